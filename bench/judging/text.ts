// How the benchmark reads a text: numbers, names and openings, found by its own means and not by the engine's.
import { plain } from './learn.ts'

/** Letters and digits alone, so that a quote is found whatever stands between its words in the page. */
export const squashed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£$€%]+/gu, '')

/** Words in lower case with a space at both ends, so that a whole phrase can be looked for with `includes`. */
export const spaced = (text: string): string =>
  ` ${plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£$€%.']+/gu, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/(?<=\s)['.]|['.](?=\s)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

/** Whether the phrase stands whole in a text that was `spaced` before. */
export const standsIn = (spacedText: string, phrase: string): boolean => spacedText.includes(spaced(phrase))

export const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '').replace(/\.0+$/, ''))

/** Numbers in figures or in words, each with the word it counts: "290 kilos", "nine days". What any firm counts alike is left to be compared. */
export const countsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}\p{N}.,-])(?:\d+(?:[.,]\d+)*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{Ll}+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen) \p{Ll}{3,}/giu,
    ),
  ].map(([count]) => count)

/** Capitalised words that do not open a sentence, in runs: "Ruth Hale". Days, months and countries' peoples are no names here. */
export const namesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<=[\p{Ll}\p{N},;)] )\p{Lu}[\p{L}\p{N}’'-]*(?:(?: (?:of|and|the|&))? \p{Lu}[\p{L}\p{N}’'-]*)*/gu,
    ),
  ]
    .map(([name]) => name)
    .filter((name) => !common.test(name))

const common =
  /^(?:I|I['’]\p{L}+|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|British|Christmas|Easter)$/u

export const quotesIn = (text: string): string[] =>
  [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)

export const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}£$€%'’]+/gu) ?? []

/** How a title opens: its first two words, figures as one sign; one led by a quotation opens with what follows it. */
export function shapeOf(title: string): string {
  const isLed = title.startsWith('“')
  const rest = isLed ? title.replace(/^“[^”]*”\s*/, '') : title
  const opening = words(rest)
    .slice(0, 2)
    .map((word) => (/\d/.test(word) ? '#' : word))
    .join(' ')
  return isLed ? `“” ${opening}` : opening
}

/** Different pairs of neighbouring words over all such pairs, from 0 to 1. */
export function distinctPairs(texts: readonly string[]): number {
  const pairs = texts.flatMap((text) => {
    const own = words(text)
    return own.slice(1).map((word, at) => `${own[at]} ${word}`)
  })
  return pairs.length === 0 ? 1 : new Set(pairs).size / pairs.length
}

/** The mean and the greatest cosine of all pairs, over words weighed by how few texts have them. */
export function likeness(texts: readonly string[]): { mean: number; max: number; pair: [string, string] } {
  const counted = texts.map((text) => Map.groupBy(words(text), (word) => word))
  const having = new Map<string, number>()
  for (const bag of counted) for (const word of bag.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  const vectors = counted.map((bag) => {
    const weighed = [...bag].map(
      ([word, times]) => [word, times.length * Math.log(texts.length / (having.get(word) ?? 1))] as const,
    )
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1
    return new Map(weighed.map(([word, weight]) => [word, weight / length]))
  })
  let [sum, pairs, max] = [0, 0, 0]
  let pair: [string, string] = ['', '']
  vectors.forEach((one, at) => {
    for (const [offset, other] of vectors.slice(at + 1).entries()) {
      let cosine = 0
      for (const [word, weight] of one) cosine += weight * (other.get(word) ?? 0)
      sum += cosine
      pairs += 1
      if (cosine > max) [max, pair] = [cosine, [texts[at] ?? '', texts[at + 1 + offset] ?? '']]
    }
  })
  return { mean: pairs === 0 ? 0 : sum / pairs, max, pair }
}
