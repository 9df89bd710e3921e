// The value that a single fact adds to the brand's card, as the brand page shows it.
import type { CardValue, Unused } from '#contract/brand.ts'
import { isAddedByUser, type Fact } from '#contract/facts.ts'
import type { Trade } from '#domain/playbook/form.ts'
import { entryFor } from '#domain/playbook/rendering/offered.ts'
import { regionOf } from '#domain/playbook/rendering/render-context.ts'
import { describesPeople } from '#domain/reading/finders/needs.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import type { Brand } from '../brand.ts'
import { cardOf } from './card-of.ts'
import { isUsable } from './usable.ts'

/**
 * Finds the value that this fact alone adds to the card, even if the fact is hidden or internal. Null if it
 * adds none.
 */
export function valueOf(brand: Brand, fact: Fact, trades: readonly Trade[]): CardValue | null {
  const shown: Fact = {
    ...fact,
    visibility: 'public',
    status: fact.status === 'hidden' ? 'confirmed' : fact.status,
  }
  const alone = valueAlone(brand, shown, trades)
  return alone && { ...alone, branch: placed.has(alone.sort) ? (fact.slots.branch ?? null) : null }
}

/** The kinds of values that a branch has of its own. */
const placed: ReadonlySet<CardValue['sort']> = new Set(['address', 'phone', 'hours'])

/** The kind as the brand's country spells it. */
const kindIn = (country: string | null, kind: string | null): string | null =>
  kind === 'programme' && regionOf(country) === 'us' ? 'program' : kind

function valueAlone(brand: Brand, fact: Fact, trades: readonly Trade[]): CardValue | null {
  const card = cardOf({ ...brand, facts: [fact], answers: [], events: [] })
  const [offering] = card.offerings
  if (offering !== undefined)
    return {
      sort: 'offer',
      text: offering.name,
      more: offering.price && formatPrice(offering.price),
      kind: kindIn(brand.country, entryFor(offering.name, trades)?.kind ?? null),
      branch: null,
    }
  const [person] = card.people
  if (person !== undefined) return value('person', person.name, person.role)
  const [review] = card.reviews
  if (review !== undefined) return value('review', review.text, review.author)
  const [question] = card.questions
  if (question !== undefined) return value('question', question.ask, question.answer)
  const [count] = card.counts
  if (count !== undefined) return value('number', `${count.count} ${count.noun}`)
  if (card.founded !== null) return value('since', String(card.founded.year))
  const [section] = card.sections
  if (section !== undefined) return value('section', section.heading, section.text)
  const [said] = [
    ...allOf('address', card.address),
    ...allOf('town', card.town),
    ...allOf('served', ...card.area),
    ...allOf('hours', ...card.hours),
    ...allOf('phone', card.phone),
    ...allOf('award', ...card.awards),
    ...allOf('free', ...card.free),
    ...allOf('guarantee', ...card.guarantees),
    ...allOf(isAudience(fact) ? 'audience' : 'promise', ...card.promises, ...card.sentences),
  ]
  return said ?? null
}

/** What customers must bring or do is a need too, but doesn't say who they are. */
const isAudience = (fact: Fact): boolean =>
  fact.type === 'need' && (fact.status === 'edited' || isAddedByUser(fact) || describesPeople(fact))

const value = (sort: CardValue['sort'], text: string, more: string | null = null): CardValue => ({
  sort,
  text,
  more,
  kind: null,
  branch: null,
})

const allOf = (sort: CardValue['sort'], ...texts: readonly ({ text: string } | null)[]): CardValue[] =>
  texts.flatMap((one) => (one === null ? [] : [value(sort, one.text)]))

/**
 * Explains why ideas don't use a fact. That a fact is hidden or internal isn't given as a reason, because
 * users chose that themselves.
 */
export function whyUnused(fact: Fact): Unused {
  if (isUsable({ ...fact, status: 'extracted', visibility: 'public' })) return 'no-place'
  if (fact.flags.includes('hypothetical')) return 'hypothetical'
  if (fact.freshness === 'dated' || fact.flags.includes('dated')) return 'dated'
  return fact.voice === 'third-party' ? 'third-party' : 'small-print'
}
