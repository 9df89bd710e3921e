// Finds staff by the layout of lists and cards, even if their role is not a known job title.
import { wordCount } from '../../language/sentence.ts'
import type { TextBlock } from '../../language/text-block.ts'
import { responsibilityIn, roleFrom } from './responsibilities.ts'
import { firstNameOf, isName, names, companySuffix, withoutTitle } from './names.ts'
import { personOf, type PersonCard } from './people.ts'
import { yearJoined } from './private-life.ts'
import { roleAtEnd, roleAtStart } from './roles.ts'

/** The people that each block introduces. */
export function teamOf(blocks: readonly TextBlock[]): ReadonlyMap<TextBlock, readonly PersonCard[]> {
  const team = new Map<TextBlock, readonly PersonCard[]>()
  const isPlace = placesIn(blocks)
  const put = (block: TextBlock, cards: readonly PersonCard[]) => {
    const known = cards.filter(({ role = '' }) => !isPlace(role))
    if (known.length > 0) team.set(block, known)
  }
  for (const page of Map.groupBy(blocks, ({ place }) => place.of).values()) {
    for (const [block, card] of cardsOn(page)) put(block, [card])
    for (const section of Map.groupBy(page, ({ heading }) => heading).values())
      for (const [block, cards] of listed(section)) put(block, cards)
  }
  return team
}

/**
 * Returns a test for places: "Kelham" in "Ada Hale, Kelham" is where she lives, if the site says "in Kelham"
 * elsewhere.
 */
function placesIn(blocks: readonly TextBlock[]): (words: string) => boolean {
  return (words) =>
    /^\p{Lu}\p{Ll}+$/u.test(words) &&
    blocks.some(({ text }) => new RegExp(`\\b(?:in|near|at|from|to) ${words}\\b`).test(text))
}

/** Headings and pages where a name is that of somebody at the business. */
export const teamHeading =
  /\b(?:team|staff|trustees|people|folk|faculty|crew|directors|governors|board|committee|founders?|practitioners|owners|coaches|trainers|instructors|teachers|tutors|therapists|stylists|clinicians|volunteers|leadership|gang)\b|^(?:meet|who)\b|^(?:about )?us$/i

/**
 * Cards with a person's name as the heading and a role below. They count if at least two of them, and at
 * least half, have a known role, or on pages about people.
 */
function cardsOn(page: readonly TextBlock[]): [TextBlock, PersonCard][] {
  const named = page.flatMap((block, at): [TextBlock, PersonCard][] => {
    const { text, heading } = block
    const card = personOf(heading)
    const above = page[at - 1]
    const isFirst = above?.text === heading || (above?.heading === heading && isCredentials(above.text))
    return !card || card.role !== undefined || !isFirst || text === heading ? [] : [[block, card]]
  })
  const cards = named.flatMap(([block, card]): [TextBlock, PersonCard][] => {
    const role = roleFrom(withoutOwnName(block.text, card.person))
    return role === null || !isPlain(block.text, role)
      ? []
      : [[block, { ...card, role, ...yearJoined(block.text) }]]
  })
  // Product names also have short lines below them, but below people's names most lines are known roles.
  const called = cards.filter(([, { role = '' }]) => isCalled(role))
  const people = new Set(named.map(([, { person }]) => person))
  const isTeam = called.length > 1 && called.length * 2 >= people.size
  return isTeam || page.some(({ place }) => teamHeading.test(place.label)) ? cards : []
}

/** Whether the text starts or ends with a known role. */
const isCalled = (role: string): boolean => roleAtEnd(role) !== null || roleAtStart(role) === role

/** Removes the name from "Ruth Hale, potter" below the heading "Ruth Hale". */
function withoutOwnName(text: string, person: string): string {
  const called = [person, withoutTitle(person), firstNameOf(person)].find((name) => text.startsWith(name))
  if (called === undefined) return text
  // "Ruth throws" and "Ruth, a painter's daughter, ..." are sentences about her, so they give no role.
  const [, rest = ''] = /^(?:,|:|\s[–—-])\s+(?!an?\s)(.*)$/s.exec(text.slice(called.length)) ?? []
  return rest
}

/**
 * Whether the text can be a role: it is short, a list, or a known role. Longer sentences usually say
 * something else.
 */
const isPlain = (text: string, role: string): boolean => {
  const [first = ''] = text.split(/[.!?](?:\s|$)/)
  return wordCount(first) <= 4 || first === text || first.includes(', ') || isCalled(role)
}

/** Degrees between a name and its role: "BDS Leeds 2001 | No. 79001". */
const isCredentials = (text: string): boolean => text.length <= 60 && /\d|\b\p{Lu}{2,}\b/u.test(text)

const line = new RegExp(
  String.raw`^(?:(?!\s)${names.source})(?:\s\(\p{Lu}[\p{L}’'-]+\))?(?:,? \p{Lu}\p{L}*\p{Lu}\p{L}*)*(?:,|:|\s[–—-])\s+(?=\S)`,
  'u',
)
const doing = new RegExp(String.raw`^${names.source}\s+(?=\p{Ll})`, 'u')
const bracket = new RegExp(String.raw`${names.source}\s\(([^()]{2,60})\)`, 'gu')

/** Lines of a section that start with a name, or name several people with their roles in brackets. */
function listed(section: readonly TextBlock[]): [TextBlock, PersonCard[]][] {
  const [{ heading, place } = { heading: '', place: { label: '' } }] = section
  if (personOf(heading)) return []
  const lines = section.flatMap((block): [TextBlock, PersonCard[]][] => {
    const cards = block.region === 'main' && block.voice === undefined ? cardsIn(block.text, heading) : []
    return cards.length === 0 ? [] : [[block, cards]]
  })
  const isTeam = teamHeading.test(heading) || (teamHeading.test(place.label) && lines.length > 1)
  return isTeam ? lines : []
}

/** The role that a heading gives to names below it without one. */
const offices: readonly (readonly [RegExp, string])[] = [
  [/\btrustees$/i, 'trustee'],
  [/\b(?:directors|board of directors)$/i, 'director'],
  [/\bgovernors$/i, 'governor'],
  [/\bboard(?: members)?$/i, 'board member'],
  [/\bcommittee(?: members)?$/i, 'committee member'],
]

function cardsIn(text: string, heading: string): PersonCard[] {
  const several = [...text.matchAll(bracket)].flatMap((match) => {
    const person = match[0].replace(/\s\(.*$/s, '')
    const role = isName(person) ? roleFrom(match.at(-1) ?? '') : null
    return role === null ? [] : [{ person, role }]
  })
  const member = offices.find(([title]) => title.test(heading))?.[1]
  const plain = text.split(/,\s+|\s+and\s+|[.;]\s/).flatMap((one): PersonCard[] => {
    const part = one.replace(/\.$/, '')
    const whole = new RegExp(String.raw`^${names.source}$`, 'u').test(part) && isName(part)
    return whole && member !== undefined ? [{ person: part, role: member }] : []
  })
  if (several.length + plain.length > 1) return [...several, ...plain]
  const [name = ''] = new RegExp(String.raw`^${names.source}`, 'u').exec(text) ?? []
  if (!isName(name) || companySuffix.test(text.slice(name.length))) return []
  const [ahead] = line.exec(text) ?? []
  const rest = ahead === undefined ? '' : text.slice(ahead.length)
  const role =
    ahead === undefined
      ? responsibilityIn(text.slice((doing.exec(text)?.[0] ?? text).length))
      : roleFrom(rest)
  return role === null ? [] : [{ person: name, role, ...yearJoined(rest) }]
}
