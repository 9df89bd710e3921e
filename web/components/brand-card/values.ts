// The brand card as people see it: facts that say the same are one value.
import type { BrandFact, CardValue, ValueSort } from '#contract/brand.ts'
import { isAddedByUser } from '#contract/facts.ts'

export interface ShownValue extends CardValue {
  /** Stays the same as long as the value does. */
  key: string
  /** The facts it comes from; the first is the one to correct. */
  facts: readonly [BrandFact, ...BrandFact[]]
  /** Confirmed, corrected or added by a person. */
  isChecked: boolean
  /** Still being sent to the server, so it can't be changed yet. */
  isNew: boolean
}

/** Prefix of the id of a fact that is still being sent. */
export const NEW_ID = 'new:'

/** The values on the card, each once: neither hidden nor internal. */
export function valuesOf(facts: readonly BrandFact[]): ShownValue[] {
  const values = new Map<string, ShownValue>()
  for (const fact of facts.toSorted((one, other) => weight(other) - weight(one))) {
    const { value } = fact
    if (value === null || fact.status === 'hidden' || fact.visibility === 'internal') continue
    const key = `${value.sort}:${value.text.toLowerCase()}`
    const known = values.get(key)
    values.set(key, {
      ...(known ?? value),
      more: known?.more ?? value.more,
      key,
      facts: known === undefined ? [fact] : [...known.facts, fact],
      isChecked: known?.isChecked === true || isChecked(fact),
      isNew: fact.id.startsWith(NEW_ID),
    })
  }
  return inOrder([...values.values()], facts)
}

export const valuesIn = (values: readonly ShownValue[], sorts: readonly ValueSort[]): ShownValue[] =>
  sorts.flatMap((sort) => values.filter((value) => value.sort === sort))

const isChecked = ({ status }: BrandFact): boolean => status === 'confirmed' || status === 'edited'

/** What a person said outranks what was read, and a value with a price outranks one without. */
const weight = (fact: BrandFact): number =>
  Number(isAddedByUser(fact)) * 4 + Number(isChecked(fact)) * 2 + Number(fact.value?.more != null)

/** Values keep the place of their first fact, so that confirming moves nothing. What a person added comes last. */
function inOrder(values: readonly ShownValue[], facts: readonly BrandFact[]): ShownValue[] {
  const places = new Map(facts.map((fact, at) => [fact.id, at + (isAddedByUser(fact) ? facts.length : 0)]))
  const place = ({ facts }: ShownValue) => Math.min(...facts.map(({ id }) => places.get(id) ?? 0))
  return values.toSorted((one, other) => place(one) - place(other))
}
