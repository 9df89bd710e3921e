// Finds entries of a trade's lexicon in a text: whole words only, in singular or plural, however they are
// joined.
import { memoize } from '#domain/memoize.ts'
import type { Entry, Playbook, Trade } from '#domain/playbook/form.ts'

/** The part of a text that names an entry of the lexicon. */
export interface Hit {
  entry: Entry
  start: number
  end: number
  words: number
}

interface Phrase {
  entry: Entry
  words: readonly string[]
}

export interface Lexicon {
  /** The entries by their first word, the longest entry first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /**
   * Whether it contains entries of all trades, for brands whose trade has no lexicon. Then all names have
   * several words, and are only searched for in titles and lists.
   */
  isBorrowed: boolean
}

/** Joins the lexicons of several trades into one. */
export function lexiconOf(trades: readonly Trade[]): Lexicon {
  const [first, ...more] = trades
  if (first === undefined) return noLexicon
  return more.length === 0 ? lexiconOfOne(first) : lexiconWith(trades.flatMap(phrasesOf))
}

/** A lexicon of all trades' entries that have several words. */
export const borrowedLexicon = memoize((playbook: Playbook): Lexicon =>
  lexiconWith(
    playbook.trades
      .flatMap(({ lexicon }) => lexicon.map((entry) => ({ entry, words: wordsOf(entry.name) })))
      .filter(({ words }) => words.length > 1),
    true,
  ),
)

export const noLexicon: Lexicon = { phrases: new Map(), isBorrowed: false }

const phrasesOf = ({ lexicon }: Trade): Phrase[] =>
  lexicon.flatMap((entry) => [entry.name, ...entry.names].map((name) => ({ entry, words: wordsOf(name) })))

function lexiconWith(phrases: readonly Phrase[], isBorrowed = false): Lexicon {
  const longestFirst = phrases.toSorted((one, other) => other.words.length - one.words.length)
  return { phrases: Map.groupBy(longestFirst, ({ words }) => words[0] ?? ''), isBorrowed }
}

const lexiconOfOne = memoize((trade: Trade): Lexicon => lexiconWith(phrasesOf(trade)), { most: 200 })

/** The entries that the text names, in order. Of two that overlap, the longer one counts. */
export function findEntries(text: string, lexicon: Lexicon): Hit[] {
  if (lexicon.phrases.size === 0 || text.length > MOST_LETTERS) return []
  const words = [...text.matchAll(word)].map(({ 0: said, index }) => ({
    bare: bare(said),
    start: index,
    end: index + said.length,
  }))
  const hits: Hit[] = []
  for (let at = 0; at < words.length; at++) {
    const found = lexicon.phrases
      .get(words[at]?.bare ?? '')
      ?.find((phrase) => phrase.words.every((one, step) => words[at + step]?.bare === one))
    const [first, last] = [words[at], words[at + (found?.words.length ?? 1) - 1]]
    if (!found || !first || !last || isInCompound(text, first.start, last.end)) continue
    hits.push({ entry: found.entry, start: first.start, end: last.end, words: found.words.length })
    at += found.words.length - 1
  }
  return hits
}

const MOST_LETTERS = 4000

/** Whether the match is part of a hyphenated word, as in "en-suite rooms", which are not suites. */
const isInCompound = (text: string, start: number, end: number): boolean =>
  /\p{L}-$/u.test(text.slice(0, start)) || /^-\p{L}/u.test(text.slice(end))

const word = /&|\+|[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu

const wordsOf = (text: string): string[] => [...text.matchAll(word)].map(([said]) => bare(said))

/** A word in lower case and singular, so that "Classes" equals "class", and "kid's" equals "kids". */
const bare = (said: string): string =>
  said === '&' || said === '+'
    ? 'and'
    : said
        .toLowerCase()
        .replace(/['’]s?$/, '')
        .replace(/(?<=\p{L}{2})ies$/u, 'y')
        .replace(/(?<=ss|ch|sh|x)es$|(?<=\p{L}{3}(?<!s|u|i))s$/u, '')
