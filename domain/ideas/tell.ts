// Tells a choice as an idea that passes the gates, in what is known of the brand and its words.
import type { FormatFields } from '#contract/ideas.ts'
import { whysOf } from '#domain/library/entry.ts'
import type { Candidate } from './candidates.ts'
import type { IdeaRequest, ProposedIdea } from './engine.ts'
import { explain } from './explain.ts'
import { WHEN } from './formats/events.ts'
import { isFaultless } from './gates.ts'
import type { Known, KnownFacts } from './known-facts.ts'
import { titlesLike, type Memory } from './memory.ts'
import { realisations, type Setting } from './realise.ts'
import { evidenceOf } from './source.ts'
import type { Choice } from './spread.ts'
import { learnCasing, type Casing } from './wording/casing.ts'
import { learnShortLabels } from './wording/short-label.ts'

/** All that sentences are told in: the brand with its own casing and short names, the memory, the day. `lemmas` are what the library speaks of. */
export function settingOf(
  { brand, today, seed }: Pick<IdeaRequest, 'brand' | 'today' | 'seed'>,
  facts: KnownFacts,
  memory: Memory,
  lemmas: ReadonlySet<string>,
): Setting {
  const inSentence = learnCasing(
    facts.standing.map(({ fact }) => fact.quote),
    lemmas,
  )
  const short = learnShortLabels(
    facts.standing.flatMap(({ fact }) => (fact.slots.amount === undefined ? [] : (fact.slots.label ?? []))),
  )
  const casing: Casing = (label) => inSentence(short(label))
  return { brand, facts: facts.standing, casing, memory, today, seed }
}

/** The first way of telling the choice that passes the gates and has a title unlike the others of this delivery. */
export function tell(
  choice: Choice,
  told: readonly ProposedIdea[],
  setting: Setting,
  tradeName: string,
): ProposedIdea | null {
  const { candidate, format, objective } = choice
  const { entry, id } = candidate.listed
  for (const { supporting, ...realised } of realisations(choice, setting)) {
    const isLike = titlesLike(realised.title)
    if (told.some((other) => other.shape === realised.shape || isLike(other.title))) continue
    const cited = citedIn(candidate, supporting)
    const evidence = cited.map((fact) => evidenceOf(fact, setting.brand.name))
    const ground = groundOf(candidate, cited, setting, realised.formatFields)
    if (!isFaultless({ ...realised, evidence }, ground)) continue
    return {
      ...realised,
      key: { subject: candidate.subject, entry: id, stage: entry.stage, format, objective },
      contentType: format,
      objective,
      evidence,
      explanation: explain(choice, tradeName, setting.memory.isEmpty),
      engine: 'built-in',
    }
  }
  return null
}

const citedIn = ({ first, second }: Candidate, supporting: readonly Known[]) =>
  [first, ...(second === null ? [] : [second]), ...supporting].map(({ fact }) => fact)

function groundOf(
  { listed: { entry }, first }: Candidate,
  facts: ReturnType<typeof citedIn>,
  { brand, today }: Setting,
  fields: FormatFields,
) {
  const day = fields.find(({ label }) => label === WHEN)?.lines ?? []
  const { occasion = '', day: date = '' } = first.values
  const worked = [first.worked?.sum ?? '', occasion, date, ...day].join('\n')
  const written = [
    entry.question,
    ...whysOf(entry),
    entry.angle,
    ...entry.titles,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.tasks,
    ...entry.objections,
  ].join('\n')
  return { brand, facts, worked, written, sensitivity: entry.sensitivity, today }
}
