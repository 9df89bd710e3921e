import type { EditorialLibrary } from '#contract/library.ts'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import type { ReactNode } from 'react'
import { inWords } from './words.ts'

/** What no idea may say in its own words, and what is never taken for a brand's own. */
export function Wording({ library }: { library: EditorialLibrary }) {
  const { cliches, bannedClaims, placeholders, machineAddressed } = library
  const matters = [...new Set(bannedClaims.map((claim) => claim.matters))]
  return (
    <div className="grid gap-12 pt-8">
      <List name="Clichés" count={cliches.length} lead="No idea says these in its own words.">
        <Phrases phrases={cliches} />
      </List>
      <List
        name="Banned claims"
        count={bannedClaims.length}
        lead="Only a quotation may claim these: some in every piece, some where a piece is of something that needs care."
      >
        <dl className="grid gap-4">
          {matters.map((kind) => (
            <div key={kind} className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="font-semibold">{kind === 'all' ? 'Every piece' : inWords(kind)}</dt>
              <dd>
                <Phrases
                  phrases={bannedClaims.filter(({ matters }) => matters === kind).map(({ phrase }) => phrase)}
                />
              </dd>
            </div>
          ))}
        </dl>
      </List>
      <List
        name="Stand-ins"
        count={placeholders.length}
        lead="Text that stands where real text was to come is never cited. Patterns, without regard to case."
      >
        <Patterns patterns={placeholders} />
      </List>
      <List
        name="Words to machines"
        count={machineAddressed.length}
        lead="Text that speaks to a machine reading the page is never cited. Patterns, without regard to case."
      >
        <Patterns patterns={machineAddressed} />
      </List>
    </div>
  )
}

interface ListProps {
  name: string
  count: number
  lead: string
  children: ReactNode
}

const List = ({ name, count, lead, children }: ListProps) => (
  <section className="min-w-0">
    <SectionHeading aside={<p className="text-ink-2 tabular-nums">{count}</p>}>{name}</SectionHeading>
    <p className="mt-3 mb-4 max-w-[66ch] text-ink-2">{lead}</p>
    {children}
  </section>
)

const Phrases = ({ phrases }: { phrases: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {phrases.map((phrase) => (
      <li key={phrase}>{phrase}</li>
    ))}
  </ul>
)

const Patterns = ({ patterns }: { patterns: readonly string[] }) => (
  <ul className="grid gap-1">
    {patterns.map((pattern) => (
      <li key={pattern} className="border-t border-rule pt-1">
        <code className="text-small wrap-anywhere">{pattern}</code>
      </li>
    ))}
  </ul>
)
