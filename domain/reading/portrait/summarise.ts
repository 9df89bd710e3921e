// The summary: one paragraph on what the brand's content can be built on, and what is missing.
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { hasSum } from '../language/values/sums.ts'
import { voiceOf } from '../language/voice.ts'
import { upcomingEventsIn } from './upcoming-events.ts'
import { customersOf } from './customers.ts'
import type { Material } from './material.ts'
import { colleaguesIn } from './people-named.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { hasPublishedPrices, ratingIn, reviewsIn } from './proof.ts'
import { asList, quotedInside, section } from './prose.ts'
import { storyOf } from './story.ts'
import { isAboutBrand } from './block-location.ts'

/** Writes what to lead with, with which proof, for which events and questions, and what is missing. */
export function summarise(material: Material): string {
  const { brandName, facts, blocks, offerings, today, language } = material
  const things = rankOfferings(offerings, facts, blocks).slice(0, 4)
  const people = colleaguesIn(facts, blocks).slice(0, 3)
  const asked = questionsIn(material)
  return section(
    [
      [
        things.length > 1
          ? `Content for ${brandName || 'the brand'} can lead with ${listInSentence(things, blocks)}.`
          : '',
        proofOf(material),
        comingOf(blocks, today),
        asked.length === 0
          ? ''
          : `Posts can answer ${asked.length === 1 ? 'a question' : 'questions'} that ${customersOf(blocks)} ask, such as ${asList(asked.map(quotedInside))}.`,
        people.length > 0
          ? `${asList(people.map(({ name }) => name))} can appear in photos, videos and posts.`
          : '',
        language === null ? gapsOf(material) : '',
      ],
    ],
    language === null
      ? 'There’s little on the website to write from. Start by adding what the brand offers, who it’s for and one named person.'
      : '',
  )
}

function proofOf({ brandName, facts, blocks, home }: Material): string {
  const reviews = reviewsIn(facts, home).slice(0, 2)
  const rating = ratingIn(blocks)
  const proof = [
    rating === '' ? '' : `a rating of ${quotedInside(rating)}`,
    reviews.length > 0
      ? `reviews by ${asList(reviews.map(({ author }) => author.split(/,| \(/)[0] ?? author))}`
      : '',
    storyOf(blocks, brandName, '').length === 0 ? '' : 'the story of how it began',
    hasPublishedPrices(facts, blocks) ? 'published prices' : '',
  ].filter(Boolean)
  return proof.length === 0 ? '' : `Proof to build on includes ${asList(proof).replace(/\.$/, '')}.`
}

function comingOf(blocks: Material['blocks'], today: string): string {
  const next = upcomingEventsIn(blocks, today).slice(0, 3)
  return next.length === 0
    ? ''
    : `${next.length === 1 ? 'The next date to plan for is' : 'Upcoming dates to plan for are'} ${asList(next.map(({ name, day }) => `${name} (${day})`))}.`
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
  return gaps.length === 0
    ? ''
    : `It would help to add ${asList(gaps.slice(0, 3))}, which the pages we read don’t contain.`
}
