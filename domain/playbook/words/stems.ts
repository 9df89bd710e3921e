// Reduces words to stems, so that "recruiting volunteers" matches "volunteer" and "recruit".
import { memoize } from '#domain/memoize.ts'

const stop = new Set(
  'a an and are as at be been but by can could do does for from get got had has have how i if in into is it its just like make me more most my need needs new not of on or our ours out people over please should so some something than that the their them then there these they this those to up us want wants was we what when where which who why will with would you your about all also any because come coming give help idea ideas content post posts piece let lets one two'.split(
    ' ',
  ),
)

/** Lists the stems of a text's significant words, in order. */
export const stemsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu) ?? []
  )
    .filter((word) => word.length > 2 && !stop.has(word))
    .map(stem)

const endings = /(?:ings?|ers?|ies|ied|es|ed|s|y|e)$/

export const stem = memoize(
  (word: string): string => {
    const bare = word.replace(/'s?$/, '').replace(endings, '')
    return bare.length > 2 ? bare.replace(/([bdgklmnprt])\1$/, '$1') : word
  },
  { most: 20_000 },
)
