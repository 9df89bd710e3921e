// The content strategy summary: what to lead with in the coming weeks, who to write for, with which proof,
// dates, questions and people, on which channels, and what is missing.
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { hasSum } from '../language/values/sums.ts'
import { voiceOf } from '../language/voice.ts'
import { isAboutBrand } from './block-location.ts'
import { channelsFor } from './channels.ts'
import { customersOf } from './customers.ts'
import { strongestOf } from './differences.ts'
import type { Material } from './material.ts'
import { colleaguesIn } from './people-named.ts'
import { listInSentence, rankOfferings, withOwnText, type RankedOffering } from './prominence.ts'
import { awardsIn, hasPublishedPrices, ratingIn, reviewsIn } from './proof.ts'
import { asList, quoted, section } from './prose.ts'
import { storyOf } from './story.ts'
import { audienceIn } from './typed.ts'
import { upcomingEventsIn } from './upcoming-events.ts'

/** Writes the advice in two paragraphs: what to say, and how. */
export function summarise(material: Material): string {
  const { language } = material
  const isEnglish = language === null
  return section(
    [
      [leadOf(material), comingOf(material), isEnglish ? messageOf(material) : '', audienceOf(material)],
      [
        questionsOf(material),
        peopleOf(material),
        proofOf(material),
        isEnglish ? channelsFor(`${material.typed.industry} ${material.typed.companyInfo}`) : '',
        isEnglish ? gapsOf(material) : '',
      ],
    ],
    isEnglish
      ? 'There’s little on the website to write from. Start by adding what the brand offers, who it’s for and one named person.'
      : '',
  )
}

/** What to lead with: offerings of the coming weeks if there are any, else the most prominent. */
function leadOf({ brandName, facts, blocks, offerings, today }: Material): string {
  const { opening, words } = seasonOf(today)
  const ranked = rankOfferings(offerings, facts, blocks)
  const seasonal = ranked.filter(({ name }) => words.test(name)).slice(0, 2)
  const others = withOwnText(ranked, blocks).filter((one) => !seasonal.includes(one))
  // Names of the brand's own say more than those of the trade, if it has several.
  const small = new Set(blocks.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+/gu) ?? []))
  const isOwn = ({ name }: RankedOffering) => /\p{Ll}\s(?:.*\s)?\p{Lu}/u.test(name)
  const isOfTrade = (one: RankedOffering) =>
    !isOwn(one) && small.has((one.name.split(/[ -]/)[0] ?? '').toLowerCase())
  const named = others.filter(isOwn).length > 2 ? others.filter((one) => !isOfTrade(one)) : others
  const things = [...seasonal, ...named].slice(0, 3)
  if (things.length < 2) return ''
  const list = listInSentence(things, blocks)
  return seasonal.length > 0
    ? `${opening}, content for ${brandName || 'the brand'} should lead with ${list}.`
    : `Content for ${brandName || 'the brand'} should lead with ${list}.`
}

/** How the coming six weeks are called, and words in the names of what is wanted then. */
function seasonOf(today: string): { opening: string; words: RegExp } {
  const month = Number(today.slice(5, 7))
  if (month >= 10)
    return {
      opening: 'Up to Christmas',
      words: /\b(?:christmas|advent|winter|gift|vouchers?|festive|carols?|new year)\b/i,
    }
  if (month <= 2)
    return {
      opening: 'In the new year',
      words: /\b(?:winter|new year|january|february|valentine\p{L}*|beginners?|starter)\b/iu,
    }
  if (month <= 5)
    return { opening: 'In spring', words: /\b(?:spring|easter|mother\p{L}*|garden\p{L}*|outdoor)\b/iu }
  return {
    opening: month <= 8 ? 'In summer' : 'In autumn',
    words: /\b(?:summer|holiday|outdoor|autumn|fall|harvest|back to school)\b/i,
  }
}

function comingOf({ blocks, today }: Material): string {
  const next = upcomingEventsIn(blocks, today).slice(0, 3)
  const [only] = next
  if (only === undefined) return ''
  const names = asList(next.map(({ name, day }) => `${name} (${day})`))
  return next.length === 1
    ? `The next fixed date is ${names}: announce it early, remind people in the last week and show afterwards how it went.`
    : `The fixed dates are ${names}: announce each early, remind people in the last week and show afterwards how it went.`
}

function messageOf(material: Material): string {
  const message = strongestOf(material)
  return message === ''
    ? ''
    : `The message to come back to is what others can’t easily say: ${quotedAfterColon(message)}`
}

/** A sentence after a colon starts with a small letter, unless it starts with a name. */
const quotedAfterColon = (text: string): string =>
  /^(?:They|Their|There|The|An?|Every|Each|No|Nobody|Nothing|Any|Some|Most|All|Of|One|Two|Three|Four|Five|Six|If|You|At) /.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

function audienceOf({ typed, blocks }: Material): string {
  const audience = audienceIn(typed, blocks).replace(/ \([^)]*\)/g, '')
  const short =
    audience.length <= MOST_LETTERS ? audience : audience.slice(0, MOST_LETTERS).replace(/[,:;][^,:;]*$/, '')
  return short === '' || short.length > MOST_LETTERS ? '' : `Write for ${short}.`
}

const MOST_LETTERS = 220

function questionsOf({ facts, blocks, typed }: Material): string {
  const asked = doubtsIn(facts)
  const customers = customersOf(blocks, typed.industry)
  return asked.length === 0
    ? ''
    : `Answer what ${customers} ask before they decide${asked.length === 1 ? '' : ', one post for each question'}: ${asList(asked.map(quoted))}`
}

/** Up to three questions in the customers' words, doubts before practical ones. */
function doubtsIn(facts: Material['facts']): string[] {
  const all = facts.flatMap(({ type, quote }) =>
    type === 'customer-question' ? (sentencesOf(quote).find((one) => one.endsWith('?')) ?? []) : [],
  )
  return [...new Set(all)]
    .filter(
      (one) =>
        wordCount(one) >= 4 && wordCount(one) <= 13 && !/\b(?:it|that|this|these|them|there)\?$/i.test(one),
    )
    .map((one) => ({
      one,
      worth:
        (doubts.test(one) ? 2 : 0) + (/\b(?:I|my|me)\b/.test(one) ? 1 : 0) - (practical.test(one) ? 3 : 0),
    }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, 3)
    .map(({ one }) => one)
}

const doubts =
  /^why\b|^what (?:if|happens)\b|^will (?:I|it|you)\b|\b(?:worst|too (?:old|late|small|cheap|young)|afraid|nervous|hurts?|have to|need|costs?|price|expensive|dear(?:er)?|worth|safe|owned|by myself|on my own|alone|how long|how much|how soon|never|beginner)\b/i
const practical =
  /\b(?:park\w*|dogs?|toilets?|wheelchair|cards?|cash|open|wi-?fi|bus|cookies?|address|phone|deposit|cancel\w*|steps)\b/i

function peopleOf({ facts, blocks, brandName }: Material): string {
  const people = colleaguesIn(facts, blocks).slice(0, 2)
  const hasStory = storyOf(blocks, brandName, '').length > 0
  const names = asList(people.map(({ name, role }) => `${name} (${role})`))
  const story = 'tell the story of how it began in a longer piece'
  if (people.length === 0)
    return hasStory
      ? 'Put people in the pictures by name, and tell the story of how it began in a longer piece.'
      : ''
  return `Show ${names} in photos and short videos${hasStory ? `, and ${story}` : ''}.`
}

function proofOf({ brandName, facts, blocks, home, typed }: Material): string {
  const [review] = reviewsIn(facts, home)
  const rating = ratingIn(blocks)
  const [award] = awardsIn(facts, brandName)
  const isForPay = customersOf(blocks, typed.industry) !== 'people'
  const proof = [
    rating === '' ? '' : `the rating of ${quoted(rating)}`,
    award === undefined ? '' : 'the award on the website',
  ].filter(Boolean)
  return [
    proof.length === 0 ? '' : `Back it up with ${asList(proof)}.`,
    isForPay && hasPublishedPrices(facts, blocks) ? 'Prices are public, so posts can name them.' : '',
    review === undefined
      ? ''
      : `One review to quote is by ${review.author.split(/,| \(/)[0] ?? ''}: ${quoted(review.text)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Up to three useful kinds of information that none of the pages contains. */
function gapsOf({ facts, blocks, today }: Material): string {
  const none = (test: (block: Material['blocks'][number]) => boolean) => !blocks.some(test)
  const gaps = [
    upcomingEventsIn(blocks, today).length === 0 ? 'a date to come that people can plan for' : '',
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
