// What an idea rests on, and for its owner why it was chosen.
import type { Evidence, Idea } from '#contract/ideas.ts'
import type * as z from 'zod/mini'
import { safeUrl } from './safe-url.ts'
import { Disclosure } from './ui/disclosure.tsx'

const kinds: Record<z.output<typeof Evidence>['kind'], string> = {
  profile: 'From your profile',
  website: 'From your website',
  document: 'From a document',
  event: 'From the calendar',
  news: 'From the news',
}

export function WhyThisIdea({ idea }: { idea: Pick<Idea, 'evidence' | 'explanation' | 'engine'> }) {
  const { evidence, explanation, engine } = idea
  if (!evidence.length && !explanation) return null
  return (
    <Disclosure summary="Why this idea">
      <div className="grid max-w-[66ch] gap-5 border-l-2 border-rule pl-4">
        {explanation && <p>{explanation.because}</p>}
        {evidence.length > 0 && (
          <ul className="grid gap-4">
            {evidence.map((piece, index) => (
              <EvidencePiece key={index} {...piece} />
            ))}
          </ul>
        )}
        {explanation && explanation.reasons.length > 0 && (
          <ul className="grid list-disc gap-1 pl-5">
            {explanation.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {explanation && <Scores scores={explanation.scores} />}
        <p className="text-small text-ink-2">
          {engine === 'built-in' ? 'Written by the built-in engine.' : `Written by ${engine}.`}
        </p>
      </div>
    </Disclosure>
  )
}

function EvidencePiece({ kind, label, quote, url }: z.output<typeof Evidence>) {
  const address = safeUrl(url)
  return (
    <li>
      <blockquote className="wrap-anywhere">
        <span className="mk">{quote}</span>
      </blockquote>
      <p className="mt-1 text-small text-ink-2 wrap-anywhere">
        {kinds[kind]}:{' '}
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
            {label}
          </a>
        ) : (
          label
        )}
      </p>
    </li>
  )
}

function Scores({ scores }: { scores: Record<string, number> }) {
  const parts = Object.entries(scores)
  if (!parts.length) return null
  return (
    <dl className="grid gap-1.5 text-small">
      {parts.map(([name, score]) => (
        <div key={name} className="grid grid-cols-[minmax(0,9rem)_1fr_2.5rem] items-center gap-3">
          <dt className="truncate text-ink-2">{inWords(name)}</dt>
          <dd className="col-span-2 grid grid-cols-subgrid items-center">
            <span aria-hidden="true" className="h-1.5 rounded-full bg-rule">
              <span
                className="block h-full rounded-full bg-kind"
                style={{ width: `${Math.min(1, Math.max(0, score)) * 100}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{score.toFixed(2)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** "formatFit" and "format-fit" read as "Format fit". */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
