// Recognises people of other companies, such as a supplier who signs a testimonial.
import { isName, isGenericNameWord } from './names.ts'
import { isRoleWord } from './roles.ts'

const capitals = String.raw`\p{Lu}[\p{L}’'-]+`

/** Whether the person belongs to another company: its name follows the role, or contains the person's surname. */
export function isOfOtherFirm(person: string, text: string, nameWords: ReadonlySet<string>): boolean {
  const isOwn = (firm: string) =>
    firm
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .some((word) => (nameWords.has(word) && !isGenericNameWord(word)) || isRoleWord(word))
  const last = person.split(' ').at(-1) ?? ''
  // "Our flour is milled by Hale Stoneground: “…” Ada Hale, director"
  const called = new RegExp(
    String.raw`\b(?:by|from|at|with|of) (${RegExp.escape(last)}(?:['’]s)?(?: (?:and |& )?${capitals}){1,3})`,
    'u',
  ).exec(text)?.[1]
  if (called !== undefined && !nameWords.has(last.toLowerCase())) return true
  const behind = text.slice(text.indexOf(person) + person.length)
  const [, firm, rest = ''] =
    new RegExp(
      String.raw`^,? \p{L}[\p{L} &-]{1,40}, (?:of |at )?(${capitals}(?: (?:and |& )?${capitals}){1,3})([^]?)`,
      'u',
    ).exec(behind) ?? []
  return firm !== undefined && !isOwn(firm) && !(isName(firm) && rest === ',')
}

/** Whether the name is a company in a signature: "– Regional Manager, Hale Systems". */
export const isSignature = (before: string, after: string): boolean =>
  /[–—-]\s*\p{Lu}[\p{L} &/-]{2,50},\s$/u.test(before) && /^[\s.]*$/.test(after)
