// Everything known of the brand, in the groups that marketers think in.
import type { AnswerOf } from '#contract/call.ts'
import { type BrandFact, type FactType, isTold, type readBrand } from '#contract/facts.ts'
import { opens, type Plan } from '#contract/plans.ts'
import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { FactList } from '#web/components/brand-facts/fact-list.tsx'
import { FactRow } from '#web/components/brand-facts/fact-row.tsx'
import { groups } from '#web/components/brand-facts/groups.ts'
import { PlanLock } from '#web/components/plan-lock.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { useDeferredValue, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { Asks } from './asks.tsx'
import { FilterRow } from './filter-row.tsx'
import { addressOf, filtersOf, narrowed } from './filters.ts'
import { HiddenFacts } from './hidden-facts.tsx'
import { NothingKnown } from './nothing-known.tsx'
import { Worked } from './worked.tsx'

interface KnownBrandProps {
  known: AnswerOf<typeof readBrand>
  plan: Plan
  onTell: (type: FactType | null) => void
}

export function KnownBrand({ known, plan, onTell }: KnownBrandProps) {
  const profile = useRead(readProfile).data
  const shown = known.facts.filter(({ status }) => status !== 'hidden').toSorted(byPlace)
  const hidden = known.facts.filter(({ status }) => status === 'hidden')
  const isLocked = !opens(plan, 'website')
  const isUnread = !isLocked && profile !== undefined && profile.websiteAnalysisLastUpdated === null
  return (
    <div className="grid gap-12">
      {known.facts.length === 0 && <NothingKnown plan={plan} onTell={() => onTell(null)} />}
      <div className={`grid items-start gap-4 ${known.worked.length > 0 ? 'xl:grid-cols-2' : ''}`}>
        <Asks asks={known.asks} unread={isUnread && known.facts.length > 0} onTell={onTell} />
        <Worked known={known} />
      </div>
      {shown.length > 0 && <Facts facts={shown} />}
      <HiddenFacts facts={hidden} />
      {isLocked && <PlanLock feature="website" what="reading your website and documents" />}
    </div>
  )
}

/** What people told themselves stands before what was read of them. */
const ranks = { profile: 1, website: 2, document: 3, news: 4, event: 4 } as const
const rank = (fact: BrandFact): number => (isTold(fact) ? 0 : ranks[fact.kind])
const byPlace = (one: BrandFact, other: BrandFact): number => rank(one) - rank(other)

function Facts({ facts }: { facts: readonly BrandFact[] }) {
  const filters = filtersOf(useSearch())
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search)
  const found = narrowed(facts, filters, words)
  const isNarrowed = found.length < facts.length || addressOf(filters) !== addressOf({})
  const filled = groups
    .map((group) => ({
      ...group,
      facts: group.types.flatMap((type) => found.filter((fact) => fact.type === type)),
    }))
    .filter((group) => group.facts.length > 0)
  return (
    <div className="grid gap-10">
      <div>
        <FilterRow facts={facts} filters={filters} search={search} onSearch={setSearch} />
        <div className="mt-3 flex min-h-9 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small">
          <output className={isNarrowed ? 'text-ink-2' : 'sr-only'}>
            {isNarrowed ? `${found.length} of ${facts.length} facts` : ''}
          </output>
          {isNarrowed ? (
            <Link href="/brand" className="link font-medium" onClick={() => setSearch('')}>
              Clear filters
            </Link>
          ) : (
            <nav aria-label="Groups of facts">
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {filled.map(({ id, title, facts }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="link inline-block py-1.5">
                      {title}
                    </a>{' '}
                    <span className="text-ink-2 tabular-nums">{facts.length}</span>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
      {found.length === 0 && (
        <p className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
          No fact fits these filters.
        </p>
      )}
      {filled.map(({ id, title, facts }) => (
        <section key={id} aria-labelledby={id} className="min-w-0">
          <SectionHeading id={id} aside={<p className="text-ink-2 tabular-nums">{facts.length}</p>}>
            {title}
          </SectionHeading>
          <FactList
            // Another list, not a change of this one.
            key={addressOf(filters) + words}
            facts={facts}
            what={title}
          >
            {(fact) => <FactRow key={fact.id} fact={fact} />}
          </FactList>
        </section>
      ))}
    </div>
  )
}
