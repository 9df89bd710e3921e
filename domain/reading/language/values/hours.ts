// Finds opening hours of the business or of a part of it, such as its shop or café.
import { partOfBusinessIn } from '../../finders/part-of-business.ts'
import { found, isAboutPerson, wordCount, type Finder } from '../sentence.ts'

const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`
const days = String.raw`(?:${day}(?:\s*(?:-|–|—|to|&|and|,|through|until|till)\s*${day})*|every ?day|daily|(?:7|seven) days(?: a week)?|week(?:days|ends?))`
const clock = String.raw`(?:\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m\.?|p\.?m\.?|am|pm|[ap](?![a-z])|h|hrs?)?|noon|midday|midnight)`
const span = String.raw`${clock}\s*(?:-|–|—|to|until|till)\s*(?:${clock}|late|close)`
const daysThenTimes = String.raw`${days}\s*[:,.;·|–-]?\s*(?:from\s|between\s)?${span}`
const but = String.raw`(?:\s(?:except|but not|apart from)\s(?:on\s)?${days}\b)?`
const opening: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:open\s)?${daysThenTimes}(?:\s*(?:,|;|·|\||and|&)\s*${daysThenTimes})*`, 'i'),
  new RegExp(String.raw`\bopen\b[^.;]{0,20}?${span}[^.;]{0,20}?\b${days}\b${but}`, 'i'),
  new RegExp(String.raw`\b${span}\s*,?\s*${days}\b${but}`, 'i'),
  /\bopen (?:24 hours|24\/7|all hours|round the clock)(?: a day| every day)?\b/i,
]
const isClock = /\d\s?(a\.?m\b|p\.?m\b|[ap](?![a-z])|h\b)|\d[:.]\d\d|noon|midday|midnight|24/i
const startsWithDay = new RegExp(String.raw`^${days}\b`, 'i')
/** Lines that start with "hours" count as opening hours even without am or pm: "Hours Mon–Thu 10–6". */
const isCalledHours = new RegExp(
  String.raw`^(?:we(?:['’]re| are) )?(?:our )?(?:(?:usual|normal|shop|office|opening|business|trading|store|current|winter|summer) )*(?:open|hours|times)\s*[:–-]?\s*${days}`,
  'i',
)

// Words of other times than opening hours: of phone lines, meals, check-in or last admission.
const elsewhere = /\b(tele)?phone|by phone|call us\b/i
const otherTimes =
  /\b(served|serving|kitchen|check-?in|last (?:orders|admission|entry)|deliver(?:y|ies)|collections?)\b/i

/** Whether it is the time of a session, as "Tuesdays 10am-11.30am", rather than of opening. */
const isSession = (text: string): boolean =>
  new RegExp(String.raw`^(?:mon|tues|wednes|thurs|fri|satur|sun)days\b(?!\s*(?:-|–|—|to|and|&|,))`, 'i').test(
    text,
  ) && !/\b(?:open|hours)\b/i.test(text)

export const findHours: Finder = ({ text, isAlone, block, nameWords }) => {
  if (isAboutPerson(text) || elsewhere.test(block.heading) || otherTimes.test(text)) return []
  for (const pattern of opening) {
    const match = pattern.exec(text)
    const hours = match?.[0].replace(/\s*[,.;:·|–-]\s*$/, '').trim()
    // "Tuesday 9–5" gives opening hours at the start of a line, but may mean something else within a
    // sentence.
    const isTime =
      hours &&
      (isClock.test(hours) ||
        /^open\b/i.test(hours) ||
        isCalledHours.test(text) ||
        (isAlone && startsWithDay.test(text)))
    const isShort = isAlone || wordCount(text) <= 14
    if (
      match &&
      isTime &&
      !isSession(text) &&
      (isShort || /\b(open|opening|hours|visit|call|come|shop)\b/i.test(text))
    ) {
      const label = partOfBusinessIn(withoutNumbers(text.slice(0, match.index)), block, nameWords)
      return found('hours', { hours, ...(label ? { label } : {}) })
    }
  }
  return []
}

/**
 * The text before the hours, without phone numbers and names, as in "Office 01632 960 111 (Ada, 9-5 Mon to
 * Fri)".
 */
const withoutNumbers = (before: string): string =>
  before
    .replace(/\s*\([^()]*$/, '')
    .replace(/\+?\d[\d\s()-]{6,}\d.*$/s, '')
    .trim()
