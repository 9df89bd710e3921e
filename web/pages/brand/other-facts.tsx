// Facts that are not on the card: documents' internal ones, those ideas don't use, and hidden ones.
import type { BrandFact, Unused } from '#contract/brand.ts'
import { isAddedByUser } from '#contract/facts.ts'
import { FactSource } from '#web/components/brand-card/fact-source.tsx'
import { sortFor } from '#web/components/brand-card/sorts.ts'
import { useCard } from '#web/components/brand-card/use-card.ts'
import { UseFactInContent } from '#web/components/brand-card/value-details.tsx'
import { ValueForm } from '#web/components/brand-card/value-form.tsx'
import { factsByQuote } from '#web/components/facts-by-quote.ts'
import { useKeepFocus } from '#web/components/use-keep-focus.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { type ReactNode, useState } from 'react'

interface FactsProps {
  facts: readonly BrandFact[]
}

export function FromDocuments({ facts }: FactsProps) {
  const internal = facts.filter(({ status, visibility }) => status !== 'hidden' && visibility === 'internal')
  const sentences = new Map(factsByQuote(internal).map((same) => [same[0], same]))
  return (
    <Folded summary="From documents, not used yet" facts={[...sentences.keys()]}>
      {(fact) => <UseFactInContent facts={sentences.get(fact) ?? [fact]} />}
    </Folded>
  )
}

const reasons: Readonly<Record<Unused, string>> = {
  hypothetical: 'Given as an example',
  dated: 'Out of date',
  'third-party': 'Said by someone else',
  'small-print': 'Small print or a notice',
  'other-hours': 'Your other opening hours are used',
  'other-year': 'Another year is used',
  'no-place': 'Not useful for ideas yet',
}

export function NotUsed({ facts }: FactsProps) {
  const unused = facts.filter(
    (fact) =>
      fact.status !== 'hidden' && fact.visibility === 'public' && fact.value === null && !isInProfile(fact),
  )
  return (
    <Folded summary="Not used in ideas" facts={unused}>
      {(fact) => <Unusable fact={fact} />}
    </Folded>
  )
}

function Unusable({ fact }: { fact: BrandFact }) {
  const { hide } = useCard()
  const [correcting, setCorrecting] = useState(false)
  if (correcting)
    return (
      <div className="w-full">
        <ValueForm sort={sortFor(fact)} fact={fact} onDone={() => setCorrecting(false)} />
      </div>
    )
  return (
    <>
      {fact.unused && <p className="text-small font-medium">{reasons[fact.unused]}</p>}
      <span className="flex gap-2">
        {fact.unused !== 'third-party' && (
          <Act fact={fact} onClick={() => setCorrecting(true)}>
            Correct
          </Act>
        )}
        <Act fact={fact} onClick={() => hide({ text: fact.quote, facts: [fact] })}>
          Hide
        </Act>
      </span>
    </>
  )
}

/** Facts from the profile are shown and edited in the profile. */
const isInProfile = (fact: BrandFact) => fact.kind === 'profile' && !isAddedByUser(fact)

export function Hidden({ facts }: FactsProps) {
  const { show } = useCard()
  return (
    <Folded summary="Hidden" facts={facts.filter(({ status }) => status === 'hidden')}>
      {(fact) => (
        <Act fact={fact} onClick={() => show([fact])}>
          Show again
        </Act>
      )}
    </Folded>
  )
}

interface FoldedProps extends FactsProps {
  summary: string
  children: (fact: BrandFact) => ReactNode
}

function Folded({ summary, facts, children }: FoldedProps) {
  const [open, setOpen] = useState(false)
  const box = useKeepFocus<HTMLUListElement>(facts.map(({ id }) => id))
  if (facts.length === 0) return null
  return (
    <Disclosure summary={`${summary} (${facts.length})`} open={open} onToggle={setOpen}>
      {open && (
        <ul ref={box} tabIndex={-1} className="divide-y divide-rule border-t border-rule outline-none">
          {facts.map((fact) => (
            <li key={fact.id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1 py-3">
              <div className="min-w-0 flex-1 basis-72">
                <p tabIndex={-1} data-entry className="max-w-[66ch] outline-offset-4 wrap-anywhere">
                  {fact.quote}
                </p>
                <p className="text-small text-ink-2">
                  <FactSource fact={fact} />
                </p>
              </div>
              <div className="flex max-w-full flex-wrap items-center gap-x-4 has-[form]:w-full">
                {children(fact)}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}

const Act = ({ fact, onClick, children }: { fact: BrandFact; onClick: () => void; children: string }) => (
  <Button className="px-3.5! md:min-h-9!" onClick={onClick}>
    {children}
    <span className="sr-only">: {fact.quote}</span>
  </Button>
)
