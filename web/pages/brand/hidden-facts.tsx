import type { BrandFact } from '#contract/facts.ts'
import { FactList } from '#web/components/brand-facts/fact-list.tsx'
import { FactPlace } from '#web/components/brand-facts/fact-place.tsx'
import { Act } from '#web/components/brand-facts/fact-row.tsx'
import { useFacts } from '#web/components/brand-facts/use-facts.ts'
import { Disclosure } from '#web/components/ui/disclosure.tsx'

/** What no idea draws on because somebody said so, and the way back. */
export function HiddenFacts({ facts }: { facts: readonly BrandFact[] }) {
  const { show } = useFacts()
  if (facts.length === 0) return null
  return (
    <Disclosure summary={`Hidden (${facts.length})`}>
      <FactList facts={facts} what="Hidden">
        {(fact) => (
          <li key={fact.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p tabIndex={-1} data-claim className="max-w-[66ch] outline-offset-4 wrap-anywhere">
                {fact.quote}
              </p>
              <p className="text-small text-ink-2">
                <FactPlace fact={fact} />
              </p>
            </div>
            <div className="-mx-2.5">
              <Act fact={fact} onClick={() => show(fact)}>
                Show again
              </Act>
            </div>
          </li>
        )}
      </FactList>
    </Disclosure>
  )
}
