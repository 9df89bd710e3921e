// Finds what a heading names, without dates, brackets and other additions.

const day = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?`
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
/**
 * A date before the name in a heading: "Sat, Dec 12 / Harvest Supper", "Tuesdays Jan 12, 6.30pm: Spoon
 * Carving".
 */
const dated = new RegExp(
  String.raw`^(?:(?:every|each|first|second|third|last)\s)*(?:${day}|${month}|\d{1,2}(?:st|nd|rd|th)?)(?=[\s.,&/–-]).{0,60}?(?:\s[/|–—-]\s|:\s)(?=[\p{Lu}“"])`,
  'iu',
)

/** A date after the name: "Winter Concert: Saturday 12 December, 3pm". */
const datedAfter = new RegExp(
  String.raw`(?<=\p{L} \p{L}+)(?:,|:|\s[–—-])\s(?:(?:${day}),?\s)?(?:\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \d{1,2})\b.*$`,
  'iu',
)

/** The thing that a heading names; null for a question, a sentence or a date. */
export function thingInHeading(heading: string): string | null {
  const name = heading
    .replace(/^(?:on now|now on|next|coming (?:up|soon)|after that|new|also): /i, '')
    .replace(dated, '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(dated, '')
    .replace(datedAfter, '')
    .split(/\s+[|•]\s+|\s[–—]\s|\s\/\s/)[0]
    ?.trim()
  if (!name || /[?!.:]$/.test(name) || !/\p{L}{3}/u.test(name)) return null
  return name
}
