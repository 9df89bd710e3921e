// Writes the profile's "company information": a few of the brand's own sentences, chosen as its owner would.
import { cutTo } from '#contract/values/texts.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { Material } from './material.ts'
import { publishable } from './material.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { paragraph } from './prose.ts'
import { selfDescriptionOf } from './self-description.ts'
import { beginningOf } from './story.ts'

const MOST_SENTENCES = 2
const MOST_LETTERS = 900

/** Up to four sentences: what the brand is, what it offers and since when; null if the site says too little. */
export function introductionOf({ brandName, facts, blocks, offerings, home }: Material): string | null {
  const self = selfDescriptionOf(brandName, blocks, home)
  if (self === null) return null
  const known = publishable(facts)
  const said = sentencesOf(self.text)
  const [first = '', ...more] = said
  const isOne = said.some((one) => /\bI\b/.test(one)) && !said.some((one) => /\bwe\b/i.test(one))
  const things = rankOfferings(offerings, known, blocks).slice(0, 5)
  const began = beginningOf({ brandName, facts: known, blocks }, self.text)
  const sentences = [
    first,
    ...more.slice(0, wordCount(first) >= 30 ? 0 : MOST_SENTENCES - 1),
    things.length > 1 ? `${isOne ? 'I' : 'We'} offer ${listInSentence(things, blocks)}.` : '',
    /^(?:we|i|our)\b/i.test(began) ? began : '',
  ].filter((one) => one.length <= 400)
  const text = paragraph(sentences)
  return text === '' ? null : cutTo(text, MOST_LETTERS)
}
