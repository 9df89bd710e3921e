// Reads what a passage of a website says: whether it can be spoken, what it asks people to do, and what in it
// is out of date or unclear by itself.
import type { Card, Section } from '../card.ts'
import { withSmallStart } from '../words/casing.ts'
import { months, namedDaysIn } from '../words/dates.ts'
import { countWords } from '../words/list.ts'
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

/** Whether a heading such as "Is it worth it?" only makes sense on its own page. */
export const isUnclear = (heading: string): boolean =>
  /\b(?:it|they|them)\b/i.test(heading) && countWords(heading) <= 5

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
const inviting =
  /^(?:please |to (?:book|order|apply|enrol|enroll|register|join|come)[^,.]*,? |just |then )?(?:book|(?:ring|call|phone)(?! the\b)|text|e-?mail|message|drop (?:in|by)|pop in|come (?:along|in|by|and (?:see|join|try|visit|have|meet|say))|turn up|order|ask|rsvp|sign up|reply|reserve|apply|letters? to|applications? to|write to|contact|get in touch|register|speak to|talk to)\b/iu

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
