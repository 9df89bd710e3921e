// An offering with the sentence in which its site describes it is a fact of its own.
import type { NewFact } from '#contract/facts.ts'
import { AS_READ } from '../facts/as-read.ts'
import { flagsOf } from '../facts/flags.ts'
import { hasSum } from '../facts/sums.ts'
import { wordCount } from '../facts/sentence.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { voiceOf } from '../facts/voice.ts'
import { offeringKey } from './offering-words.ts'
import type { SiteBlock } from './read-blocks.ts'

/** The facts with one of type offer for each offering that is described under its own heading. */
export function offersOf(
  offerings: readonly string[],
  blocks: readonly SiteBlock[],
  facts: readonly NewFact[],
  isOfBrand: (text: string) => boolean,
): NewFact[] {
  const offers = offerings.flatMap((label): NewFact[] => {
    const about = blocks.filter((one) => isAbout(label, one) && sentencesOf(one.text).some(isDescription))
    const block = about.find(({ heading }) => isVerbatim(label, heading)) ?? about[0]
    const sentences = block ? sentencesOf(block.text).filter(isDescription) : []
    const quote = sentences.find(isOfBrand) ?? sentences[0]
    if (!block || !quote) return []
    return [
      {
        kind: 'website',
        quote,
        place: block.place,
        type: 'offer',
        slots: { label },
        heading: block.heading,
        ...AS_READ,
        flags: flagsOf(`${quote} ${block.heading}`),
      },
    ]
  })
  const described = new Set(offers.map(({ quote }) => quote))
  return [...facts.filter(({ type, quote }) => type !== 'statement' || !described.has(quote)), ...offers]
}

const isAbout = (label: string, block: SiteBlock) =>
  block.form !== 'title' &&
  block.region === 'main' &&
  (isVerbatim(label, block.heading) || offeringKey(label) === offeringKey(block.heading)) &&
  voiceOf(block) === 'brand'

const isVerbatim = (label: string, heading: string) =>
  heading.toLowerCase() === label.toLowerCase() ||
  heading.toLowerCase().startsWith(`${label.toLowerCase()} in `)

const isDescription = (text: string) => {
  const words = wordCount(text)
  return (
    words >= 5 &&
    words <= 40 &&
    /[.!]$/.test(text) &&
    !hasSum(text) &&
    !/%|\b(?:deposit|patch test|discount|vat|cancel\w*|terms)\b/i.test(text) &&
    !/^(?:click|call|contact|book|read|see|view|please)\b/i.test(text)
  )
}
