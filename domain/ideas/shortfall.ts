// What is said when there are fewer ideas than were asked for: which facts would open more, counted on the library itself.
import type { FactType } from '#contract/facts.ts'
import { objectives as objectiveNames } from '#contract/content.ts'
import type { EvidenceType } from '#domain/library/entry.ts'
import { findCandidates, fits, type Candidate, type Listed, type Wanted } from './candidates.ts'
import type { KnownFact } from './known-facts.ts'
import { inWords } from './wording/count.ts'

export interface Supply {
  entries: readonly Listed[]
  wanted: Wanted
  facts: readonly KnownFact[]
  /** Candidates that memory still allows. */
  open: readonly Candidate[]
  /** How many there were before memory was asked. */
  found: number
  asked: number
  made: number
}

/** One or two sentences, or null when all came. */
export function shortfallOf(supply: Supply): string | null {
  const { asked, made } = supply
  if (made >= asked) return null
  return `${openingOf(supply)} ${adviceOf(supply)}`
}

function openingOf({ facts, asked, made, open, found }: Supply): string {
  if (facts.length === 0) return 'There is nothing verified about this brand to build an idea on yet.'
  const isTold = open.length < found
  if (made === 0) {
    return isTold
      ? 'Everything known of this brand has been told in every way that fits it, and nothing is repeated.'
      : 'What is known of this brand opens no idea in these formats and objectives yet.'
  }
  const came = `Only ${inWords(made)} of ${inWords(asked)} ideas this time`
  return isTold
    ? `${came}: more would have repeated what you had.`
    : `${came}: what is known so far opens no more.`
}

/** What one more fact of a type would surely open: moves by type alone. Questions ask for a matter, so they count as "up to". */
export interface Gain {
  type: FactType
  facts: 1 | 2
  surely: number
  atMost: number
}

function adviceOf(supply: Supply): string {
  const gains = gainsOf(supply)
  const [best, next] = gains
  if (best === undefined) return otherObjectives(supply)
  const other = gains.find(({ type }) => type !== best.type)
  const either = other !== undefined && other.surely === best.surely && other.atMost === best.atMost
  const asks = either ? `${askFor(best)} or ${askFor(other)}` : askFor(best)
  const second =
    !either && next !== undefined && other !== undefined
      ? ` ${capital(askFor(other))} would open ${amount(other)}.`
      : ''
  return `${advice(asks, best)}${second}`
}

/** "Add two prices with what they are for and up to nine more ideas open up." */
export const adviceFor = (gain: Gain): string => advice(askFor(gain), gain)

const advice = (asks: string, gain: Gain): string =>
  `Add ${asks} and ${amount(gain)} more ${gain.atMost === 1 ? 'idea opens' : 'ideas open'} up.`

/** Fact types by how many closed entries they would open, best first. */
export function gainsOf({
  entries,
  wanted,
  facts,
  open,
}: Pick<Supply, 'entries' | 'wanted' | 'facts' | 'open'>): Gain[] {
  const isOpen = new Set(open.map(({ listed }) => listed.id))
  const fitting = entries.filter(({ id, entry }) => {
    const { formats, objectives } = fits(entry, wanted)
    return !isOpen.has(id) && formats.length > 0 && objectives.length > 0
  })
  const has = (types: readonly EvidenceType[]) => facts.some(({ type }) => types.includes(type))
  return askable
    .flatMap((type) =>
      ([1, 2] as const).map((count) => {
        const opened = fitting.filter(({ entry: { needs } }) => {
          if (!needs.types.includes(type)) return false
          return (
            needs.second === undefined || has(needs.second) || (count === 2 && needs.second.includes(type))
          )
        })
        const surely = opened.filter(({ isMove }) => isMove).length
        return { type, facts: count, surely, atMost: opened.length }
      }),
    )
    .filter(({ atMost }) => atMost > 0)
    .toSorted(
      (one, other) => other.surely - one.surely || other.atMost - one.atMost || one.facts - other.facts,
    )
}

/** When no fact would help, the choice of formats and objectives is what closes the rest. */
function otherObjectives({ entries, wanted, facts }: Supply): string {
  const names = Object.keys(objectiveNames).flatMap((name) => asObjective(name))
  const closed = names.filter((objective) => !wanted.objectives.includes(objective))
  const gains = closed
    .map((objective) => ({
      objective,
      count: countWith(entries, facts, { ...wanted, objectives: [objective] }),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  const [best] = gains
  if (best === undefined)
    return 'Every way this product has of telling your facts has been used; new facts would open it again.'
  return `Choose the objective ${objectiveNames[best.objective]} as well and ${inWords(best.count)} more ways of telling your facts open up.`
}

function countWith(entries: readonly Listed[], facts: readonly KnownFact[], wanted: Wanted): number {
  return new Set(findCandidates(entries, facts, wanted).map(({ listed }) => listed.id)).size
}

const asObjective = (name: string): (keyof typeof objectiveNames)[] =>
  name === 'entertain' || name === 'inspire' || name === 'educate' || name === 'inform' ? [name] : []

function amount({ surely, atMost }: Gain): string {
  if (surely === atMost) return inWords(surely)
  if (surely === 0) return `up to ${inWords(atMost)}`
  return atMost > 12 ? `${surely} to ${atMost}` : `${inWords(surely)} to ${inWords(atMost)}`
}

const askFor = ({ type, facts }: Gain) => asks[type]?.[facts - 1] ?? ''
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How one and two facts of a type are asked for. A type that nobody can be asked for is not here. */
const asks: Partial<Record<FactType, readonly [string, string]>> = {
  'labelled-price': ['a price with what it is for', 'two prices with what they are for'],
  person: [
    'a person by name with a sentence on what they do',
    'two people by name with a sentence on what each does',
  ],
  founded: ['the year you started', 'the year you started'],
  'name-origin': ['the story of your name', 'the story of your name'],
  quantity: ['a count of something you do', 'two counts of things you do'],
  'customer-question': ['a question that people ask you', 'two questions that people ask you'],
  process: ['how something is made or done', 'how two things are made or done'],
  promise: ['a promise you make', 'two promises you make'],
  guarantee: ['a guarantee you give', 'two guarantees you give'],
  award: ['an award with its year', 'two awards with their years'],
  hours: ['your opening hours', 'your opening hours'],
  place: ['a place you work in or come from', 'two places you work in'],
  free: ['something you give for free', 'two things you give for free'],
  contrast: ['what you do differently from others', 'two things you do differently from others'],
  offer: ['the name of a product or service', 'the names of two products or services'],
  objection: ['a doubt that people have', 'two doubts that people have'],
}

/** Asked for in this order where two would open as much. */
const askable: readonly FactType[] = [
  'labelled-price',
  'person',
  'customer-question',
  'process',
  'quantity',
  'promise',
  'founded',
  'name-origin',
  'award',
  'guarantee',
  'offer',
  'place',
  'contrast',
  'free',
  'hours',
  'objection',
]
