// Combines the news words of all trades in one index, so that a text has to be read only once to find all of
// them.
import { stepToLemma } from '../language/lemma.ts'
import { accountingAndFinance, legal, property } from './advice-and-property.ts'
import { agencyAndConsulting } from './agency-and-consulting.ts'
import { artsAndVenues, events } from './arts-and-events.ts'
import { beauty } from './beauty.ts'
import { charity } from './charity.ts'
import type { Field } from './field.ts'
import { manufacturing, otherServices, publicAndFaith, retail, software } from './firms-and-shops.ts'
import { fitness } from './fitness.ts'
import { foodAndDrink } from './food-and-drink.ts'
import { anySmallFirm, nonTradeTopics } from './non-trade-topics.ts'
import { health } from './health.ts'
import { idioms } from './idioms.ts'
import { farmingAndGarden, pets } from './land-and-animals.ts'
import { childcare, education } from './learning-and-childcare.ts'
import { staysAndVisits } from './stays-and-visits.ts'
import { tradesAndBuilding } from './trades-and-building.ts'
import { automotive } from './vehicles.ts'

/** Groups of related trades, which get each other's news. */
const families: readonly (readonly Field[])[] = [
  foodAndDrink, health, fitness, tradesAndBuilding, agencyAndConsulting, ...charity.map((field) => [field]), legal, accountingAndFinance, property, education, childcare,
  beauty, staysAndVisits, artsAndVenues, events, farmingAndGarden, pets, automotive, software, manufacturing, retail, publicAndFaith, otherServices,
] // prettier-ignore

export const SURE = 2
export const LIKELY = 1

/** What a term shows: a trade or topic, and how reliably. */
export interface Sign {
  field: string
  weight: number
}

interface Term {
  words: readonly string[]
  signs: Sign[]
  /** A set phrase has a meaning of its own, so the words in it don't count separately. */
  isSetPhrase: boolean
}

/** A term that was found in a text, with the positions of its words. */
export interface Found {
  term: Term
  from: number
  to: number
}

const ANY_WORD = '*'
/** Separates a headline from the text after it, so that no phrase is found across both. */
export const BREAK = '¶'

/** Splits a text into words in their base form. Hyphens separate words. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*|[¶*]/gu) ?? []).map((word) => lemmaOf(word))

function lemmaOf(word: string): string {
  const known = lemmas.get(word)
  if (known !== undefined) return known
  if (lemmas.size >= MOST_KNOWN) lemmas.clear()
  const lemma = lemmaFor(word)
  lemmas.set(word, lemma)
  return lemma
}

/**
 * Texts use the same words again and again, so base forms are cached. The cache is emptied once rare words
 * have filled it.
 */
const lemmas = new Map<string, string>()
const MOST_KNOWN = 50_000

function lemmaFor(word: string): string {
  if (namedByDoing.has(word)) return word
  const next = stepToLemma(word)
  return next === word ? word : lemmaFor(next)
}

/**
 * Trades whose name looks like a form of another word, such as marketing and "market". Only the full name
 * matches.
 */
const namedByDoing: ReadonlySet<string> = new Set(
  `accounting acting ageing advertising baking banking befriending booking bouldering boxing branding breathing brewing briefing building
  camping casting catering charging climbing clothing coaching coding conveyancing cooking counselling cycling dancing decking dining
  drawing dressing driving dying eating engineering farming fencing filling fitting fishing flooring framing funding fundraising gardening
  giving glazing grooming growing hairdressing hearing heating hedging hosting housing hunting ironing joining kneading knitting lambing
  landscaping learning lending letting lighting listing manufacturing marketing milking milling motoring moulding mourning nursing
  packaging painting paving parenting parking piercing planning planting plastering plumbing pricing printing publishing quilting
  recording recruiting reading rendering riding roasting roofing rowing running sailing scaffolding screening servicing shipping
  shooting shopping singing stretching swimming tailoring tanning teaching teething tiling touring training tuning tutoring viewing
  voicing volunteering waxing weaning weaving wedding welding whitening wiring writing`.split(/\s+/),
)

/** Finds terms in texts. The terms are indexed by their first words. */
class Terms {
  readonly #byFirst = new Map<string, Term[]>()
  readonly #all = new Map<string, Term>()

  add(list: string, sign: Sign | null, isSetPhrase = false): void {
    for (const text of list.split(',')) {
      const words = wordsOf(text)
      const [first] = words
      if (first === undefined) continue
      const term = this.#termOf(words, first)
      if (isSetPhrase && words.length > 1) term.isSetPhrase = true
      const before = term.signs.find(({ field }) => field === sign?.field)
      if (before) before.weight = Math.max(before.weight, sign?.weight ?? 0)
      else if (sign !== null) term.signs.push({ ...sign })
    }
  }

  #termOf(words: string[], first: string): Term {
    const key = words.join(' ')
    const known = this.#all.get(key)
    if (known) return known
    const term: Term = { words, signs: [], isSetPhrase: false }
    this.#all.set(key, term)
    const alike = this.#byFirst.get(first)
    if (alike) alike.push(term)
    else this.#byFirst.set(first, [term])
    return term
  }

  /** Finds all terms in a text, except those inside a longer set phrase. */
  find(words: readonly string[]): Found[] {
    const found: Found[] = []
    for (const [from, word] of words.entries()) {
      for (const term of this.#byFirst.get(word) ?? [])
        if (matchesAt(term, words, from)) found.push({ term, from, to: from + term.words.length })
    }
    const phrases = found.filter(({ term }) => term.isSetPhrase)
    return phrases.length === 0
      ? found
      : found.filter((one) => !phrases.some((phrase) => isWithin(one, phrase)))
  }
}

/** Whether the term's other words follow at this position. The caller has already matched the first. */
function matchesAt({ words: parts }: Term, words: readonly string[], from: number): boolean {
  for (let at = 1; at < parts.length; at += 1)
    if (parts[at] !== words[from + at] && parts[at] !== ANY_WORD) return false
  return true
}

/** Whether one match is shorter than the other and lies inside it. */
export const isWithin = (one: Found, other: Found): boolean =>
  other.from <= one.from && one.to <= other.to && one.term.words.length < other.term.words.length

export const terms = new Terms()
/** Finds the names of trades in a text, as people write them. */
export const names = new Terms()

for (const field of families.flat()) {
  terms.add(field.sure, { field: field.id, weight: SURE })
  terms.add(`${field.called},${field.likely}`, { field: field.id, weight: LIKELY })
  names.add(field.called, { field: field.id, weight: LIKELY }, true)
}
for (const { id, sure, likely } of nonTradeTopics) {
  terms.add(sure, { field: id, weight: SURE }, true)
  terms.add(likely, { field: id, weight: LIKELY })
}
terms.add(anySmallFirm.sure, { field: anySmallFirm.id, weight: SURE })
terms.add(idioms, null, true)

const familyOf = new Map(
  families.flatMap((family) => family.map(({ id }): [string, readonly Field[]] => [id, family])),
)

/** Lists the other trades whose news people of this trade read. */
export const relatedFields = (field: string): string[] => (familyOf.get(field) ?? []).map(({ id }) => id)

export const nonTradeTopicIds: ReadonlySet<string> = new Set(nonTradeTopics.map(({ id }) => id))
