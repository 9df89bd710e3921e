// Makes a fact for each offering, with a quote from where the site describes or names it.
import type { NewFact } from '#contract/facts.ts'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import { flagsOf } from '../language/flags.ts'
import { hasSum } from '../language/values/sums.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import { offeringKey } from './offering-words.ts'
import { thingInHeading } from './thing-in-heading.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/**
 * The facts, with one of type offer for each offering. Its quote is the description below its own heading,
 * else the sentence that names it. An offering without a description gets none if it already has a price
 * fact.
 */
export function withOffers(
  offerings: readonly string[],
  blocks: readonly SiteBlock[],
  facts: readonly NewFact[],
  isAboutBrand: (text: string) => boolean,
): NewFact[] {
  const priced = new Set(
    facts.flatMap(({ type, slots, freshness }) =>
      type === 'labelled-price' && freshness !== 'dated' && slots.label ? [offeringKey(slots.label)] : [],
    ),
  )
  const keys = keysOfHeadings(blocks)
  const offers = offerings.flatMap((label): NewFact[] => {
    const isPriced = priced.has(offeringKey(label))
    const shown = described(label, blocks, keys, isAboutBrand) ?? (isPriced ? null : named(label, blocks))
    if (shown === null) return []
    const { quote, block } = shown
    return [
      {
        kind: 'website',
        quote,
        place: block.place,
        type: 'offer',
        slots: { label },
        heading: block.heading,
        ...NEW_FACT_DEFAULTS,
        flags: flagsOf(`${quote} ${block.heading}`),
      },
    ]
  })
  const quoted = new Set(offers.map(({ quote }) => quote))
  return [...facts.filter(({ type, quote }) => type !== 'statement' || !quoted.has(quote)), ...offers]
}

interface Shown {
  quote: string
  block: SiteBlock
}

/** The sentence that describes the offering below its own heading. */
function described(
  label: string,
  blocks: readonly SiteBlock[],
  keys: ReadonlyMap<string, readonly string[]>,
  isAboutBrand: (text: string) => boolean,
): Shown | null {
  const key = offeringKey(label)
  const about = blocks.filter(
    (one) => isAbout(label, key, one, keys) && sentencesOf(one.text).some(isDescription),
  )
  const block = about.find(({ heading }) => isVerbatim(label, heading)) ?? about[0]
  const sentences = block ? sentencesOf(block.text).filter(isDescription) : []
  const quote = sentences.find(isAboutBrand) ?? sentences[0]
  return block && quote ? { block, quote } : null
}

/** A sentence or short line that names the offering: from running text if possible, else a title, else the menu. */
function named(label: string, blocks: readonly SiteBlock[]): Shown | null {
  const says = (text: string) => text.toLowerCase().includes(label.toLowerCase())
  const rank = ({ form, region }: SiteBlock) => (region !== 'main' ? 2 : form === 'title' ? 1 : 0)
  const naming = blocks.filter((block) => says(block.text) && voiceOf(block) === 'brand')
  for (const block of naming.toSorted((one, other) => rank(one) - rank(other))) {
    const quote = sentencesOf(block.text).find(says) ?? block.text
    if (quote.length <= MOST_LETTERS && !contact.test(quote)) return { quote, block }
  }
  const [first = blocks[0]] = naming
  return first === undefined ? null : { quote: label, block: { ...first, heading: '' } }
}

const MOST_LETTERS = 240
const contact = /@|https?:|(?:\d[\s().-]{0,2}){7,}/

/** The keys of each heading, and of the thing it names, made once because every offering is compared with them. */
const keysOfHeadings = (blocks: readonly SiteBlock[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...new Set(blocks.map(({ heading }) => heading))].map((heading) => [
      heading,
      [offeringKey(heading), offeringKey(thingInHeading(heading) ?? '')],
    ]),
  )

const isAbout = (
  label: string,
  key: string,
  block: SiteBlock,
  keys: ReadonlyMap<string, readonly string[]>,
): boolean =>
  block.form !== 'title' &&
  block.region === 'main' &&
  (isVerbatim(label, block.heading) || keys.get(block.heading)?.includes(key) === true) &&
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
