// Recognises dates written as in event programmes and headings.

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

const part = String.raw`(?:\s(?:mornings?|afternoons?|evenings?|nights?))?`
const onlyPeriods = new RegExp(
  String.raw`^(?:(?:usually|mostly|from|the|bank|school) )*(?:(?:${weekday}|${month}|weekdays?|weekends?|holidays|\d{1,2}(?:st|nd|rd|th))${part}(?:\s*(?:,|&|\+|and|or|to|in|[-–])\s*|\s|$))+(?:\d{1,2})?$`,
  'iu',
)

const datesAfter = new RegExp(String.raw`[\s:,.–—-]+(?:on )?${date}(?:${joined}${date})*$`, 'iu')

const time = String.raw`(?:\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\b\.?)?|noon|midday|midnight)`
const onlyDaysAndTimes = new RegExp(
  String.raw`^(?:every )?(?:${date}|${weekday})(?:${joined}(?:${date}|${weekday}|${dayOfMonth}(?![:.]\d|\s?[ap]\.?m)))*[\s,:;–—-]+(?:at |from )?${time}(?:\s*(?:to|till?|until|[-–])\s*${time})?$`,
  'iu',
)

/** The text without a date at its end: "Wreath Workshop Dec 5". */
export const withoutDatesAfter = (text: string): string => text.replace(datesAfter, '')

/** The text without a date at its start: "Sat 5 Dec Makers' Market". */
export const withoutDatesBefore = (text: string): string => text.replace(datesBefore, '')

/** The date at the start of a text, as in "Sat 5 Dec Makers' Market"; null if there is none. */
export const dateBefore = (text: string): string | null =>
  datesBefore.exec(text)?.[0].replace(/[\s:,.–—-]+$/, '') ?? null

/** Whether the text is only a period: "May to September", "Mon–Fri", "Bank holidays", "Usually the 4th". */
export const isOnlyPeriod = (text: string): boolean => onlyPeriods.test(text)

/** Whether the text is only days or dates: "Mon", "Mon & Thur", "Sun 27 December", "Updated Sept 26". */
export const isOnlyDays = (text: string): boolean => onlyDays.test(text)

/** Whether the text is only days with a time: "Thu Dec 3, 6:30 p.m.", "Saturdays 10 to noon". */
export const isOnlyDaysAndTimes = (text: string): boolean => onlyDaysAndTimes.test(text.trim())
