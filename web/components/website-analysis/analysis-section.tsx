import { readProfile } from '#contract/profile.ts'
import { analysisSections, analyzeWebsite, type WebsiteAnalysis } from '#contract/website.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'

interface AnalysisSectionProps {
  name: string
  title: string
  analysis: WebsiteAnalysis
  url: string
}

/** One section of an analysis. Edits stay local until they are saved or cancelled. */
export function AnalysisSection({ name, title, analysis, url }: AnalysisSectionProps) {
  const kept = useReadCache()
  const notify = useNotify()
  const [draft, setDraft] = useState<string | null>(null)
  const save = useSend(analyzeWebsite, { onDone: () => void kept.refresh(readProfile) })
  if (!isSection(name)) return null
  const text = analysis[name]
  const saveChanges = (words: string) => {
    const body = { url, analysis: { ...analysis, [name]: words } }
    save.mutate(
      { body },
      {
        onSuccess: () => {
          setDraft(null)
          notify({ title: 'Analysis Updated' })
        },
        onError: (error) =>
          notify({
            title: 'Update Failed',
            text: 'Failed to update analysis. Please try again.',
            error,
          }),
      },
    )
  }
  return (
    <section aria-label={title} className="grid gap-x-8 gap-y-3 py-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex items-start justify-between gap-3 lg:flex-col lg:justify-start">
        <h3 className="font-display text-d3 font-semibold">{title}</h3>
        {draft === null && (
          <Button className="px-3.5 md:min-h-9!" aria-label={`Edit ${title}`} onClick={() => setDraft(text)}>
            Edit
          </Button>
        )}
      </div>
      {draft === null ? (
        <p className="max-w-[66ch] whitespace-pre-line wrap-anywhere">
          {text || (
            <span className="text-ink-2">
              We couldn’t tell this from the website. Choose Edit to write it yourself.
            </span>
          )}
        </p>
      ) : (
        <div className="grid gap-3">
          <TextArea
            label={title}
            rows={6}
            maxLength={5000}
            error={save.error?.errors[0]?.message}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className="flex gap-3">
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button
              tone="pencil"
              disabled={draft === text}
              pending={save.isPending}
              onClick={() => saveChanges(draft)}
            >
              Save Changes
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

const isSection = (name: string): name is keyof WebsiteAnalysis => name in analysisSections
