import type { Evidence } from '#contract/ideas.ts'
import { safeUrl } from '../../components/safe-url.ts'
import { shownSources, sourceOf } from './report-text.ts'

/** The quotes an idea uses and their sources, folded away. */
export function EvidenceList({ evidence, open = false }: { evidence: Evidence[]; open?: boolean }) {
  const pieces = shownSources(evidence)
  if (pieces.length === 0) return null
  return (
    <details open={open} className="group mt-6 max-w-[66ch] text-small">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-medium text-ink-2 hover:text-ink">
        <svg
          aria-hidden="true"
          viewBox="0 0 10 10"
          className="size-2.5 transition-transform group-open:rotate-90"
          fill="currentColor"
        >
          <path d="m2 0 7 5-7 5z" />
        </svg>
        Sources <span className="tabular-nums">{pieces.length}</span>
      </summary>
      <ul className="grid gap-2 border-l-2 border-b3-edge pl-4">
        {pieces.map((piece, at) => (
          <li key={at}>
            <Quote piece={piece} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A quote and its source. */
export function Quote({ piece }: { piece: Evidence }) {
  const { kind, place } = sourceOf(piece)
  const url = safeUrl(piece.url)
  return (
    <>
      <q className="[quotes:'“'_'”']">{piece.quote}</q>{' '}
      <span className="text-small text-ink-2">
        {kind}
        {place && ', '}
        {place && url ? (
          <a
            href={url}
            rel="nofollow noopener noreferrer"
            className="text-ink underline decoration-from-font underline-offset-2 hover:decoration-2"
          >
            {place}
          </a>
        ) : (
          place
        )}
      </span>
    </>
  )
}
