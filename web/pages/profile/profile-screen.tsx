import type { User } from '#contract/account.ts'
import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { DocumentAnalysis } from '#web/components/document-analysis/document-analysis.tsx'
import { showAtFields } from '#web/components/field-errors.ts'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { WebsiteAnalysis } from '#web/components/website-analysis/website-analysis.tsx'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { useLocation, useSearch } from 'wouter'
import { ContentTab } from './content-tab.tsx'
import { GeneralTab } from './general-tab.tsx'
import { forgetUnsavedChanges, useKeepUnsavedChanges, useUnsavedChanges } from './unsaved-changes.ts'
import {
  addressOf,
  allFields,
  changedOf,
  fieldsOf,
  generalFields,
  tabsOf,
  useProfileForm,
} from './profile-form.ts'
import { ScheduleTab } from './schedule-tab.tsx'
import { SaveSettings } from './save-settings.tsx'

export function ProfileScreen({ profile, user }: { profile: Profile; user: User }) {
  const { plan } = user
  const kept = useReadCache()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const changes = useUnsavedChanges(profile.id)
  const [editing, setEditing] = useState(generalFields.some((name) => name in changes))
  const [url, setUrl] = useState(profile.websiteAnalysisUrl ?? profile.companyWebsite ?? '')
  const form = useProfileForm(profile, plan)
  const { dirtyFields, isDirty } = useFormState({ control: form.control })
  const save = useSend(saveProfile, {
    onDone: (saved) => {
      kept.put(readProfile, saved)
      forgetUnsavedChanges(profile.id)
    },
  })
  useKeepUnsavedChanges(profile.id, () => changedOf(dirtyFields), form, save.isPending)
  const [before] = useState(() => ({ ...fieldsOf(profile, plan), ...changes }))
  useEffect(() => form.reset(before, { keepDefaultValues: true }), [form, before])

  // Shows what other cards save, such as an accepted suggestion. Unsaved typing stays.
  useEffect(
    () => form.reset(fieldsOf(profile, plan), { keepDirtyValues: true, keepDirty: true }),
    [form, profile, plan],
  )

  const submit = form.handleSubmit(
    (fields) => {
      const body = Object.fromEntries(changedOf(dirtyFields).map((name) => [name, fields[name]]))
      save.mutate(
        { body },
        {
          onSuccess: (saved) => {
            form.reset(fieldsOf(saved, plan))
            setEditing(false)
            notify({ title: 'All settings saved successfully' })
          },
          onError: (error) => {
            if (showAtFields(form, error)) return
            notify({ title: 'Error', text: 'Failed to save settings.', error })
          },
        },
      )
    },
    (errors) => {
      const wrong = allFields.filter((name) => errors[name])
      if (generalFields.some((name) => wrong.includes(name))) setEditing(true)
      navigate(addressOf(wrong), { replace: true })
    },
  )
  return (
    <FormProvider {...form}>
      <div ref={useTabInSight()}>
        <Tabs
          label="Profile"
          aside={
            <SaveSettings
              changed={isDirty}
              unsaved={tabsOf(changedOf(dirtyFields))}
              pending={save.isPending}
              saved={save.isSuccess}
              onSave={() => void submit()}
            />
          }
          tabs={[
            {
              id: 'general',
              label: 'General',
              content: (
                <GeneralTab
                  user={user}
                  profile={profile}
                  editing={editing}
                  onEdit={() => setEditing(true)}
                  onCancel={() => {
                    for (const name of generalFields) form.resetField(name)
                    setEditing(false)
                  }}
                />
              ),
            },
            { id: 'content', label: 'Content', content: <ContentTab profile={profile} plan={plan} /> },
            {
              id: 'website',
              label: 'Website',
              content: opens(plan, 'website') ? (
                <WebsiteAnalysis profile={profile} url={url} onUrl={setUrl} headed />
              ) : (
                <PlanLock feature="website" what="website analysis" />
              ),
            },
            {
              id: 'documents',
              label: 'Documents',
              content: opens(plan, 'documents') ? (
                <DocumentAnalysis headed />
              ) : (
                <PlanLock feature="documents" what="document analysis" />
              ),
            },
            {
              id: 'schedule',
              label: 'Schedule',
              content: <ScheduleTab user={user} profile={profile} />,
            },
          ]}
        />
      </div>
    </FormProvider>
  )
}

/** Five tabs are wider than a phone, so the open one is scrolled into view. */
function useTabInSight() {
  const box = useRef<HTMLDivElement>(null)
  const search = useSearch()
  useEffect(() => {
    // Without a query it is the first tab, which is visible anyway.
    if (!search) return
    const open = box.current?.querySelector('[role="tab"][data-state="active"]')
    open?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [search])
  return box
}
