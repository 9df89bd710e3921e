// A sentence with neither name nor figure is made this brand's own by the fact that stands nearest to it.
import type { Fact } from '#contract/facts.ts'
import { once } from '#domain/once.ts'
import { ENOUGH, PLENTY, TOGETHER, weightIn } from './anchors.ts'
import { conceptsIn, sharedConcepts } from './concepts.ts'
import type { Known } from './known-facts.ts'
import { isAbout } from './same-person.ts'
import { chanceOf } from './seeded.ts'

/**
 * The fact to show beside a plain one: of the same matter, the nearer and the more telling the better. Else somebody whose job or words
 * are of the matter and who can be asked, never the one whom the plain fact is about. Null where nothing belongs beside it within reach.
 */
export const companionOf = (plain: Known, facts: readonly Known[], reach: Reach): Known | null =>
  companionsIn(facts)({ plain, reach })

/** How far to look: for what is of the matter alone, also for what merely stands near, or for anybody of the brand as well. */
export type Reach = 'matter' | 'near' | 'anybody'

/** Many entries tell the same fact: what stands beside it is looked for once. */
const companionsIn = once(
  (facts: readonly Known[]) => {
    const known = setApart(facts)
    return once((asked: Asked) => companionAmong(known, asked), {
      by: ({ plain, reach }) => `${plain.fingerprint} ${reach}`,
    })
  },
  { most: 4 },
)

interface Asked {
  plain: Known
  reach: Reach
}

function companionAmong(known: SetApart, { plain, reach }: Asked): Known | null {
  const near = known.things
    .filter((other) => (reach === 'matter' ? isOfOneMatter(plain, other, known) : standsNear(plain, other)))
    .filter((other) => isFit(plain, other))
    .map((other) => ({
      other,
      worth: 3 * nearness(plain, other) + 2 * Math.min(other.weight, PLENTY) + 2 * turn(plain, other),
    }))
    .toSorted((one, other) => other.worth - one.worth)
  // What barely makes an idea this brand's own is taken only where nobody can be named.
  const surely = near.find(({ other }) => other.weight > TOGETHER)
  if (surely !== undefined) return surely.other
  // Beside one of the brand's people another says nothing of them.
  if (plain.fact.type === 'person' && reach === 'matter') return near[0]?.other ?? null
  const voices = known.people
    .filter((voice) => isFit(plain, voice.known))
    .toSorted((one, other) => turn(plain, other.known) - turn(plain, one.known))
  const voice = voices.find((one) => hasToDoWith(plain, one, known))
  const any = reach === 'anybody' ? voices[0] : undefined
  return voice?.known ?? any?.known ?? near[0]?.other ?? null
}

interface SetApart {
  things: readonly Known[]
  people: readonly Voice[]
  /** What so many of the facts speak of that two of them have nothing in common by it. */
  common: ReadonlySet<string>
}

interface Voice {
  known: Known
  /** What they do, without the words that any job has. */
  does: ReadonlySet<string>
}

/** What can stand beside anything, and who. An address says nothing more of any matter, and hours nothing but hours. */
function setApart(facts: readonly Known[]): SetApart {
  const able = facts.filter(
    ({ fact, isWhole }) =>
      isWhole &&
      fact.voice === 'brand' &&
      fact.quote.length <= 220 &&
      fact.type !== 'hours' &&
      fact.type !== 'place' &&
      !isAddress(fact.quote),
  )
  const many = Math.max(3, facts.length / 15)
  const times = new Map<string, number>()
  for (const { inQuote } of facts)
    for (const concept of inQuote) times.set(concept, (times.get(concept) ?? 0) + 1)
  const spoken = [...times].filter(([, count]) => count > many).map(([concept]) => concept)
  return {
    common: new Set([...anyMatter, ...spoken]),
    things: able.filter(({ fact }) => fact.type !== 'person'),
    people: able
      .filter(({ fact }) => fact.type === 'person' && / /.test(fact.slots.person ?? ''))
      .map((known) => ({ known, does: conceptsOfJob(known.fact.slots.role ?? '') })),
  }
}

/** "The Old Mill, Tenter Lane, Oxenroyd": parts that all begin as names do. */
function isAddress(quote: string): boolean {
  const parts = quote.split(', ')
  return parts.length >= 3 && parts.every((part) => /^[\p{Lu}\d(]/u.test(part))
}

const conceptsOfJob = (role: string): ReadonlySet<string> =>
  new Set([...conceptsIn(role).keys()].filter((concept) => !anyJob.has(concept)))

/** Words of any sentence. */
const anyMatter: ReadonlySet<string> = new Set(
  conceptsIn(
    'day week month year hour minute time night morning evening first last half whole two three people person nobody everybody anybody' +
      ' man woman thing go come make take get give keep look work pay stay ask' +
      ' monday tuesday wednesday thursday friday saturday sunday',
  ).keys(),
)

const anyJob: ReadonlySet<string> = new Set(
  conceptsIn(
    'founder owner boss manager director head chief lead leader chair coordinator officer adviser assistant apprentice deputy principal' +
      ' partner staff team member work worker office workshop shop studio practice room',
  ).keys(),
)

/** They do what the fact speaks of, say two words of its matter, or stand under the same heading. */
const hasToDoWith = (plain: Known, { known, does }: Voice, all: SetApart): boolean =>
  isJobOf(does, plain) || isUnderSameHeading(plain, known) || isOfOneMatter(plain, known, all)

/** At least half of their job: somebody who designs heat pumps is not asked about every kind of heating. */
const isJobOf = (does: ReadonlySet<string>, { inQuote }: Known): boolean =>
  does.size > 0 && 2 * does.intersection(inQuote).size >= does.size

/** Two words that not everything here speaks of, or one under the same heading; what stands under a question is its answer. */
function isOfOneMatter(plain: Known, other: Known, { common }: SetApart): boolean {
  if (answers(other, plain.fact)) return true
  const shared = plain.inQuote.intersection(other.inQuote).difference(common)
  return shared.size >= (isUnderSameHeading(plain, other) ? 1 : 2)
}

/** Under the same heading, or of matter that has as much in common. */
const standsNear = (plain: Known, other: Known): boolean =>
  nearness(plain, other) >= (isOnSamePage(plain, other) ? 2 : 3)

/** By chance, but the same for the same two: else one telling fact would stand beside all the plain ones. */
const turn = (plain: Known, other: Known): number => chanceOf(plain.fingerprint + other.fingerprint)

const isOnSamePage = ({ fact }: Known, other: Known): boolean => fact.place.of === other.fact.place.of

const isUnderSameHeading = (plain: Known, other: Known): boolean =>
  other.fact.heading !== '' && other.fact.heading === plain.fact.heading && isOnSamePage(plain, other)

/** It must make the idea this brand's own by the words that are shown, and answer nothing that was not asked. */
const isFit = ({ fact, fingerprint, weight }: Known, other: Known): boolean =>
  other.fingerprint !== fingerprint &&
  other.fact.flags.every((flag) => fact.flags.includes(flag)) &&
  other.fact.quote !== fact.quote &&
  !isElsewhereAnswered(fact, other.fact) &&
  !(fact.type === 'customer-question' && other.fact.type !== 'person' && !answers(other, fact)) &&
  !(fact.type === 'hours' && ofDays.test(other.fact.quote)) &&
  !(other.fact.type === 'person' && isAbout(fact, other.fact.slots.person ?? '')) &&
  weight + weightIn(other.fact.quote, other.telling) >= (answers(other, fact) ? ENOUGH : TOGETHER)

/** What stands under a question is its answer. */
const answers = ({ fact: { heading } }: Known, { quote }: Fact): boolean =>
  heading !== '' && heading === quote

/** What stands under a question answers no other. */
const isElsewhereAnswered = ({ heading, quote }: Fact, other: Fact): boolean =>
  other.heading.endsWith('?') && other.heading !== heading && other.heading !== quote

/** When a class or a round goes is not when somebody is there. */
const ofDays = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/

function nearness(plain: Known, other: Known): number {
  const { heading } = other.fact
  const isTogether = (heading !== '' && heading === plain.fact.heading) || answers(other, plain.fact)
  return 2 * Number(isTogether) + sharedConcepts(plain.concepts, other.concepts).length
}
