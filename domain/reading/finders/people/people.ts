// Finds people at the brand who are named, with their roles. A name only counts if the source shows that it
// is a person's.
import { endsAsRole } from './responsibilities.ts'
import { foundedOrRunBy, foundersIn } from './founders.ts'
import { honorific, isName, isSamePerson, names, companySuffix, withoutTitle } from './names.ts'
import { isOfOtherFirm, isSignature } from './outsiders.ts'
import { isRoleWord, looseRole, roleAtEnd, roleAtStart } from './roles.ts'
import { found, wordCount, type Finder, type Sentence } from '../../language/sentence.ts'
import { isPrivate, yearJoined } from './private-life.ts'
import type { TextBlock } from '../../language/text-block.ts'

const agentBefore =
  /\b(?:founded|started|set up|established|created|opened|run|owned|led|managed|headed)(?:\sin\s\d{4})?(?:\s(?:and|&)\s\w+)?\sby\s(?:our\s|the\s)?(.{0,40})$/i
const agentAfter =
  /^,?\s(?:who\s)?(?:founded|started|set up|established|co-founded|opened|runs|owns)\s(?:the|our|this|it|\p{Lu})/u
const bridges = /^(?:(?:,|,?\s(?:is|was|has been))\s(?:our\s|the\s|an?\s)?|\s\()/i
const dash = /^\s?[-–—|:]\s/

export const findPeople: Finder = (sentence) => {
  const { text, block, staff, nameWords } = sentence
  // Text below a person's name also mentions others, such as husbands and teachers, who don't work there.
  if (text.endsWith('?') || personOf(block.heading)) return []
  const introduced = staff.introducedIn(block, text)
  if (introduced.length > 0) return introduced.map((slots) => ({ type: 'person', slots }))
  const founders = foundersIn(sentence)
  if (founders.length > 0) return founders
  const inRow = personOfRow(block)
  const behind = namedBehindRole(text)
  const named = inRow ? [inRow] : behind.length > 0 ? behind : namedInStory(sentence)
  const own = named.filter(({ person }) => !isOfOtherFirm(person, block.text, nameWords))
  if (own.length > 0)
    return own.map((one) => ({
      type: 'person',
      slots: { ...withCurrentRole(one, text), ...yearJoined(text) },
    }))
  const person = staff.subjectOf(text)
  return person && isWholeSentence(text) && !isPrivate(text)
    ? found('person', { person, ...yearJoined(text) })
    : []
}

/**
 * The people named in a sentence. Those who founded or run the business count only if the sentence is about
 * the business.
 */
function namedInStory({ text, isAboutBrand, block }: Sentence): PersonCard[] {
  const named = peopleWithRolesIn(text)
  const isOfHouse = isAboutBrand || aboutBusiness.test(text)
  const agents = isOfHouse && block.region === 'main' ? foundedOrRunBy(text) : []
  if (agents.length === 0) return named
  const others = named.filter(
    ({ person, role }) => role !== undefined && !agents.some((one) => isSamePerson(one.person, person)),
  )
  return [
    ...agents.map((one) => {
      const same = named.find(({ person }) => isSamePerson(one.person, person))
      return { ...one, ...same, role: same?.role ?? one.role }
    }),
    ...others,
  ]
}

/**
 * Patterns of sentences about who started or runs the business: "The pottery was started by …", "Run by …".
 */
const aboutBusiness =
  /^(?:(?:The|This|Our|A) (?:[\p{L}-]+ ){1,3}(?:was|is|has been)|It (?:was|is)|(?:\p{Lu}\p{Ll}+(?:,| and) )?(?:[Ff]ounded|[Ss]tarted|[Ss]et up|[Ee]stablished|[Oo]pened|[Rr]un|[Oo]wned|[Mm]anaged)|An? [\p{L} -]{3,40},? (?:run|owned|founded|started))\b/u

/**
 * Removes a role that the person had in the past, as in "In 1987 Ruth Hale was the nurse". "Founder" stays.
 */
function withCurrentRole({ person, role }: PersonCard, text: string): PersonCard {
  const before = role === undefined ? '' : text.slice(0, text.indexOf(role))
  const isPast = role !== undefined && !/\bfound/i.test(role) && (inYear.test(text) || wasThen.test(before))
  return withRole(person, isPast ? null : role)
}

const inYear = /^In (?:\p{Lu}\p{Ll}+ )?(?:1[5-9]|20)\d\d\b(?!.*\b(?:is|has been|since)\b)/u
const wasThen = /\b(?:was|were|had been|used to be)\s(?:then |once )?(?:(?:the|our|an?|its)\s)?$/i

const isWholeSentence = (text: string) => wordCount(text) >= 5 && /[.!]["”’)]?$/.test(text)

/** A line with a name and a role beside it: "Ruth Hale | Head potter". */
function personOfRow({ cells = [] }: TextBlock): PersonCard | null {
  const [name, role] = cells
  const card = name && role && cells.length <= 3 ? personOf(`${name.text}, ${role.text}`) : null
  return card?.role ? card : null
}

/** A line with a role before the names: "Churchwardens: Martin Hale and Grace Obi". */
function namedBehindRole(text: string): PersonCard[] {
  const [, office = '', people = ''] = /^(\p{Lu}[\p{L} ’'-]{2,40}):\s+(\p{Lu}[^:]{3,80})$/u.exec(text) ?? []
  const role = people === '' ? null : roleOfOffice(office)
  if (role === null) return []
  const parts = people.replace(/\.$/, '').split(/,\s+|\s(?:and|&)\s/)
  const named = parts.flatMap((part) => personOf(part)?.person ?? [])
  return named.length === parts.length ? named.map((person) => ({ person, role })) : []
}

/** A role in the plural as one person's role: "churchwarden" for "Churchwardens". */
function roleOfOffice(office: string): string | null {
  const one = office.replace(/(?<!s)s$/, '')
  return roleAtStart(one) === one || roleAtEnd(one) === one || / of \p{Lu}\p{L}+$/u.test(one) ? one : null
}

/**
 * Whether the person is the subject of a text: "Ruth Hale throws", "Ruth, a painter's daughter"; but not
 * "Blueberry muffins bake". With `isKnown` any verb may follow the first name.
 */
export function isSubject(text: string, { person }: PersonCard, isKnown = false): boolean {
  const [first = '', ...others] = withoutTitle(person).split(' ')
  const last = RegExp.escape(others.join(' '))
  const second = RegExp.escape((others[0] ?? '').toLowerCase())
  return new RegExp(
    String.raw`^(?:(?:${honorific})?${RegExp.escape(first)}\s(?:${last}(?:,|\s\p{Ll})|(?!${second}\b)${isKnown ? `(?:${verb}|${anyVerb})` : verb})|${RegExp.escape(first)},)`,
    'u',
  ).test(text)
}

/** Words that may follow a known first name: any word in lower case that doesn't join it to another name. */
const anyVerb = String.raw`(?!(?:is|was|are|were|and|or|of|in|on|at|for|to|the|a|an|by|from|with|but|if|as)\b)\p{Ll}{2,}`

const verb = String.raw`(?!is\b|this\b|as\b|us\b)(?:\p{Ll}+(?:ed|s)|taught|felt|took|made|ran|led|saw|met|came|grew|began|spent|won|can|had|will|did|still|now|also|never|always|once|built|brought|bought|wrote|drove|kept|left|found|held|learnt|got|went|knew|read)\b`

/** The people that a sentence names with a role, or as founders or heads of the brand. */
export function peopleWithRolesIn(text: string): PersonCard[] {
  const all = [...text.matchAll(names)]
    .map((match) => ({ ...splitName(match[0]), at: match.index }))
    .filter(({ person, at }) => isName(person) && !companySuffix.test(text.slice(at + person.length)))
  const inBrackets = all.flatMap(({ person, at }) => {
    const [, words = ''] = /^\s\(([^()]{2,60})\)/.exec(text.slice(at + person.length)) ?? []
    const role = roleAtStart(words)
    return role !== null && /^(?:$|,| and | for | since | at )/.test(words.slice(role.length))
      ? [{ person, role }]
      : []
  })
  if (inBrackets.length > 1) return inBrackets
  for (const [order, { person, title, at }] of all.entries()) {
    const before = text.slice(0, at)
    const after = text.slice(at + person.length)
    const agent = agentBefore.exec(before)
    const between = agent?.[1]?.replace(/,?\s$/, '') ?? ''
    const isTrade =
      /^[\p{Ll} -]{3,25}$/u.test(between) &&
      !/\b(and|wife|husband|brothers?|sisters?|friends?|family|couple|daughter|son|mum|dad)$/.test(between)
    const isAgent = agent !== null && (between === '' || roleAtStart(between) === between || isTrade)
    const ahead = isSignature(before, after)
      ? ''
      : roleAtEnd(before.replace(/,?\s$/, '').replace(/ of \w+$/, ''))
    const role = (isAgent ? between : ahead) || roleBehind(after)
    const next = all[order + 1]
    const pair = next
      ? /^,? (?:and|&) ([\p{Ll} -]{3,25} )?$/u.exec(text.slice(at + person.length, next.at))
      : null
    if (pair && next && isAgent) return [withRole(person, role), withRole(next.person, pair[1]?.trim())]
    // Two people after a shared role: "Our owners, Ada Hale and Tom Reed".
    const one = role && pluralRole.test(role) ? role.replace(/s$/, '') : role
    if (pair && next && role && one !== role) return [withRole(person, one), withRole(next.person, one)]
    if (one) return [{ person, role: one }]
    const taught = teaching.exec(before)?.[1]
    if (taught !== undefined) return [{ person, role: taught }]
    if (isAgent || agentAfter.test(after) || title.startsWith('Dr')) return [{ person }]
  }
  return []
}

/** What a person teaches becomes the role: "Six-week drawing course with Ruth Hale". */
const teaching =
  /(?<![\p{L}-])((?:\p{Ll}+ ){0,2}(?:workshops?|class|classes|courses?|lessons?|masterclass|retreats?)) with (?:our )?$/u

const pluralRole = /^(?:co-?)?(?:owners|founders)$|\s(?:owners|founders)$/i

/** A role in lower case between commas: "slip and glaze maker" in "Ruth Hale, slip and glaze maker, has". */
function roleInCommas(text: string): string | null {
  const words = /^((?:\p{Ll}[\p{Ll}-]*\s){1,4}\p{Ll}[\p{Ll}-]*)(?=[,.;)]|\ssince\b|$)/u.exec(text)?.[1]
  return words && isRoleWord(words.split(' ').at(-1) ?? '') ? words : null
}

const withRole = (person: string, role: string | null | undefined) => (role ? { person, role } : { person })

/** The role after a name and "is our", a comma or a bracket; after a dash only if the phrase ends there. */
function roleBehind(after: string): string | null {
  const bridge = bridges.exec(after)?.[0]
  if (bridge) {
    const next = after.slice(bridge.length)
    const loose = /\b(?:our|the|an?)\s$/i.test(bridge) ? looseRole(next) : null
    const role = roleAtStart(next)
    if (bridge.endsWith('(') && role !== null && !endsAsRole(next.slice(role.length))) return null
    return role ?? loose ?? roleInCommas(next)
  }
  const line = dash.exec(after)?.[0]
  const role = line ? roleAtStart(after.slice(line.length)) : null
  return role && /^\s*(?:$|[,.;(|&]|at\b|and\b)/.test(after.slice((line?.length ?? 0) + role.length))
    ? role
    : null
}

const splitName = (whole: string) => ({
  person: whole.replace(/['’]s$/, ''),
  title: new RegExp(`^${honorific}`, 'u').exec(whole)?.[0] ?? '',
})

/** The person in a heading that is only a name, perhaps with a role; null for any other heading. */
export function personOf(heading: string): PersonCard | null {
  const plain = heading.replace(credentials, '')
  const [, person = '', rest = ''] = /^([^(,|–—]+?)(?:(?:\s*[(,|–—]\s*|\s+-\s+)(.*))?$/.exec(plain) ?? []
  const [whole] = [...person.matchAll(names)].map(([match]) => match)
  if (!whole || whole !== person || !isName(person)) return null
  const role = rest.replace(/\)$|[,\s]+since\b.*$/, '').trim()
  const isRole = (roleAtEnd(role) || roleAtStart(role)) && wordCount(role) <= 6
  return { person, ...(isRole ? { role } : {}), ...yearJoined(rest) }
}

/**
 * Degrees and memberships after a name, which are not part of it: "Helen Dacre MRCVS", "Ruth Hale BSc
 * (Hons)".
 */
const credentials = /(?<=\p{Ll})(?:,? \p{Lu}[\p{L}]*\p{Lu}\p{L}*(?: \(Hons\))?)+$/u

/** The person in a heading, with their role if the heading gives it. */
export interface PersonCard {
  person: string
  role?: string
  year?: number
}
