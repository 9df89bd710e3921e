// What became of a fact and what keeps it out of ideas, in words.
import { type BrandFact, isTold, type Unused } from '#contract/facts.ts'
import { Tick } from '../strokes.tsx'

const reasons: Readonly<Record<Unused, string>> = {
  hypothetical: 'it is told as an example',
  dated: 'it names a year that is over',
  'third-party': 'somebody else says it of you',
  customer: 'ideas don’t speak in a customer’s words',
  'small-print': 'it reads like small print or a notice',
}

export function FactStanding({ fact }: { fact: BrandFact }) {
  const isOwn = isTold(fact)
  return (
    <>
      {fact.status === 'confirmed' && !isOwn && (
        <span className="font-semibold text-moss">
          <Tick className="mr-1.5 inline-block" />
          Confirmed
        </span>
      )}
      {fact.original && (
        <span className="wrap-anywhere">
          <span className="font-semibold text-ink">Edited.</span> It says “{fact.original.quote}”
        </span>
      )}
      {fact.voice === 'customer' && <span className="font-semibold text-ink">Customer’s words</span>}
      {fact.kind === 'document' && fact.visibility === 'internal' && (
        <span className="font-semibold text-ink">From a document: not published</span>
      )}
      {fact.unused && (
        <span>
          <span className="font-semibold text-ink">Not used:</span> {reasons[fact.unused]}
        </span>
      )}
    </>
  )
}
