// What a brand has had and when, so that ideas don't repeat.
import { daysBetween } from '#domain/calendar/dated-tasks.ts'
import type { IdeaKey, PastIdea } from '../engine.ts'

/** Days before the same play may come again with the same offering, in any format. */
export const REST_SAME_OFFERING = 84
/** Days before the same play may come again with another offering. */
export const REST_PLAY = 28
/** Days before a passage of the website may come again with any play, because the passage is the idea. */
export const REST_PASSAGE = 84
/** Days before a title may come again. */
export const REST_TITLE = 182
/** Days before a play may come again for the same occasion: once a year. */
export const REST_OCCASION = 300

export interface Memory {
  /** Whether enough time has passed for this play and subject. */
  allows(key: Pick<IdeaKey, 'play' | 'offering'>): boolean
  /** The same for a brief: with another subject, a play may come again at any time. */
  allowsForBrief(key: Pick<IdeaKey, 'play' | 'offering'>): boolean
  allowsTitle(title: string): boolean
  /** Days since the play last came for the occasion; infinite if it never did. */
  daysSinceFor(play: string, occasion: string): number
  /** Days since the play last came, with any offering; infinite if it never did. */
  daysSince(play: string): number
  /** How often this value came in the last four weeks. */
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
    // The same play with another passage is another idea.
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

/** The prefix of a passage's key in `subjectsOf`. */
const isPassage = (offering: string): boolean => offering.startsWith('section: ')

/** Titles that differ only in punctuation or case are the same. */
export const titleKey = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
