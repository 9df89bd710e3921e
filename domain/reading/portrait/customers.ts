// What a brand calls the people it is for: "guests", "patients", or just "customers".
import type { SiteBlock } from '../page/read-blocks.ts'
import { namesOfPeople } from './tone/trait-patterns.ts'

const LEAST = 2

/** The word the site uses most for the people it is for. */
export const customersOf = (blocks: readonly SiteBlock[], industry = ''): string => {
  const text = blocks.map((block) => block.text).join('\n')
  return (
    nameForPeople(text) ??
    (/\b(?:charity|church|parish|museum|non-?profit)\b/i.test(industry) ||
    /\b(?:registered charity|charity (?:no|number)|501\(c\)\(3\)|parish church|our congregation)/i.test(text)
      ? 'people'
      : 'customers')
  )
}

/** The word for customers that a text uses most; null if it uses none after "our" or the like at least twice. */
export function nameForPeople(text: string): string | null {
  const [first] = namesOfPeople
    .map((name) => ({
      name,
      many:
        text.match(
          new RegExp(String.raw`\b(?:our|most|all|many|every|new) (?:of our |\p{Ll}+ )?${name}\b`, 'giu'),
        )?.length ?? 0,
    }))
    .toSorted((one, other) => other.many - one.many)
  return first && first.many >= LEAST ? first.name : null
}
