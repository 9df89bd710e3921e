// Facts that a brief states in common forms: a price, a price rise, an anniversary of the brand, people to thank, a
// notice.
import { capitalised } from '#domain/playbook/words/list.ts'
import { timeInSentence, whenIn, type When } from './when.ts'

/** When prices go up, as it reads in a sentence; null if they don't. */
export const priceRiseIn = (text: string, when: When | null): string | null =>
  /\bprices?\s+(?:(?:are|is)\s+)?(?:going|go|goes|went|will go)\s+up\b|\bprice\s+(?:rise|increase)s?\b|\bput(?:ting)?\s+(?:our\s+|the\s+)?prices?\s+up\b|\bnew prices\b/i.test(
    text,
  )
    ? when === null
      ? 'soon'
      : timeInSentence(when)
    : null

/** "10th birthday", "25 years of the shop": without a person's name it is the brand's anniversary. */
export function anniversaryIn(text: string): string | null {
  const [found] =
    /\b\d{1,3}(?:st|nd|rd|th)\s+(?:birthday|anniversary)\b|\b\d{1,3}\s+years\s+(?:of us|in business|in the village|in town|on the high street|since we opened|open)\b/i.exec(
      text,
    ) ?? []
  return found === undefined ? null : found.toLowerCase()
}

/** The price in a brief: "£24 a month". */
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
/** Words to the writer, or wishes. */
const toTheWriter =
  /^(?:get|fill|win|need|want|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|launching|something|anything|ideas?|more|less|why|how|what|help|introduce|announce|celebrate)\b|\b(?:we|our|i|my|want|wants|need|needs|please|half empty|dead|quiet|isn|don|didn|nobody|ideas?|posts?|content|plan|calendar|campaign|audience|customers?|people|followers?)\b/i

/** The brief itself, if it reads as a notice to everyone and asks the writer for nothing. */
export function noticeOf(text: string): string | null {
  const words = text.split(' ')
  if (words.length < 3 || words.length > LONGEST_NOTICE || toTheWriter.test(text) || /["“?]/.test(text))
    return null
  const when = whenIn(text)
  return when === null ? null : capitalised(text.replaceAll("'", '’').replace(/[.!]+$/, ''))
}

/** The people a brief thanks, in its own words. */
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

/** "Thank clients for 2026" thanks our clients. */
const oursOf = (thanked: string): string =>
  thanked.replace(
    /^(?=(?:clients|customers|members|guests|patients|donors|volunteers|helpers|parents|families|regulars|supporters|readers|visitors|students|staff|neighbours|neighbors|suppliers|subscribers|residents)\b)/i,
    'our ',
  )
