// Turns facts into the values of the brand card. Facts that say the same are one value.
import type { BrandFact, CardValue, ValueSort } from '#contract/brand.ts'
import { isAddedByUser } from '#contract/facts.ts'

export interface ShownValue extends CardValue {
  /** The value's id, which stays the same as long as the value does. */
  key: string
  /** The facts that give the value; the first is the one to correct. */
  facts: readonly [BrandFact, ...BrandFact[]]
  /** Whether a person confirmed, corrected or added the value. */
  isChecked: boolean
  /** Whether the value is still being sent to the server, so that it can't be changed yet. */
  isNew: boolean
}

/** The beginning of the id of a fact that is still being sent. */
export const NEW_ID = 'new:'

/** The values on the card, each once: neither hidden nor internal. */
export function valuesOf(facts: readonly BrandFact[]): ShownValue[] {
  const values = new Map<string, ShownValue>()
  for (const fact of facts.toSorted((one, other) => weight(other) - weight(one))) {
    const { value } = fact
    if (value === null || fact.status === 'hidden' || fact.visibility === 'internal') continue
    const key = `${value.branch ?? ''}:${value.sort}:${value.text.toLowerCase()}`
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

/** The values of the whole brand, and then those of each branch. */
export function byBranch(values: readonly ShownValue[]): [branch: string | null, ShownValue[]][] {
  const parts = [...Map.groupBy(values, ({ branch }) => branch)]
  return parts.toSorted(([one], [other]) => Number(one !== null) - Number(other !== null))
}

export const valuesIn = (values: readonly ShownValue[], sorts: readonly ValueSort[]): ShownValue[] =>
  sorts.flatMap((sort) => values.filter((value) => value.sort === sort))

const isChecked = ({ status }: BrandFact): boolean => status === 'confirmed' || status === 'edited'

/** Decides which fact represents a value: what a person said counts more than what was read, and a price more than none. */
const weight = (fact: BrandFact): number =>
  Number(isAddedByUser(fact)) * 4 + Number(isChecked(fact)) * 2 + Number(fact.value?.more != null)

/** Sorts values by their first fact, so that confirming moves nothing. What a person added comes last. */
function inOrder(values: readonly ShownValue[], facts: readonly BrandFact[]): ShownValue[] {
  const places = new Map(facts.map((fact, at) => [fact.id, at + (isAddedByUser(fact) ? facts.length : 0)]))
  const place = ({ facts }: ShownValue) => Math.min(...facts.map(({ id }) => places.get(id) ?? 0))
  return values.toSorted((one, other) => place(one) - place(other))
}
