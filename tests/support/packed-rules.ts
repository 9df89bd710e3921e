// Timezone rules parsed from the packed data by our own code, so that the library's parsing is tested too.
import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' }
import type { Period } from './fakes/minute-by-minute.ts'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX'

/** Seconds from minutes in base 60, with a fraction in base 60: "-1.u" is ninety seconds below zero. */
function seconds(text: string): number {
  const [minutes = '', rest = '0'] = text.replace('-', '').split('.')
  const whole = [...minutes].reduce((sum, digit) => sum * 60 + DIGITS.indexOf(digit), 0)
  const value = whole * 60 + DIGITS.indexOf(rest)
  return text.startsWith('-') ? -value : value
}

/** A line is `name|abbreviations|offsets west of Greenwich|offset index per period|period lengths|…`. */
function periodsOf(line: string): [name: string, periods: Period[]] {
  const [name = '', , west = '', which = '', lengths = ''] = line.split('|')
  const offsets = west.split(' ').map((offset) => -seconds(offset) / 60)
  const untils: number[] = []
  for (const length of lengths.split(' ').filter(Boolean)) untils.push((untils.at(-1) ?? 0) + seconds(length))
  const periods = [...which].map((digit, at) => ({
    until: (untils[at] ?? Infinity) / 60,
    offset: offsets[DIGITS.indexOf(digit)] ?? NaN,
  }))
  return [name, periods]
}

const own = new Map(packed.zones.map(periodsOf))
const links = packed.links.map((line): [name: string, periods: Period[]] => {
  const [target = '', name = ''] = line.split('|')
  return [name, own.get(target) ?? []]
})

/** Every timezone's periods, under each of its names. */
export const packedRules: ReadonlyMap<string, readonly Period[]> = new Map([...own, ...links])

/** A clock's periods between two minutes, without earlier history, so that timezones that agree in that time are equal. */
export function periodsBetween(periods: readonly Period[], from: number, until: number): Period[] {
  const inside = periods.filter((period, at) => period.until > from && (periods[at - 1]?.until ?? 0) < until)
  // The data also splits periods in which only the abbreviation changes.
  const merged = inside.filter(({ offset }, at) => inside[at + 1]?.offset !== offset)
  return merged.map(({ until: end, offset }, at) => ({
    until: at === merged.length - 1 ? Infinity : end,
    offset,
  }))
}
