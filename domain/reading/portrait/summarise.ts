// The summary: one paragraph on what the brand's content can be built on, and what is missing.
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { hasSum } from '../language/values/sums.ts'
import { voiceOf } from '../language/voice.ts'
import { upcomingEventsIn } from './upcoming-events.ts'
import { differentiatorsIn } from './differentiators.ts'
import type { Material } from './material.ts'
import { colleaguesIn } from './people-named.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { figuresIn, ratingIn, reviewsIn } from './proof.ts'
import { asList, quotedInside, section } from './prose.ts'
import { storyOf } from './story.ts'
import { headlineFor, audienceOf } from './audience.ts'
import { isAboutBrand } from './block-location.ts'

/** Writes what to lead with, for which audience, with which proof, for which events, and what is missing. */
export function summarise(material: Material): string {
  const { brandName, facts, blocks, offerings, home, today, language } = material
  const things = rankOfferings(offerings, facts, blocks).slice(0, 4)
  const people = colleaguesIn(facts, blocks).slice(0, 3)
  const asked = questionsIn(material)
  const audience = audienceOf(brandName, facts, home)
  const readers =
    headlineFor(blocks, home) || (sentencesOf(audience?.text ?? '').find((one) => wordCount(one) <= 22) ?? '')
  const point =
    differentiatorsIn({ brandName, blocks, home }, '')
      .map(({ text }) => sentencesOf(text)[0] ?? '')
      .find((one) => wordCount(one) <= 22) ?? ''
  return section(
    [
      [
        things.length > 1
          ? `Content for ${brandName || 'the brand'} can lead with ${listInSentence(things, blocks)}.`
          : '',
        readers === '' ? '' : `Audience, in their own words: ${quotedInside(readers)}.`,
        proofOf(material),
        comingOf(blocks, today),
        point === '' ? '' : `A point to repeat: ${quotedInside(point)}.`,
        asked.length === 0
          ? ''
          : asked.length === 1
            ? `A customer question to answer in a post: ${asked.map(quotedInside).join('')}`
            : `Customer questions to answer in posts: ${asList(asked.map(quotedInside))}.`,
        people.length > 0 ? `${asList(people.map(({ name }) => name))} can appear in content.` : '',
        language === null ? gapsOf(material) : '',
      ],
    ],
    language === null
      ? 'There’s little on the website to write from. Start by adding what the brand offers, who it’s for and one named person.'
      : '',
  )
}

function proofOf({ facts, blocks, home }: Material): string {
  const reviews = reviewsIn(facts, home).slice(0, 2)
  const rating = ratingIn(blocks)
  const figures = figuresIn(facts, blocks, home)
  const proof = [
    rating === '' ? '' : `a rating of ${quotedInside(rating)}`,
    reviews.length > 0
      ? `quotes signed by ${asList(reviews.map(({ author }) => author.split(/,| \(/)[0] ?? author))}`
      : '',
    figures.length > 0 ? `figures such as ${asList(figures.map(quotedInside))}` : '',
    storyOf(facts, blocks, '') === null ? '' : 'the story of how it began',
    facts.filter(({ type }) => type === 'labelled-price').length > 2 && !isCharity(blocks)
      ? 'published prices'
      : '',
  ].filter(Boolean)
  return proof.length === 0 ? '' : `Proof to use: ${asList(proof)}.`
}

/** On a charity's site, an amount of money next to a thing is a donation, not a price. */
const isCharity = (blocks: Material['blocks']): boolean =>
  blocks.some(({ text }) =>
    /\b(?:registered charity|charity (?:no|number|commission|regulator))\b/i.test(text),
  )

function comingOf(blocks: Material['blocks'], today: string): string {
  const next = upcomingEventsIn(blocks, today).slice(0, 3)
  return next.length === 0 ? '' : `Coming up: ${asList(next.map(({ name, day }) => `${name} (${day})`))}.`
}

/** Up to two short customer questions in the customer's words. */
function questionsIn({ facts }: Material): string[] {
  const all = facts.flatMap(({ type, quote }) =>
    type === 'customer-question' ? (sentencesOf(quote).find((one) => one.endsWith('?')) ?? []) : [],
  )
  return [...new Set(all)]
    .filter(
      (one) => wordCount(one) >= 4 && wordCount(one) <= 12 && asks.test(one) && !/\b(?:our|we)\b/i.test(one),
    )
    .slice(0, 2)
}

const asks =
  /^(?:do|does|can|could|is|are|isn['’]t|will|would|should|how|what|why|when|where|which|who)\b.*\b(?:I|my|me|myself)\b|^(?:do|can|could|are|will|would|have|how (?:quick\w*|soon|far|long|much|often)) .*\byou\b/i

/** Up to three useful kinds of information that none of the pages contains. */
function gapsOf({ facts, blocks }: Material): string {
  const none = (test: (block: Material['blocks'][number]) => boolean) => !blocks.some(test)
  const gaps = [
    none((block) => hasSum(block.text)) ? 'two or three prices' : '',
    facts.every(({ type }) => type !== 'person') && none(isAboutBrand)
      ? 'one person with a name and a role'
      : '',
    facts.every(({ type }) => type !== 'review') &&
    none((block) => voiceOf(block) !== 'brand' || /["“].{20,}["”]/.test(block.text))
      ? 'a customer quote, with permission to use it'
      : '',
    none(({ text }) => text.includes('?')) ? 'three questions that people really ask' : '',
    facts.every(({ type }) => type !== 'founded') && none(({ text }) => /\b(?:1[5-9]|20)\d\d\b/.test(text))
      ? 'the year and the reason it began'
      : '',
  ].filter(Boolean)
  return gaps.length === 0 ? '' : `Missing from the pages we read: ${asList(gaps.slice(0, 3))}.`
}
