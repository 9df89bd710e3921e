// Finds the people who work there, if a page introduces them with a role: in a title or at the start of a
// line.
import type { NewFact } from '#contract/facts.ts'
import { isRoleWord } from '../finders/people/roles.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { asList } from './prose.ts'

export interface Colleague {
  name: string
  role: string
}

/** People introduced by name and role, leading ones first. Trainees and people who are only mentioned are left out. */
export function colleaguesIn(facts: readonly NewFact[], blocks: readonly SiteBlock[]): Colleague[] {
  const named = new Map<string, Colleague>()
  for (const { type, voice, slots, quote } of facts) {
    const { person: name = '', role = '' } = slots
    const key = keyOf(name)
    if (type !== 'person' || voice !== 'brand' || !/\p{L}\s+\p{L}/u.test(name) || named.has(key)) continue
    if (
      !role.split(/[^\p{L}-]+/u).some(isRoleWord) ||
      role.split(/\s+/).length > 6 ||
      /[\d,]/.test(role) ||
      quote.includes(`${role}, ${name}`) ||
      isTorn(role, quote) ||
      namesHimself(name, role) ||
      !isIntroduced(name, blocks)
    )
      continue
    named.set(key, { name, role: roleIn(role) })
  }
  const rank = ({ role }: Colleague) => (leads.test(role) ? 0 : manages.test(role) ? 1 : 2)
  const ranked = [...named.values()]
    .filter(({ role }) => !minor.test(role))
    .toSorted((one, other) => rank(one) - rank(other))
  // One or two people from the middle of a team don't stand for it.
  return ranked.length > 2 || ranked.some((one) => rank(one) === 0 || /\b(?:chair|head)\b/i.test(one.role))
    ? ranked
    : []
}

const leads =
  /\b(?:co-?)?(?:owner|founder|proprietor|director|partner|principal|vicar|rector|chief executive|ceo)s?\b/i
const manages = /\b(?:manager|head|lead|chair|co-?ordinator|chef)\b/i
const minor =
  /\b(?:apprentice|trainee|assistant|volunteer(?!s? (?:co|manager))|student|junior|work experience)\b/i

/** The two or three leading people in a sentence; empty if nobody is introduced, or only the founder in the story. */
export function introductionsOf(
  facts: readonly NewFact[],
  blocks: readonly SiteBlock[],
  story: string,
): string {
  const people = colleaguesIn(facts, blocks).slice(0, 3)
  const [first] = people
  if (first === undefined) return ''
  if (people.length === 1 && first.role === 'founder' && story.includes(first.name)) return ''
  return people.length === 1
    ? `${first.name} is the ${first.role}.`
    : `The team includes ${asList(people.map(withRole))}.`
}

/** A role in brackets after the name: "Ruth Hale (founder)". */
const withRole = ({ name, role }: Colleague): string => `${name} (${role})`

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:dr|mr|mrs|ms|miss|prof|rev)\.?\s/, '')
    .trim()

const isIntroduced = (name: string, blocks: readonly SiteBlock[]): boolean =>
  blocks.some(
    ({ text, form, region, voice }) =>
      region === 'main' &&
      voice === undefined &&
      text.startsWith(name) &&
      (form === 'title' ? /^\s*(?:[,:(–—|-]|$)/ : /^\s*(?:[,:(–—-]|is\b|has\b|runs\b|$)/).test(
        text.slice(name.length),
      ),
  )

/** Whether the role only repeats the name: "Ruth Hale, potter" as the role of Ruth Hale. */
const namesHimself = (name: string, role: string): boolean =>
  name.split(/\s+/).some(
    (word) =>
      word.length > 2 &&
      role
        .toLowerCase()
        .split(/[^\p{L}’'-]+/u)
        .includes(word.toLowerCase()),
  )

/** Whether the role was cut off in the middle of a phrase. */
function isTorn(role: string, quote: string): boolean {
  const at = quote.toLowerCase().indexOf(role.toLowerCase())
  if (at < 0) return false
  const after = quote.slice(at + role.length)
  return !/^(?:$|[\s]*[,.;:()|–—!]|\s+(?:since|for|of|at|with|who|from|and|in|here|-)\b|\s+-)/i.test(after)
}

/**
 * A role in lower case for use in a sentence: "Founder" becomes "founder". A role with capitals inside, such
 * as a title, stays as it is.
 */
const roleIn = (role: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+)*$/u.test(role) ? role.charAt(0).toLowerCase() + role.slice(1) : role
