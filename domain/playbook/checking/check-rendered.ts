// Finds faults in a rendered play: gaps, wrong lengths, forbidden words.
import type { SharedWords } from '../form.ts'
import { countWords } from '../words/list.ts'
import { containsPhrase } from '../words/phrase.ts'
import { LONGEST_DRAFT, LONGEST_TITLE, textsOf, type RenderedPlay } from '../rendering/render-play.ts'

export const SHORTEST_DRAFT = 60
/** An invitation may be short, because it only says what happens, when and where. */
const SHORTEST_INVITATION = 25
/** Answers to briefs and the brand's own text may be short, because readers don't want padding. */
const SHORTEST_ANSWER = 30

/** Lists the faults of the library's text in this rendering, as sentences; empty if there are none. */
export function faultsIn(rendered: RenderedPlay, words: SharedWords): string[] {
  const { play, title, outline, draft, format } = rendered
  const texts = textsOf(rendered)
  const whole = texts.join('\n')
  const length = countWords(draft)
  const least =
    format === 'events'
      ? SHORTEST_INVITATION
      : play.isForBriefs || play.about === 'section'
        ? SHORTEST_ANSWER
        : SHORTEST_DRAFT
  return [
    ...(length < least ? [`the draft has ${length} words, not ${least} at least`] : []),
    ...(length > LONGEST_DRAFT + 5 ? [`the draft has ${length} words, not ${LONGEST_DRAFT} at most`] : []),
    ...(title.length > LONGEST_TITLE ? [`the title has ${title.length} characters`] : []),
    ...(outline.length < 4 && format !== 'events'
      ? [`the outline has ${outline.length} lines, not 4 to 6`]
      : []),
    ...(outline.length > 7 ? [`the outline has ${outline.length} lines, not 4 to 6`] : []),
    ...texts.flatMap((text) =>
      [...text.matchAll(residue)].map(([found]) => `“${found}” is left over in “${text.slice(0, 60)}”`),
    ),
    ...words.never
      .filter((word) => containsPhrase(whole, word))
      .map((word) => `“${word}” is among the words no play uses`),
    ...(/!(?!\w)/.test(whole.replaceAll(/“[^”]*”/g, '')) ? ['an exclamation mark'] : []),
    ...repeatedIn(draft).map((sentence) => `“${sentence}” is said twice`),
  ]
}

const residue =
  /[{}]|\[\[|\]\]|\bundefined\b|\(\s*\)|“”| {2}|\s[,.;:?!](?=\s|$)|,[,.]|\.\.(?!\.)|\b(?:an?|the) (?:an?|the) \w+|\b(\w{3,}) \1\b(?! \1)/giu

const repeatedIn = (draft: string): string[] => {
  const sentences = draft.split(/(?<=[.!?])\s+/).filter((sentence) => countWords(sentence) > 3)
  return sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)
}
