import type { Evidence } from '#contract/ideas.ts'
import { safeUrl } from '../../components/safe-url.ts'
import { sourceWords } from './telling.ts'

/** The words an idea rests on and where they stand. */
export function EvidenceList({ evidence }: { evidence: Evidence[] }) {
  if (evidence.length === 0) return null
  return (
    <div className="mt-6 max-w-[66ch] rounded-slip bg-b3-tint px-5 py-4 print:break-inside-avoid print:border print:border-rule">
      <h4 className="text-small font-semibold">Rests on</h4>
      <ul className="mt-1.5 grid gap-2.5">
        {evidence.map((piece, at) => (
          <li key={at}>
            <Quote piece={piece} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The words as they stand, and where. */
export const Quote = ({ piece }: { piece: Evidence }) => (
  <>
    <q className="[quotes:'“'_'”']">{piece.quote}</q>{' '}
    <span className="text-small text-ink-2">
      {sourceWords[piece.kind]}, <Source piece={piece} />
    </span>
  </>
)

function Source({ piece }: { piece: Evidence }) {
  const url = safeUrl(piece.url)
  if (!url) return piece.label
  return (
    <a
      href={url}
      rel="nofollow noopener noreferrer"
      className="text-ink underline decoration-from-font underline-offset-2 hover:decoration-2"
    >
      {piece.label}
    </a>
  )
}
