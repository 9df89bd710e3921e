// Reads what a passage of a website says: whether it can be spoken, what it asks people to do, and what in it
// is out of date or unclear by itself.
import type { Card, Section } from '../card.ts'
import { isSouthern } from '../words/hemisphere.ts'
import { withSmallStart } from '../words/casing.ts'
import { months, namedDaysIn } from '../words/dates.ts'
import { asSentence, countWords } from '../words/list.ts'
import { containsPhrase } from '../words/phrase.ts'

/**
 * Removes what was only true when the page was written: "six left at the time of writing", and, beside a day
 * to come, a day or month that is over.
 */
export function withoutStale(section: Section, today: string): Section {
  const isAhead = namedDaysIn(section.text, today).some((day) => day >= today)
  const sentences = section.sentences
    .map((one) => one.replace(asWritten, ''))
    .filter((one) => !(isAhead && isOver(one, today)))
  const isSame =
    sentences.length === section.sentences.length &&
    sentences.every((one, at) => one === section.sentences[at])
  const isTooShort =
    sentences.length < section.sentences.length && countWords(sentences.join(' ')) < FEWEST_WORDS
  return isSame || isTooShort ? section : { ...section, sentences, text: sentences.join(' ') }
}

/** A passage with fewer words isn't worth posting. */
const FEWEST_WORDS = 12

const asWritten =
  /(?:[;,–—]\s+|\s\()[^;,.()–—]*\b(?:(?:when|as) (?:this was written|(?:we|I) (?:write|wrote)(?: this)?)|at (?:the )?time of writing)\)?(?=[.;,]|$)/i

/** A month without a day or a year. */
const bareMonth =
  /\b(?:in|since|until|by) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b(?!\s+(?:\d|of))/gi
/** A month that ended at most this many months ago is over. Any other is the next one of that name. */
const LATELY = 4

const fixedFeasts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:until|till|up to|before|by) (?:valentine['’]s(?: day)?)\b/i, '02-14'],
  [/\b(?:until|till|up to|before|by) (?:halloween)\b/i, '10-31'],
  [/\b(?:until|till|up to|before|by) (?:guy fawkes|bonfire|fireworks)(?: night| day)?\b/i, '11-05'],
  [/\b(?:until|till|up to|before|by) christmas(?: eve| day)?\b/i, '12-25'],
]

/** Whether an offer "up to Halloween" has ended lately on a day such as "2026-11-24". */
export const isPastFeast = (text: string, today: string): boolean =>
  fixedFeasts.some(([until, day]) => {
    const ended =
      `${today.slice(0, 4)}-${day}` <= today ? today.slice(0, 4) : String(Number(today.slice(0, 4)) - 1)
    return until.test(text) && daysSince(`${ended}-${day}`, today) <= DAYS_LATELY
  })
const DAYS_LATELY = 150

/** Whether all days that the sentence names are past, or it names a month that is. */
function isOver(sentence: string, today: string): boolean {
  const days = namedDaysIn(sentence, today)
  if (days.length > 0) return days.every((day) => day < today)
  const now = Number(today.slice(5, 7)) - 1
  return [...sentence.matchAll(bareMonth)].some(([, name = '']) => {
    const ago = (now - months.indexOf(name.toLowerCase()) + 12) % 12
    return ago >= 1 && ago <= LATELY
  })
}

/** Whether a heading such as "Is it worth it?", "Version 9.4" or "July" only makes sense on its own page. */
export const isUnclear = (heading: string): boolean =>
  (/\b(?:it|they|them)\b/i.test(heading) && countWords(heading) <= 5) || ofRecord.test(heading)

const ofRecord = new RegExp(
  String.raw`^(?:v(?:ersion)?\.?\s?\d[\d.]*|(?:release|patch) notes\b.*|change ?log|(?:${months.join('|')})\p{L}*(?: 20\d\d)?)$`,
  'iu',
)

/** Whether the passage starts with a verb, because its subject is a name above it: "Qualified in Porto, joined us in 2019." */
export const lacksSubject = ({ text }: Pick<Section, 'text'>): boolean =>
  /^(?:qualified|joined|trained|started|studied|born|came|grew up|graduated|worked|runs|teaches|looks after|leads|loves|has been|here since|with us since)\b/i.test(
    text,
  )

/** Whether a question is answered with what the brand doesn't do. Nobody posts about that. */
export const isRefusal = (ask: string, answer: string): boolean =>
  /^(?:do|can|could|will|are|is|have) (?:you|there)\b/i.test(ask) &&
  /^(?:no\b|not\b|sorry|unfortunately|sadly|we (?:don['’]t|do not|can['’]t|cannot)\b)/i.test(answer)

/** Puts the page's title before an unclear heading if that names what the page is about. */
export function withPage(section: Section, { offerings }: Pick<Card, 'offerings'>): Section {
  const page = section.page.replace(/\s+[|–—-]\s+.*$/u, '').trim()
  return isUnclear(section.heading) && page !== '' && offerings.some(({ name }) => containsPhrase(page, name))
    ? { ...section, heading: `${page}: ${withSmallStart(section.heading)}` }
    : section
}

/**
 * The sentence that says how to come, book or buy, so that no other call to action is needed; null if there is
 * none.
 */
export const invitationIn = ({ sentences }: Pick<Section, 'sentences'>): string | null =>
  sentences.findLast(
    (one) => inviting.test(one) && countWords(one) <= LONGEST_INVITATION && !/\?$|\bif\b/.test(one),
  ) ?? null
const LONGEST_INVITATION = 25

/** Whether a line asks people to do something, or is a whole sentence: "Ring Deb", "You can book online". */
export const isRequest = (text: string): boolean => inviting.test(text) || finite.test(text)
const inviting =
  /^(?:please |to (?:book|order|apply|enrol|enroll|register|join|come)[^,.]*,? |just |then )?(?:book(?!s|\s[£$€\d])|(?:ring|call|phone)(?!\s(?:answered|lines?|hours|the bell|is|was|it|out)\b)|text|e-?mail|message|drop (?:in|by)|pop in|come (?:along|in|by|and (?:see|join|try|visit|have|meet|say))|turn up|order|ask (?!for\b)|rsvp|sign up|reply|reserve|apply|letters? to|applications? to|write to|contact|get in touch|register|speak to|talk to)\b/iu

/** The website's own answer to how people book, as one sentence that asks them to; null if there is none. */
export function howToBook({ questions }: Pick<Card, 'questions'>): { id: string; text: string } | null {
  for (const { id, ask, answer } of questions) {
    const [first = ''] = answer.split(/(?<=[.!?])\s/)
    const isClear = inviting.test(first) && countWords(first) <= LONGEST_INVITATION && !ofPage.test(first)
    if (ofBooking.test(ask) && isClear) return { id, text: withSmallStart(asSentence(first)) }
  }
  return null
}
const ofBooking =
  /\bhow (?:do|can|should) (?:I|we) (?:book|sign up|enrol|enroll|reserve|make an appointment|get (?:an appointment|a place))\b/i
const ofPage = /\b(?:here|below|above|page|website|form|link|button|click)\b/i

/** Whether the passage asks people to call. */
export const asksToCall = (text: string): boolean =>
  /(?:^|[.;,:]\s|\b(?:or|and|but|please|just|then|to)\s)(?:call|ring|phone)\s(?!it\b|for\b|out\b|the bell)/i.test(
    text,
  )

/** Whether the passage says how to get somewhere, to order or to reach the brand. People who are customers already know. */
export const isPractical = ({ heading, text }: Pick<Section, 'heading' | 'text'>): boolean =>
  /\b(?:find(?:ing)? us|getting (?:here|to us)|directions|parking|contact|where (?:we are|to (?:find|park))|how to (?:find|order|get|reach|contact)|access\w*|location|address|opening (?:hours|times)|registration|toilets?)\b/i.test(
    heading,
  ) ||
  /\b(?:car park|bus (?:stop|route)|turn (?:left|right)|sat ?nav|look for (?:the|our)|you can find us|opposite the|across from|next (?:door )?to the|parking|park (?:in|on|at)|step-free|ramp)\b/i.test(
    text,
  )

/** Whether a camera has enough to film and a speaker enough to say. */
export const isFilmable = (section: Pick<Section, 'sentences' | 'text'>): boolean =>
  isProse(section) && section.sentences.length >= 3 && countWords(section.text) >= 30

const daysSince = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

const northern: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bspring\b/i, [1, 2, 3, 4, 5]],
  [/\bsummer\b/i, [4, 5, 6, 7, 8]],
  [/\b(?:autumn|fall)\b/i, [7, 8, 9, 10, 11]],
  [/\bwinter\b/i, [10, 11, 12, 1, 2]],
]
const feasts: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:christmas|advent|xmas)\b/i, [10, 11, 12]],
  [/\b(?:easter|lent|mothering sunday)\b/i, [1, 2, 3, 4]],
  [/\bhalloween\b/i, [8, 9, 10]],
  [/\bthanksgiving\b/i, [9, 10, 11]],
  [/\bvalentine/i, [1, 2]],
]

const betweenMonths = new RegExp(
  String.raw`\b(${months.join('|')})\p{L}*\.? (?:to|till|until|through|[-–]) (?:the end of |mid-?|late |early )?(${months.join('|')})\p{L}*\b`,
  'giu',
)
const stopped = /\b(?:stopped|finished|ended|closed|over) (?:now )?for the (?:winter|summer|season|year)\b/i
/** A season that starts in at most this many months can be announced. */
const MONTHS_BEFORE = 3

/** Whether the passage is about something that takes place in other months: "May to September", in November. */
export function isBetweenSeasons(text: string, today: string): boolean {
  if (stopped.test(text)) return true
  const month = Number(today.slice(5, 7)) - 1
  const seasons = [...text.matchAll(betweenMonths)].map(([, from = '', to = '']) => {
    const [first, last] = [from, to].map((name) => months.indexOf(name.toLowerCase().slice(0, 3)))
    const length = ((last ?? 0) - (first ?? 0) + 12) % 12
    const ahead = ((first ?? 0) - month + 12) % 12
    return ahead <= MONTHS_BEFORE || (month - (first ?? 0) + 12) % 12 <= length
  })
  return seasons.length > 0 && !seasons.includes(true)
}

/** Whether the heading names a season or feast that isn't near on a day such as "2026-11-24". */
export function isOutOfSeason(
  { heading }: Pick<Section, 'heading'>,
  today: string,
  country: string | null,
): boolean {
  const month = Number(today.slice(5, 7))
  const ofSeason = isSouthern(country) ? ((month + 5) % 12) + 1 : month
  const named = [
    ...northern.filter(([season]) => season.test(heading)).map(([, months]) => months.includes(ofSeason)),
    ...feasts.filter(([feast]) => feast.test(heading)).map(([, months]) => months.includes(month)),
  ]
  return named.length > 0 && !named.includes(true)
}

/** Whether at least two thirds of the sentences have a verb, and few of them are prices. Lists can't be spoken. */
export const isProse = ({ sentences, text }: Pick<Section, 'sentences' | 'text'>): boolean =>
  sentences.filter((one) => finite.test(one) || somebodyDoes.test(one)).length >=
    (2 / 3) * sentences.length &&
  (text.match(/[£$€]\s?\d|\d[:.]\d\d\b|\d ?[ap]m\b/g)?.length ?? 0) <= MOST_FIGURES
/** Prices and times that a listener can still follow. */
const MOST_FIGURES = 3

/** Recognises verbs by auxiliaries, subjects and imperatives. It misses a few sentences, and that does no harm. */
const finite =
  /\b(?:is|are|was|were|am|be|has|have|had|will|would|can|could|do|does|did|should|must|may|might|won['’]t|don['’]t|isn['’]t|can['’]t|let['’]s)\b|\b(?:it|that|there|here|he|she|what|who)['’]s\b|['’](?:re|ve|ll|m|d)\b|\b(?:we|you|I|they|he|she|it|who|that|which)\s+(?:\p{L}+ly\s+)?\p{Ll}{2,}|^(?:please |just |then |and |or |if )?(?:book|ring|call|come|bring|ask|tell|send|order|pick|choose|take|try|join|text|email|use|add|wear|drop|pay|get|make|find|give|keep|let|leave|meet|look|read|reply|write|start|stop|check|see|go|put|say|think|wait|help|share|collect|reserve|phone|pop|stay|sit|learn|walk|visit|buy|sign|apply)\b/iu
/** "Nia teaches", "Tom and Deb started" */
const somebodyDoes = /^\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ |and \p{Lu}\p{Ll}+ )?\p{Ll}{2,}(?:s|ed)\b/u

/** Whether the passage seems to name people who aren't of the brand, and who should be asked first. */
export const namesOthers = (
  { text }: Pick<Section, 'text'>,
  { people, name: brand }: Pick<Card, 'people' | 'name'>,
): boolean =>
  [...text.matchAll(somebody)].some(
    ([found]) =>
      !people.some(({ name }) => name.split(' ').some((part) => found.includes(part))) &&
      !brand.includes(found),
  )
const somebody =
  /(?<!\p{Lu}\p{Ll}+ )\b\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\b\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+['’]s (?=(?:funeral|wedding|birthday|party|kitchen|house|home|family|daughter|son|husband|wife|mother|father|dog|cat|business|team)\b)/gu
