// Days as programmes and headings write them.

const weekday = String.raw`(?:mon|tue|tues|wed|weds|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?\b\.?`
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?\b`
const date = String.raw`(?:${weekday}[\s,]*)?(?:${dayOfMonth}(?: of)? ${month}|${month} ${dayOfMonth}|\d{1,2}[/.]\d{1,2}[/.](?:20)?\d\d)(?:,? 20\d\d)?`
const joined = String.raw`(?:\s*(?:,|&|\+|and|to|[-–])\s*)`
const datesBefore = new RegExp(String.raw`^${date}(?:${joined}${date})*[\s:,.–—-]+(?=\S)`, 'iu')
const onlyDays = new RegExp(
  String.raw`^(?:(?:every|until|from|updated|by) )?(?:${date}|${weekday}|${month} \d{1,4})(?:${joined}(?:${date}|${weekday}|${dayOfMonth}))*$`,
  'iu',
)

const datesAfter = new RegExp(String.raw`[\s:,.–—-]+(?:on )?${date}(?:${joined}${date})*$`, 'iu')

/** Without the date that stands behind a name: "Wreath Workshop Dec 5". */
export const withoutDatesAfter = (text: string): string => text.replace(datesAfter, '')

/** Without the date that a programme writes before what is on: "Sat 5 Dec Makers' Market". */
export const withoutDatesBefore = (text: string): string => text.replace(datesBefore, '')

/** The date that a programme writes before what is on, or null: "Sat 5 Dec". */
export const dateBefore = (text: string): string | null =>
  datesBefore.exec(text)?.[0].replace(/[\s:,.–—-]+$/, '') ?? null

/** Nothing but days: "Mon", "Mon & Thur", "Sun 27 December", "Updated Sept 26". */
export const isOnlyDays = (text: string): boolean => onlyDays.test(text)
