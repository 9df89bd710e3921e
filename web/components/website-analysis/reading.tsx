import type { AnalysisAnswer } from '#contract/website.ts'
import type * as z from 'zod/mini'
import { safeUrl } from '../safe-url.ts'
import { otherLanguageNote, readingTime } from './reading-text.ts'
import { Disclosure } from '../ui/disclosure.tsx'

/** What the last reading found, and what it left out. */
export function Reading({ reading }: { reading: z.output<typeof AnalysisAnswer> }) {
  const { pages, facts, offerings, notes, language } = reading
  return (
    <div className="grid gap-3 rounded-panel bg-paper p-5">
      <p>
        <span className="mk font-medium">
          {facts} {facts === 1 ? 'fact' : 'facts'}
        </span>{' '}
        found. {readingTime(reading)}
      </p>
      {language && <p>{otherLanguageNote(language)}</p>}
      {offerings.length > 0 && (
        <p className="wrap-anywhere">
          <span className="text-ink-2">Products and services found: </span>
          {offerings.join(', ')}
        </p>
      )}
      {notes.length > 0 && (
        <div>
          <p className="font-medium">Left out</p>
          <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary="Pages read">
        <ul className="grid gap-1.5">
          {pages.map((page) => (
            <li key={page.url} className="wrap-anywhere">
              <PageLink {...page} />
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function PageLink({ url, title }: { url: string; title: string }) {
  const address = safeUrl(url)
  if (!address) return title || url
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {title || url}
    </a>
  )
}
