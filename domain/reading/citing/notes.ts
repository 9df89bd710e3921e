// Notes for the user on a reading: what was skipped and why, and what on the website is contradictory.
import type { NewFact } from '#contract/facts.ts'
import { daysOf, timesOf } from '../language/repeats.ts'
import type { Citable, SkipReason } from './never-cite.ts'

/** Writes the notes. `refused` lists the pages that couldn't be read, each with the reason. */
export function notesOn(
  skipped: Citable['skipped'],
  facts: readonly NewFact[],
  refused: readonly string[],
): string[] {
  return [...leftOut(skipped), ...outdatedPrices(facts), ...contradictions(facts), ...unread(refused)]
}

function leftOut(skipped: Citable['skipped']): string[] {
  const noteFor = (reason: SkipReason, say: (where: string) => string) => {
    const pages = [...new Set(skipped.filter((one) => one.reason === reason).map(({ page }) => `“${page}”`))]
    return pages.length > 0 ? [say(listed(pages))] : []
  }
  return [
    ...noteFor(
      'machine',
      (where) =>
        `Skipped: text written for AI assistants, not people (${where}). If you didn’t add it, have the website checked.`,
    ),
    ...noteFor('placeholder', (where) => `Skipped: placeholder text (${where}).`),
    ...noteFor(
      'notice',
      (where) => `Skipped: expired notices (${where}). Remove them from the website if they no longer apply.`,
    ),
    ...noteFor('others', (where) => `Skipped: claims and prices of other companies (${where}).`),
    ...noteFor('soon', (where) => `Skipped: announcements of things still to come (${where}).`),
  ]
}

/** Prices from an earlier year are saved, but ideas don't use them until a user confirms them. */
function outdatedPrices(facts: readonly NewFact[]): string[] {
  const old = facts.filter(
    ({ type, freshness }) => freshness === 'dated' && (type === 'price' || type === 'labelled-price'),
  )
  const pages = [...new Set(old.map(({ place }) => `“${place.label}”`))]
  return pages.length > 0
    ? [`Found prices from an earlier year (${listed(pages)}). We won’t use them unless you confirm them.`]
    : []
}

/** If two pages give different opening times for the same days, the user has to say which is right. */
function contradictions(facts: readonly NewFact[]): string[] {
  const byDays = new Map<string, NewFact[]>()
  for (const fact of facts) {
    if (!fact.slots.hours) continue
    const days = daysOf(fact.slots.hours)
    const key = `${fact.slots.branch ?? ''} ${days}`
    if (days) byDays.set(key, [...(byDays.get(key) ?? []), fact])
  }
  return [...byDays.values()].flatMap((same) => {
    const [first, other] = [
      same[0],
      same.find((fact) => timesOf(fact.slots.hours ?? '') !== timesOf(same[0]?.slots.hours ?? '')),
    ]
    if (!first || !other) return []
    return [
      `The website gives two different opening times: “${first.slots.hours ?? ''}” and “${other.slots.hours ?? ''}”. Hide the one that is wrong.`,
    ]
  })
}

function unread(refused: readonly string[]): string[] {
  if (refused.length === 0) return []
  if (refused.length <= 3) return refused.map((page) => `Not read: ${page}.`)
  return [
    `${refused.length} pages couldn’t be read, including ${listed(refused.slice(0, 3).map((page) => page.split(':')[0] ?? page))}.`,
  ]
}

const listed = (parts: readonly string[]): string =>
  parts.length <= 3 ? parts.join(', ') : `${parts.slice(0, 3).join(', ')} and ${parts.length - 3} more`
