// Finds the people of a brand. Each is listed once, under the most complete name.
import type { Fact } from '#contract/facts.ts'
import type { Person } from '#domain/playbook/card.ts'
import { isSamePerson, withoutTitle } from '#domain/reading/finders/people/names.ts'
import { roleAtEnd, roleAtStart } from '#domain/reading/finders/people/roles.ts'
import { sentencesAboutPerson } from './sentences-about.ts'

/**
 * Lists the brand's people, those with a role first. "Dr. Rao", "Dr Rao" and a first name alone are taken for
 * the same person.
 */
export function peopleOf(facts: readonly Fact[], isTrusted: (fact: Fact) => boolean): Person[] {
  const named = facts.filter(({ slots }) => slots.person !== undefined)
  return groupsOf(named)
    .filter((of) => !of.some(({ quote, slots }) => hasLeft(quote, slots.person ?? '')))
    .map((of) => {
      const best = of.toSorted((one, other) => rankOf(one, isTrusted) - rankOf(other, isTrusted))[0]
      const name = nameOf(of)
      const person: Person = {
        id: best?.id ?? '',
        isTrusted: of.some(isTrusted),
        name,
        role: best?.slots.role ?? null,
        says: sentencesAboutPerson(name, of),
      }
      return { person, first: Math.min(...of.map((fact) => facts.indexOf(fact))) }
    })
    .toSorted(
      (one, other) =>
        Number(one.person.role === null) - Number(other.person.role === null) || one.first - other.first,
    )
    .map(({ person }) => person)
}

/** Groups the facts by person, in their order. A first name that two people share is ignored. */
function groupsOf(facts: readonly Fact[]): Fact[][] {
  const people: Fact[][] = []
  for (const fact of facts.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const same = people.filter(([first]) => isSamePerson(first?.slots.person ?? '', fact.slots.person ?? ''))
    if (same.length === 0) people.push([fact])
    else if (same.length === 1) same[0]?.push(fact)
  }
  return people.map((of) => of.toSorted((one, other) => facts.indexOf(one) - facts.indexOf(other)))
}

const lengthOf = ({ slots: { person = '' } }: Fact): number => withoutTitle(person).length

/** The longest version of the person's name. If two only differ by a full stop, the one without. */
function nameOf(facts: readonly Fact[]): string {
  const names = facts.map(({ slots: { person = '' } }) => person)
  const [longest = ''] = names.toSorted((one, other) => other.length - one.length)
  const plain = longest.replace(/^(\p{L}+)\.(?=\s)/u, '$1')
  return names.includes(plain) ? plain : longest
}

/**
 * Sorts facts about a person: confirmed ones first, then those with a known role, then those with any role.
 */
const rankOf = (fact: Fact, isTrusted: (fact: Fact) => boolean): number => {
  const { role } = fact.slots
  if (role === undefined) return 3
  return isTrusted(fact) ? 0 : roleAtEnd(role) !== null || roleAtStart(role) !== null ? 1 : 2
}

/**
 * Whether the quote says that the person has retired, left or died, because then no idea may feature them.
 */
const hasLeft = (quote: string, person: string): boolean => {
  const [, after = ''] = quote.split(person)
  return /^\s*\((?:c\. ?)?\d{4}\s?[–-]\s?\d{4}\)|^,? (?:who )?(?:has )?(?:since )?(?:(?:sadly )?died|passed away|retired|left)\b/u.test(
    after,
  )
}
