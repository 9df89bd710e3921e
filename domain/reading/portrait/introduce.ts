// The company information of a form, out of the portrait of a site: a few sentences in which one company tells another what it does.
import { sentencesOf } from '../language/sentences.ts'

const MOST_SENTENCES = 4
const MOST_LETTERS = 900

/** Two to four sentences: what the brand is, what it offers and where it is; null where the site says too little. */
export function introductionOf(background: string, brandName: string): string | null {
  if (!background.includes(brandName)) return null
  const [first = [], ...others] = background.split('\n\n').map(sentencesOf)
  const besides = others
    .slice(0, 2)
    .flatMap((sentences) => sentences.find((one) => !ofPeople.test(one)) ?? [])
  // What the brand is comes first, and each other paragraph gets a sentence.
  const sentences = [...first.slice(0, MOST_SENTENCES - besides.length), ...besides]
  const kept = sentences
    .filter((_, at) => sentences.slice(0, at + 1).join(' ').length <= MOST_LETTERS)
    .map((sentence, at) => (at === 0 ? sentence : inIts(sentence, brandName)))
  return kept.length === 0 ? null : kept.join(' ')
}

/** Who works there changes, and stands among the facts. */
const ofPeople = /^(?:The people it names are|It names one person)\b/

const inIts = (sentence: string, name: string): string => {
  const offers = `What ${name} offers includes `
  return sentence.startsWith(offers) ? `It offers ${sentence.slice(offers.length)}` : sentence
}
