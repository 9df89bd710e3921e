// The public holiday acts of twenty countries, in a notation for tests, calculated without the product's rules or its library.
import { chineseDay, easter, solarTerm } from './calendars.ts'
import { firstDay, holi, singapore, tithi } from './india.ts'

export interface Holiday {
  name: string
  day: string
  isSubstitute?: true
}

export interface Act {
  source: string
  /**
   * One holiday a line, first when, then what, separated by two spaces:
   * `12-25`, `3 Mon 01` (the third Monday of January), `last Mon 08`, `Sat from 06-20`, `Easter +39`, `Chinese 8/15`, or a name
   * in `reckoned`; `2026-06-15` for one year only.
   */
  kept: string
  /** The substitute days for holidays on a day of rest. */
  substitutes?: (holidays: Holiday[]) => Holiday[]
  /** Days of the Islamic calendar, and how many days after the calculated date they are kept. */
  islamic?: readonly { name: string; month: number; day: number; lasts?: number; later?: number }[]
}

const DAY = 86_400_000
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const moved = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
export const weekday = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? ''

/** All holidays of a year by an act: substitute days along with the holidays they replace. */
export function byTheAct({ kept, substitutes }: Act, year: number): Holiday[] {
  const lines = kept.split('\n').filter((line) => line.trim() !== '')
  const holidays = lines.flatMap((line): Holiday[] => {
    const [when = '', name = ''] = line.trim().split(/ {2,}/)
    return dayOf(when, year)
      .filter((day) => day.startsWith(String(year)))
      .map((day) => ({ name, day }))
  })
  return [...holidays, ...(substitutes?.(holidays) ?? [])]
}

function dayOf(when: string, year: number): string[] {
  const [first = '', second = '', third = ''] = when.split(' ')
  if (/^\d{4}-/.test(when)) return [when]
  if (/^\d\d-\d\d$/.test(when)) return [`${year}-${when}`]
  if (first === 'Easter') return [moved(easter(year), Number(second))]
  if (first === 'Chinese') {
    const [month = 0, day = 0] = second.split('/').map(Number)
    return [chineseDay(month, day, year)]
  }
  if (second === 'from') return [firstFrom(`${year}-${third}`, first)]
  if (weekdays.includes(second)) {
    const days = Array.from({ length: 31 }, (_, step) => moved(`${year}-${third}-01`, step))
    const those = days.filter((day) => day.slice(5, 7) === third && weekday(day) === second)
    return [those.at(first === 'last' ? -1 : Number(first) - 1) ?? '']
  }
  return [reckoned[when]?.(year) ?? '']
}

const firstFrom = (day: string, wanted: string): string =>
  weekday(day) === wanted ? day : firstFrom(moved(day, 1), wanted)

const reckoned: Record<string, (year: number) => string> = {
  Brigid: (year) =>
    weekday(`${year}-02-01`) === 'Fri' ? `${year}-02-01` : firstFrom(`${year}-02-01`, 'Mon'),
  King: (year) => (weekday(`${year}-04-27`) === 'Sun' ? `${year}-04-26` : `${year}-04-27`),
  Matariki: (year) => matariki.find((day) => day.startsWith(String(year))) ?? '',
  Qingming: (year) => solarTerm(15, year),
  Deepavali: (year) => firstDay(tithi(29, 6, year), 'dawn', singapore),
  Shivaratri: (year) => firstDay(tithi(29, 10, year), 'midnight'),
  Holi: holi,
  Rama: (year) => firstDay(tithi(9, 0, year), 'noon'),
  Mahavira: (year) => firstDay(tithi(13, 0, year), 'sunrise'),
  Buddha: (year) => firstDay(tithi(15, 1, year), 'sunrise'),
  Krishna: (year) => firstDay(tithi(23, 4, year), 'sunrise'),
  Dussehra: (year) => firstDay(tithi(10, 6, year), 'afternoon'),
  Diwali: (year) => firstDay(tithi(30, 6, year), 'dusk'),
  Nanak: (year) => firstDay(tithi(15, 7, year), 'sunrise'),
}

/** Te Kāhui o Matariki Public Holiday Act 2022, Schedule 1. */
const matariki =
  '2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21 2031-07-11 2032-07-02 2033-06-24 2034-07-07 2035-06-29'.split(
    ' ',
  )

/**
 * Gives each holiday on a day of rest the next free day, in the order given: for all holidays, or only the named ones. `taken`
 * lists further days that are not free.
 */
export const nextFree =
  (rest: string[], names?: string[], taken: string[] = []) =>
  (holidays: Holiday[]): Holiday[] => {
    const busy = new Set([...holidays.map(({ day }) => day), ...taken])
    const order = names ? names.flatMap((name) => holidays.filter((one) => one.name === name)) : holidays
    return order
      .filter(({ day }) => rest.includes(weekday(day)))
      .map(({ name, day }) => {
        let free = day
        while (busy.has(free) || rest.includes(weekday(free))) free = moved(free, 1)
        busy.add(free)
        return { name, day: free, isSubstitute: true }
      })
  }

/** Gives each holiday a substitute a number of days later, depending on its weekday. */
export const stepsBy =
  (steps: (weekday: string, name: string) => number) =>
  (holidays: Holiday[]): Holiday[] =>
    holidays.flatMap(({ name, day }) => {
      const step = steps(weekday(day), name)
      return step === 0 ? [] : [{ name, day: moved(day, step), isSubstitute: true as const }]
    })
