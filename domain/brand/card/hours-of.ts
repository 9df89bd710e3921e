// Finds the opening hours of the business, and leaves out the times of events that take place there.
import type { Fact } from '#contract/facts.ts'
import type { BranchText, SourcedText } from '#domain/playbook/card.ts'
import { timesOf } from '#domain/reading/language/repeats.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const day = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?`
const range = new RegExp(String.raw`\b(${day})\s*(?:-|–|—|to|through|until|till)\s*(${day})`, 'gi')
const single = new RegExp(String.raw`\b${day}(?=[\s,:;&/–-]|$)`, 'gi')

/** The days of the week that the hours cover, as numbers; 0 is Monday. */
export function daysIn(text: string): ReadonlySet<number> {
  if (/\b(?:daily|every ?day|(?:7|seven) days|24\/7)\b/i.test(text)) return new Set([0, 1, 2, 3, 4, 5, 6])
  const days = new Set<number>()
  const at = (name: string) => names.indexOf(name.slice(0, 3).toLowerCase())
  if (/\bweekdays\b/i.test(text)) for (let one = 0; one < 5; one++) days.add(one)
  if (/\bweekends?\b/i.test(text)) days.add(5).add(6)
  for (const [, from = '', to = ''] of text.matchAll(range))
    for (let one = at(from); ; one = (one + 1) % 7) {
      days.add(one)
      if (one === at(to)) break
    }
  for (const [name] of text.matchAll(single)) days.add(at(name))
  days.delete(-1)
  return days
}

/** Matches headings under which websites give the opening hours of the business. */
const ofHouse =
  /\b(?:open|opening|hours|times|contact|find|visit|where|location|directions|parking|call|ring|touch|reach|here|us)\b/i
/** Hours that cover fewer days are probably those of a meeting or market. */
const FEWEST_DAYS = 3

type AsSaid = (fact: Fact, text: string | undefined) => SourcedText[]

/**
 * The opening hours of the business, or of each of its branches. Hours without a branch are then only used if
 * a person confirmed or added them, because they may be those of one branch.
 */
export function hoursOf(
  facts: readonly Fact[],
  branches: readonly string[],
  isTrusted: (fact: Fact) => boolean,
  asSaid: AsSaid,
): BranchText[] {
  const ofBranch = (branch: string | null, own: readonly Fact[]): BranchText[] =>
    hoursOfOne(own, branch, isTrusted, asSaid).map((one) => ({ ...one, branch }))
  const known = branches.filter((name) => facts.some(({ slots }) => slots.branch === name))
  if (known.length === 0) return ofBranch(null, facts)
  return [null, ...known].flatMap((name) =>
    ofBranch(
      name,
      facts.filter((fact) =>
        name === null ? fact.slots.branch === undefined && isTrusted(fact) : fact.slots.branch === name,
      ),
    ),
  )
}

/**
 * The hours of one page, because pages of a site often disagree, each once however it is written. Hours that
 * a person added or corrected replace all others; confirmed ones only those of the same days and those of
 * other pages.
 */
function hoursOfOne(
  facts: readonly Fact[],
  branch: string | null,
  isTrusted: (fact: Fact) => boolean,
  asSaid: AsSaid,
): SourcedText[] {
  const fewest = branch === null ? FEWEST_DAYS : 1
  const trusted = facts.filter(isTrusted)
  const withoutLabel = facts.filter(
    (fact) =>
      fact.slots.label === undefined &&
      (branch !== null ||
        fact.heading === '' ||
        ofHouse.test(fact.heading) ||
        daysIn(fact.slots.hours ?? '').size > FEWEST_DAYS),
  )
  const pages = [...Map.groupBy(withoutLabel, ({ place }) => place.of).values()].toSorted(
    (one, other) => Number(isContact(other)) - Number(isContact(one)),
  )
  const page = pages.find(
    (of) => new Set(of.flatMap(({ slots }) => [...daysIn(slots.hours ?? '')])).size >= fewest,
  )
  const chosen = trusted.length > 0 ? withTrusted(trusted, withoutLabel) : withoutOthers(page ?? [])
  const hours = chosen.flatMap((fact) =>
    asSaid(fact, fact.slots.hours?.replace(openWord, '').replace(shortTime, '$1m')),
  )
  const first = new Map<string, SourcedText>()
  for (const one of hours) if (!first.has(timesOf(one.text))) first.set(timesOf(one.text), one)
  return [...first.values()]
}

/** The trusted hours and, if they were only confirmed, those of their page's other days. */
function withTrusted(trusted: readonly Fact[], all: readonly Fact[]): readonly Fact[] {
  const [first] = trusted
  if (trusted.some(({ status, place }) => status === 'edited' || place.of === 'told')) return trusted
  const days = new Set(trusted.flatMap(({ slots }) => [...daysIn(slots.hours ?? '')]))
  const others = all.filter(
    ({ id, place, slots }) =>
      place.of === first?.place.of &&
      trusted.every((one) => one.id !== id) &&
      daysIn(slots.hours ?? '').isDisjointFrom(days),
  )
  return [...trusted, ...withoutOthers(others)]
}

/** Whether the facts are from a contact or visitor page, where hours are most reliable. */
const isContact = ([fact]: readonly Fact[]): boolean =>
  fact !== undefined &&
  /\b(?:contact|visit|find|opening|hours|where|location|directions)\b/i.test(
    `${fact.place.label} ${fact.place.of.replace(/^.*\//, '').replace(/[-_.]/g, ' ')}`,
  )

/**
 * Removes the hours of other locations. Hours that overlap with known days and add new ones are probably
 * those of another location. Hours for exactly the same days are a second period or another season.
 */
function withoutOthers(facts: readonly Fact[]): Fact[] {
  const taken: ReadonlySet<number>[] = []
  return facts.filter(({ slots }) => {
    const days = daysIn(slots.hours ?? '')
    const known = new Set(taken.flatMap((one) => [...one]))
    const isSame = taken.some((one) => one.size === days.size && one.isSubsetOf(days))
    const isNew = !isSame && [...days].some((day) => known.has(day)) && !days.isSubsetOf(known)
    if (!isNew) taken.push(days)
    return !isNew
  })
}

/** Matches the word "open" before hours, because drafts add it when they print the hours. */
const openWord = /^(?:we(?: are|’re|'re) )?open(?:ing)?(?: hours| times)?:?\s+(?=\p{Lu})/iu

/** Matches "10-8p" and "9a", so that the letters can be written out. Readers would take "8p" for pence. */
const shortTime = /(?<=\d)([ap])(?![\p{L}.])/giu
