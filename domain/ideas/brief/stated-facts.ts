// Finds facts that many briefs state: a price, a price rise, an anniversary of the brand, thanks, a notice.
import { capitalised } from '#domain/playbook/words/list.ts'
import { timeInSentence, whenIn, type When } from './when.ts'

/** Says when prices go up, in words for a sentence; null if the brief doesn't announce that. */
export const priceRiseIn = (text: string, when: When | null): string | null =>
  /\bprices?\s+(?:(?:are|is)\s+)?(?:going|go|goes|went|will go)\s+up\b|\bprice\s+(?:rise|increase)s?\b|\bput(?:ting)?\s+(?:our\s+|the\s+)?prices?\s+up\b|\bnew prices\b/i.test(
    text,
  )
    ? when === null
      ? 'soon'
      : timeInSentence(when)
    : null

/**
 * Finds an anniversary of the brand, such as "10th birthday" or "25 years of the shop". With a person's name
 * it would be that person's.
 */
export function anniversaryIn(text: string): string | null {
  const [found] =
    /\b\d{1,3}(?:st|nd|rd|th)\s+(?:birthday|anniversary)\b|\b\d{1,3}\s+years\s+(?:of us|in business|in the village|in town|on the high street|since we opened|open)\b/i.exec(
      text,
    ) ?? []
  return found === undefined ? null : found.toLowerCase()
}

/** Finds the price in a brief, such as "£24 a month". */
export const priceIn = (text: string): string | null =>
  /[£$€]\s?\d[\d,.]*\d?(?:\s(?:an?|per)\s\p{L}+|\seach\b|\s?\/\s?(?:hr|hour|h|day|night|week|wk|month|mo|year|yr|person)\b|\s?p\.?\/?h\b)?/iu
    .exec(text)?.[0]
    .replace(/[.,]$/, '')
    .replace(/\s?(?:\/\s?(?:hr|hour|h)|p\.?\/?h)$/i, ' an hour')
    .replace(/\s?\/\s?(?:wk|week)$/i, ' a week')
    .replace(/\s?\/\s?(?:mo|month)$/i, ' a month')
    .replace(/\s?\/\s?(?:yr|year)$/i, ' a year')
    .replace(/\s?\/\s?(\w+)$/, ' a $1') ?? null

const LONGEST_NOTICE = 11
/** Matches requests to us and wishes, which are not for readers. */
const toTheWriter =
  /^(?:get|fill|win|need|want|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|launching|something|anything|ideas?|more|less|why|how|what|help|introduce|announce|celebrate)\b|\b(?:we|our|i|my|want|wants|need|needs|please|half empty|dead|quiet|isn|don|didn|nobody|ideas?|posts?|content|plan|calendar|campaign|audience|customers?|people|followers?)\b/i

/** Returns the whole brief if it can be posted as a notice: it has a time, and no request to us. */
export function noticeOf(text: string): string | null {
  const words = text.split(' ')
  if (words.length < 3 || words.length > LONGEST_NOTICE || toTheWriter.test(text) || /["“?]/.test(text))
    return null
  const when = whenIn(text)
  return when === null ? null : capitalised(text.replaceAll("'", '’').replace(/[.!]+$/, ''))
}

/** Finds the people that a brief thanks, in its own words. */
export function thankedIn(text: string): string | null {
  const [, thanked] =
    /\b(?:thanks?(?:\s*you)?|thank-you|grateful|shout[- ]?out)\s+(?:to|for)?\s*([^,;.!–—]{4,70})/i.exec(
      text,
    ) ?? []
  return thanked === undefined
    ? null
    : oursOf(thanked)
        .replace(/\s+and\s+(?:find|get|ask|tell|invite|bring|win|keep|remind|say|show|make|sell)\b.*$/i, '')
        .replace(/\s+(?:properly|nicely|publicly|again|too|in public)\s*$/i, '')
        .trim()
        .replaceAll("'", '’')
}

/** Adds "our" where it is missing: "Thank clients for 2026" means our clients. */
const oursOf = (thanked: string): string =>
  thanked.replace(
    /^(?=(?:clients|customers|members|guests|patients|donors|volunteers|helpers|parents|families|regulars|supporters|readers|visitors|students|staff|neighbours|neighbors|suppliers|subscribers|residents)\b)/i,
    'our ',
  )
