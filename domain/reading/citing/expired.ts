// Distinguishes notices, offers and events that are over from the brand's history, which never expires.
import { yearsIn } from '../language/values/years.ts'

const emergencies =
  /\b(covid(?:[- ]?19)?|corona ?virus|lockdowns?|pandemic|quarantine|social(?:ly)? distanc\w+|face (?:masks?|coverings?)|track and trace|test and trace|rule of six|self[- ]isolat\w+|tier [1-4]\b|alert level|lateral flow|key workers?|furlough\w*|millennium bug|temporarily closed|until further notice)\b/i

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const seasons = 'spring|summer|autumn|winter|christmas|xmas|easter|new year|black friday|half[- ]term'
const dated = new RegExp(
  String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:${months})|(?:${months})\s\d{1,2}(?:st|nd|rd|th)?,?|${months}|(?:${seasons})(?:\s\p{L}+)?)\s?,?\s(?:of\s)?(?:20\d\d)\b|\b\d{1,2}[/.]\d{1,2}[/.]20\d\d\b`,
  'iu',
)
const announces =
  /\b(join us|find us|visit us|come (?:and|to|along)|save the date|tickets?|book(?:ing)?|doors|takes? place|held|workshop|concert|fair|open (?:day|house|evening)|deadline|apply by|closing date|until|till|from|starts?|begins|sale|offers?|special|discount|notice|update|offer ends|vacanc\w+|meeting|newsletter|posted|published|updated|closed|valid|expires?)\b/i
const historyVerbs =
  /\b(founded|established|built|born|since|named|history|opened|awarded|received|won|began|bought|moved|finished|joined|came|became|first|gave|made|took|stopped|learnt|learned|were|was|had)\b/i
/**
 * Prices and opening hours introduced on a past date still apply, so these words don't make a text outdated.
 */
const holdsSince = /\b(?:prices?|rates?|fees?|tariffs?|charges|menu|hours|terms)\b.{0,60}\bfrom\b/i
const endsThen = /\b(?:until|till|ends?|ended|valid (?:to|until)|expires?|closing date|deadline|apply by)\b/i

/** Whether a text is about a past emergency such as Covid, or announces something for a date that has passed. */
export const isExpired = (text: string, today: string): boolean =>
  emergencies.test(text) || isPastEvent(text, today) || isOldList(text, today)

/** Whether the text announces something for a past year, rather than telling history. */
function isPastEvent(text: string, today: string): boolean {
  const date = dated.exec(text)?.[0]
  if (date === undefined || isHistory(text)) return false
  const latest = Math.max(...yearsIn(text), 0)
  if (latest === 0 || latest >= Number(today.slice(0, 4))) return false
  if (holdsSince.test(text) && !endsThen.test(text)) return false
  return announces.test(text) || text.length < 60
}

const isHistory = (text: string) =>
  historyVerbs.test(text) &&
  !/\b(?:join us|save the date|book(?:ing)? (?:now|at|by|early)|until|tickets)\b/i.test(text)

/** The year of a text that is only a publication date; null for any other text. */
export function publicationYear(text: string): number | null {
  const date = dated.exec(text)?.[0]
  const rest =
    date === undefined
      ? text
      : text.replace(date, '').replace(/\b(?:posted|published|updated|written|on|in|by)\b|[\s.,:|–-]/gi, '')
  return date === undefined || rest.length > 3 ? null : Math.max(...yearsIn(date))
}

/** Words that show that something was temporary, or still to come, when the text was written. */
const passing =
  /\b(join us|save the date|tickets?|book (?:now|early|at)|this (?:week|month|weekend|season|saturday|sunday|friday)|next (?:week|month|weekend|saturday|sunday|friday)|tomorrow|tonight|sale|offer ends|last (?:few )?places|until|now (?:open|on|available)|we are (?:moving|opening|hiring|closing))\b/i

/** Whether a sentence of an old post announced something that has passed by now. */
export const wasTemporary = (text: string): boolean => passing.test(text)

/** Whether the text is an old price list kept for the record: "The old prices 2018 list". */
function isOldList(text: string, today: string): boolean {
  if (
    !/\b(?:old|former|previous|past|last year['’]s|superseded|archived?)\s(?:\p{L}+\s)?(?:prices?|price list|rates?|fees?|tariffs?|menu|offers?)\b/iu.test(
      text,
    )
  )
    return false
  const latest = Math.max(...yearsIn(text), 0)
  return latest === 0 ? /[£€$₹]\s?\d/.test(text) : latest < Number(today.slice(0, 4))
}
