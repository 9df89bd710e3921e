// Sentences that open on "he" or "it" and would be read as being of somebody else than they are.
import type { Fact } from '#contract/facts.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { once } from '#domain/once.ts'
import { holds } from './anchors.ts'

/**
 * The cited sentences whose "he", "she" or "it" would be taken for somebody else: whom they mean is not named, or the idea is on
 * another, by its title or by its first fact.
 */
export function strayWordsIn(
  { title, summary }: { title: string; summary: string },
  brand: Brand,
  facts: readonly Fact[],
): string[] {
  // Hardly any sentence does.
  if (!facts.some(({ quote }) => ofSomebody.test(quote) || ofSomething.test(quote))) return []
  const isIn = (text: string) => (person: string) => holds(text, person) || holds(text, firstName(person))
  const named = peopleOf(brand).filter(isIn(title))
  const about = [...named, facts[0]?.slots.person].filter((person) => person !== undefined)
  const cited = facts.flatMap(({ slots: { person } }) => person ?? [])
  const isStray = ({ quote, slots: { person } }: Fact, at: number): boolean => {
    if (!ofSomebody.test(quote)) return at > 0 && ofSomething.test(quote) && about.length > 0
    if (person === undefined) return about.length > 0 || cited.length > 0
    return !isIn(`${title}\n${summary}`)(person) || !about.some((other) => isSame(person, other))
  }
  return facts.filter(isStray).map(({ quote }) => quote)
}

const ofSomebody = /^(?:He|She|His|Her)\b/
const ofSomething = /^(?:They|Their|It|Its|This)\b/

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
