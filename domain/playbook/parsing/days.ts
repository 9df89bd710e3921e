// Turns days as the library's writers name them (`12-27`, `easter+2d`, `advent-21d..advent+14d`) into rules
// of the calendar.
import type { Rule } from '#domain/seasons/rules.ts'
import type { Window } from '../form.ts'

/** The days that the library can call by name. */
export const namedDays: Readonly<Record<string, Rule>> = {
  newyear: { on: '01-01' },
  valentine: { on: '02-14' },
  ash: { easter: -46 },
  shrove: { easter: -47 },
  palm: { easter: -7 },
  goodfriday: { easter: -2 },
  easter: { easter: 0 },
  pentecost: { easter: 49 },
  halloween: { on: '10-31' },
  remembrance: { nth: 2, weekday: 'Sun', month: 11 },
  thanksgiving: { nth: 4, weekday: 'Thu', month: 11 },
  blackfriday: { nth: 4, weekday: 'Thu', month: 11, plus: 1 },
  advent: { weekday: 'Sun', side: 'nearest', of: '11-30' },
  christmas: { on: '12-25' },
}

/** Parses a date `MM-DD` or a named day, plus or minus some days. Null for anything else. */
export function ruleOf(said: string): Rule | null {
  const [, date, name, sign, days = '0'] =
    /^(?:(\d\d-\d\d)|([a-z]+))\s*(?:([+-])\s*(\d+)d)?$/.exec(said.trim()) ?? []
  const rule: Rule | undefined =
    date !== undefined ? { on: date } : name === undefined ? undefined : namedDays[name]
  if (rule === undefined) return nthOf(said)
  const shift = Number(days) * (sign === '-' ? -1 : 1) + (rule.plus ?? 0)
  return shift === 0 ? rule : { ...rule, plus: shift }
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const nths = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, last: -1 } as const
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** Parses a weekday of a month, such as `last-friday-november` or `second-sun-march`. */
function nthOf(said: string): Rule | null {
  const [nth = '', day = '', month = ''] = said.trim().toLowerCase().split('-')
  const weekday = weekdays.find((name) => day !== '' && day.startsWith(name.toLowerCase()))
  const at = Object.entries(nths).find(([name]) => name === nth)?.[1]
  const number = months.indexOf(month) + 1
  return weekday === undefined || at === undefined || number === 0
    ? null
    : { nth: at, weekday, month: number }
}

/** Parses `a..b, c..d`. A single day becomes a window of one day. Null if one of the parts is not a day. */
export function windowsOf(said: string): Window[] | null {
  const windows = said.split(',').map((part) => {
    const [from = '', to = from] = part.split('..')
    const rules = { from: ruleOf(from), to: ruleOf(to) }
    return rules.from === null || rules.to === null ? null : { from: rules.from, to: rules.to }
  })
  return windows.every((window) => window !== null) ? windows : null
}
