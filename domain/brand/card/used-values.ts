// The brand page lists values as ideas use them: each person once, one year of founding, and one set of opening
// hours. Of two that contradict each other, only one can be right.
import type { BrandFact, CardValue, Unused } from '#contract/brand.ts'
import { isSamePerson } from '#domain/reading/finders/people/names.ts'
import { timesOf } from '#domain/reading/language/repeats.ts'
import type { Card } from '#domain/playbook/card.ts'
import type { Brand } from '../brand.ts'
import { cardOf } from './card-of.ts'

/** The facts, with a value only if the whole card uses it, and people under the name that the card gives them. */
export function withUsedValues(brand: Brand, facts: readonly BrandFact[]): BrandFact[] {
  const card = cardOf(brand)
  return withUsedHours(card, facts).map((fact): BrandFact => {
    const { value, status, visibility } = fact
    if (value === null || status === 'hidden' || visibility === 'internal') return fact
    if (value.sort === 'person') return withValue(fact, personIn(card, value), 'no-place')
    return value.sort === 'since' && value.text !== String(card.founded?.year)
      ? withValue(fact, null, 'other-year')
      : fact
  })
}

const withValue = (fact: BrandFact, value: CardValue | null, unused: Unused): BrandFact => ({
  ...fact,
  value,
  unused: value === null ? unused : null,
})

/** The person with the full name and role; null if ideas don't name the person, or if two people may be meant. */
function personIn({ people }: Card, value: CardValue): CardValue | null {
  const [person, another] = people.filter(({ name }) => isSamePerson(name, value.text))
  return person === undefined || another !== undefined
    ? null
    : { ...value, text: person.name, more: person.role }
}

/**
 * The facts, with a value for the opening hours that the whole card uses, even if it takes other lines to make
 * a week, and none for the others. Other spellings of the same hours get the same text, so that they are shown
 * as one value.
 */
function withUsedHours({ hours }: Pick<Card, 'hours'>, facts: readonly BrandFact[]): BrandFact[] {
  const keyOf = (text: string, branch: string | null) => `${branch ?? ''} ${timesOf(text)}`
  const byTimes = new Map(hours.map((one) => [keyOf(one.text, one.branch), one]))
  const byId = new Map(hours.map((one) => [one.id, one]))
  return facts.map((fact): BrandFact => {
    const { id, type, value, status, visibility } = fact
    if (type !== 'hours' || status === 'hidden' || visibility === 'internal') return fact
    const used = byId.get(id) ?? (value && byTimes.get(keyOf(value.text, value.branch)))
    if (used) {
      const { text, branch } = used
      return { ...fact, value: { sort: 'hours', text, more: null, kind: null, branch }, unused: null }
    }
    return value?.sort === 'hours' ? { ...fact, value: null, unused: 'other-hours' } : fact
  })
}
