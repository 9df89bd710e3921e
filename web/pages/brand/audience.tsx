// The brand's audience from its profile, edited in place.
import { readProfile, saveProfile } from '#contract/profile.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextArea } from '#web/components/ui/field.tsx'
import { type FormEvent, useState } from 'react'

export function Audience() {
  const profile = useRead(readProfile).data
  const [editing, setEditing] = useState(false)
  if (!profile) return null
  if (editing) return <AudienceForm audience={profile.targetAudience} onDone={() => setEditing(false)} />
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p className="max-w-[66ch] min-w-0 whitespace-pre-line wrap-anywhere">{profile.targetAudience}</p>
      <Button className="px-3.5! md:min-h-9!" onClick={() => setEditing(true)}>
        Edit
        <span className="sr-only">: target audience</span>
      </Button>
    </div>
  )
}

function AudienceForm({ audience, onDone }: { audience: string; onDone: () => void }) {
  const kept = useReadCache()
  const notify = useNotify()
  const [words, setWords] = useState(audience)
  const save = useSend(saveProfile, {
    onDone: (profile) => {
      kept.put(readProfile, profile)
      notify({ title: 'Target audience saved' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ body: { targetAudience: words } })
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4 rounded-panel bg-paper p-4 sm:p-5">
      <TextArea
        label="Target audience"
        rows={3}
        maxLength={2000}
        autoFocus
        error={save.error?.message}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="pencil" pending={save.isPending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}
