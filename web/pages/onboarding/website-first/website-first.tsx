// Onboarding that starts with a website: it is read in the background, and what it says is offered for the form.
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { WorkProgress } from '#web/components/work-progress.tsx'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '../draft.ts'
import { FoundPanel } from './found-panel.tsx'
import { useReading } from './use-reading.ts'

interface WebsiteFirstProps {
  draft: Draft
  keep: (part: Partial<Draft>) => void
  /** Puts accepted values into the form. */
  onAccept: (part: Partial<Draft>) => void
  /** Whether the profile exists already, so that accepted values can no longer be removed here. */
  saved: boolean
  /** The error about the address. */
  error: string | undefined
}

const SHORTEST = 5

export function WebsiteFirst({ draft, keep, onAccept, saved, error }: WebsiteFirstProps) {
  const { found, running, work, failed, read } = useReading()
  const url = draft.url.trim()
  const isFound = found !== null && found.url === url
  // On another device, or if this browser has forgotten, the waiting result says which website it was.
  const takeUp = useEffectEvent((waiting: string) => {
    if (url === '') keep({ url: waiting })
  })
  const waiting = found?.url
  useEffect(() => {
    if (waiting) takeUp(waiting)
  }, [waiting])
  const start = () => {
    if (!running && url.length >= SHORTEST) read(url)
  }
  return (
    <section aria-label="Start with your website" className="mb-8 grid gap-5 border-b border-rule pb-8">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <TextField
          label="Your website (optional)"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://www.example.com"
          maxLength={2048}
          value={draft.url}
          error={error}
          onChange={(event) => keep({ url: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            start()
          }}
        />
        <Button
          tone={isFound ? 'line' : 'mark'}
          disabled={!running && url.length < SHORTEST}
          pending={running}
          onClick={start}
        >
          {running ? 'Reading' : isFound ? 'Read again' : 'Fill in from my website'}
        </Button>
        <p className="text-small text-ink-2 sm:col-span-2">
          We read your pages and suggest what to fill in. You can type below in the meantime. Nothing changes
          until you choose it.
        </p>
      </div>
      {running && (
        <WorkProgress work={work} label="Reading your website" starting="Opening the website" timed />
      )}
      {failed && (
        <Alert title="We couldn’t read this website">
          <p>{failed.message}</p>
          <p>You can also fill in the form yourself.</p>
        </Alert>
      )}
      <FoundPanel
        found={running || !isFound ? null : found}
        draft={draft}
        saved={saved}
        onAccept={onAccept}
        onTakeBack={keep}
      />
    </section>
  )
}
