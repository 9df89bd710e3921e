// Searches a trade: every word must occur somewhere in the text.
import type { WovenPlay } from '#contract/library.ts'
import type { Place } from './address.ts'

/** The words of a search. */
export const searchWords = (search = ''): string[] => search.split(/\s+/).filter(Boolean)

export const containsAll = (text: string, search: string | undefined): boolean => {
  const all = folded(text)
  return searchWords(search).every((word) => all.includes(folded(word)))
}

export const matchingPlays = (
  plays: readonly WovenPlay[],
  { search, only }: Pick<Place, 'search' | 'only'>,
): WovenPlay[] =>
  plays.filter(
    (play) => (!only || (play.woven !== null) === (only === 'woven')) && containsAll(textOf(play), search),
  )

function textOf({ id, intent, occasion, needs, woven }: WovenPlay): string {
  const texts = woven
    ? [
        woven.title,
        woven.why,
        ...woven.outline,
        woven.draft,
        woven.callToAction,
        ...woven.prepare,
        ...woven.checks,
        ...woven.formatFields.flatMap(({ label, lines }) => [label, ...lines]),
      ]
    : []
  return [id, intent, ...occasion, ...needs, ...texts].join('\n')
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
