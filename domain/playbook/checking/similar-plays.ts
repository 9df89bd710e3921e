// Finds plays in different files that only differ in their nouns, because users would see the same idea
// twice.
import type { Line, Play, Playbook, Text } from '../form.ts'

interface Masked {
  play: Play
  words: ReadonlySet<string>
}

/**
 * Lists pairs of plays from different files that share more than the portion `most` of their words. Slots and
 * the nouns of each trade are ignored.
 */
export function similarPlaysIn(playbook: Playbook, most: number): string[] {
  const shared = sharedLines(playbook)
  const all = [playbook.everyone, ...playbook.trades].flatMap(({ plays, words, lexicon }) => {
    const nouns = new Set([
      ...Object.values(words).flatMap(wordsIn),
      ...lexicon.flatMap(({ names }) => names.flatMap(wordsIn)),
    ])
    return plays.map((play): Masked => ({ play, words: maskedWords(play, nouns, shared) }))
  })
  return all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter((other) => other.play.file !== one.play.file && likeness(one.words, other.words) > most)
      .map((other) => `${one.play.id} and ${other.play.id}`),
  )
}

/**
 * Finds lines that several plays take from a shared part of the library. They are not counted as similarity.
 */
function sharedLines({ everyone, trades }: Playbook): ReadonlySet<Line> {
  const seen = new Set<Line>()
  const shared = new Set<Line>()
  for (const { draft, outline } of [everyone, ...trades].flatMap(({ plays }) => plays))
    for (const line of [...draft, ...outline]) {
      if (line === null) continue
      if (seen.has(line)) shared.add(line)
      seen.add(line)
    }
  return shared
}

/** Splits a play into runs of three words, because single words are too common to compare. */
function maskedWords(
  { draft, outline }: Play,
  nouns: ReadonlySet<string>,
  shared: ReadonlySet<Line>,
): ReadonlySet<string> {
  const lines = [...draft, ...outline].filter((line) => line !== null && !shared.has(line))
  const texts = lines.flatMap((line) => line?.map(({ text }) => plain(text)) ?? [])
  return new Set(
    texts.flatMap((text) => {
      const words = wordsIn(text).map((word) => (nouns.has(word) ? '·' : word))
      const runs = words.slice(2).map((word, at) => [words[at], words[at + 1], word])
      // A run that is mostly slots or nouns of the trade doesn't show anything about the play.
      return runs.filter((run) => run.filter((word) => word === '·').length < 2).map((run) => run.join(' '))
    }),
  )
}

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.intersection(other).size / Math.max(1, Math.min(one.size, other.size))

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’'·-]+/gu) ?? []
const plain = (text: Text): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : ' · ')).join('')
