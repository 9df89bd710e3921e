// Sentences that open on "he" or "it" and would be read as being of somebody else than they are.
import type { Fact } from '#contract/facts.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { once } from '#domain/once.ts'
import { holds } from './anchors.ts'

/**
 * The cited sentences whose "he", "she" or "it" a reader would take for the person whom the title names, or whom the first fact is
 * about, though they are of another or nobody knows of whom.
 */
export function strayWordsIn(title: string, brand: Brand, facts: readonly Fact[]): string[] {
  const named = peopleOf(brand).filter((person) => holds(title, person) || holds(title, firstName(person)))
  const about = [...named, facts[0]?.slots.person].filter((person) => person !== undefined)
  if (about.length === 0) return []
  return facts
    .filter(({ quote, slots: { person } }, at) => {
      if (!(at === 0 ? ofSomebody : leaning).test(quote)) return false
      return person === undefined || !about.some((other) => isSame(person, other))
    })
    .map(({ quote }) => quote)
}

const ofSomebody = /^(?:He|She|His|Her)\b/
const leaning = /^(?:He|She|His|Her|They|Their|It|Its|This)\b/

const peopleOf = once(
  ({ facts }: Brand): readonly string[] => [
    ...new Set(
      facts.flatMap(({ type, slots }) =>
        type === 'person' && slots.person !== undefined && slots.person.length > 2 ? [slots.person] : [],
      ),
    ),
  ],
  { most: 4 },
)

const bare = (person: string): string => person.replace(/^(?:Dr|Mrs?|Ms|Miss|Rev|Prof)\.? /, '')
const firstName = (person: string): string => bare(person).split(' ')[0] ?? ''

/** "Ruth" is Ruth Hale. */
const isSame = (one: string, other: string): boolean =>
  bare(one) === bare(other) ||
  (firstName(one) === firstName(other) && [one, other].some((name) => !bare(name).includes(' ')))
