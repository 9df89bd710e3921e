// Remembers which ideas a brand has had and when, so that they don't repeat too soon.
import { daysBetween } from '#domain/calendar/dated-tasks.ts'
import type { IdeaKey, PastIdea } from '../engine.ts'

/** How many days pass before the same play may be used with the same offering, in any format. */
export const REST_SAME_OFFERING = 84
/** How many days pass before the same play may be used with another offering. */
export const REST_PLAY = 28
/** How many days pass before a passage of the website may be posted again by any play. */
export const REST_PASSAGE = 84
/** How many days pass before a title may be used again. */
export const REST_TITLE = 182
/**
 * How many days pass before a play may be used for the same occasion again, so that it is used once a year.
 */
export const REST_OCCASION = 300

export interface Memory {
  /** Whether enough time has passed to use this play with this subject. */
  allows(key: Pick<IdeaKey, 'play' | 'offering'>): boolean
  /** The same for a brief. With another subject, a play may be used again at any time. */
  allowsForBrief(key: Pick<IdeaKey, 'play' | 'offering'>): boolean
  allowsTitle(title: string): boolean
  /** Days since the play was last used for the occasion; infinite if it never was. */
  daysSinceFor(play: string, occasion: string): number
  /** Days since the play was last used with any offering; infinite if it never was. */
  daysSince(play: string): number
  /** How often this intent, format or objective was used in the last four weeks. */
  timesLately(part: 'intent' | 'format' | 'objective', value: string): number
}

export function memoryOf(
  past: readonly Pick<PastIdea, 'key' | 'title' | 'generatedAt'>[],
  today: string,
): Memory {
  const plays = new Map<string, number>()
  const pairs = new Map<string, number>()
  const passages = new Map<string, number>()
  const occasions = new Map<string, number>()
  const titles = new Map<string, number>()
  const lately = new Map<string, number>()
  const least = (map: Map<string, number>, name: string, days: number) =>
    map.set(name, Math.min(days, map.get(name) ?? Number.POSITIVE_INFINITY))
  const oneMore = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1)
  for (const { key, title, generatedAt } of past) {
    const days = daysBetween(generatedAt.toISOString().slice(0, 10), today)
    least(plays, key.play, days)
    least(pairs, `${key.play} ${key.offering}`, days)
    if (isPassage(key.offering)) least(passages, key.offering, days)
    if (key.occasion !== undefined) least(occasions, `${key.play} ${key.occasion}`, days)
    least(titles, titleKey(title), days)
    if (days < REST_PLAY)
      for (const part of ['intent', 'format', 'objective'] as const) oneMore(lately, `${part} ${key[part]}`)
  }
  const since = (map: Map<string, number>, name: string) => map.get(name) ?? Number.POSITIVE_INFINITY
  return {
    // A play that posts another passage makes a different idea, so it needs no pause.
    allows: ({ play, offering }) =>
      isPassage(offering)
        ? since(passages, offering) >= REST_PASSAGE
        : since(plays, play) >= REST_PLAY && since(pairs, `${play} ${offering}`) >= REST_SAME_OFFERING,
    allowsForBrief: ({ play, offering }) => since(pairs, `${play} ${offering}`) >= REST_SAME_OFFERING,
    daysSinceFor: (play, occasion) => since(occasions, `${play} ${occasion}`),
    allowsTitle: (title) => since(titles, titleKey(title)) >= REST_TITLE,
    daysSince: (play) => since(plays, play),
    timesLately: (part, value) => lately.get(`${part} ${value}`) ?? 0,
  }
}

/** Whether the key is that of a passage. `subjectsOf` gives these keys their prefix. */
const isPassage = (offering: string): boolean => offering.startsWith('section: ')

/** Makes titles equal that only differ in punctuation or case. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
