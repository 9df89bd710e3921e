// What narrows the facts: a place and a state, which stand in the address, and words, which are looked for as they are typed.
import { type BrandFact, isTold } from '#contract/facts.ts'

export const states = {
  new: 'Not looked at yet',
  confirmed: 'Confirmed',
  edited: 'Edited',
  told: 'Told by you',
  internal: 'Not published',
  unused: 'Not used',
} as const
export type State = keyof typeof states

export interface Filters {
  place?: string | undefined
  state?: State | undefined
}

export function filtersOf(query: string): Filters {
  const asked = new URLSearchParams(query)
  const state = asked.get('state')
  return { place: asked.get('place') || undefined, state: isState(state) ? state : undefined }
}

/** The address of the screen with these filters. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  return query.size ? `/brand?${query}` : '/brand'
}

/** The facts of a place and a state in which all the words stand, in the claim, its values, its heading or its place. */
export function narrowed(
  facts: readonly BrandFact[],
  { place, state }: Filters,
  search: string,
): BrandFact[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return facts.filter((fact) => {
    if (place && fact.place.of !== place) return false
    if (state && !isIn(fact, state)) return false
    if (words.length === 0) return true
    const text = folded([fact.quote, fact.heading, fact.place.label, ...Object.values(fact.slots)].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function isIn(fact: BrandFact, state: State): boolean {
  if (state === 'new') return fact.status === 'extracted'
  if (state === 'confirmed') return fact.status === 'confirmed' && !isTold(fact)
  if (state === 'edited') return fact.original !== undefined
  if (state === 'told') return isTold(fact)
  if (state === 'internal') return fact.visibility === 'internal'
  return fact.unused !== null
}

const isState = (state: string | null): state is State => state !== null && Object.hasOwn(states, state)
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
