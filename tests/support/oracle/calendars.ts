// Calendars calculated from their definitions: Hebrew and tabular Islamic arithmetically (Reingold and Dershowitz, "Calendrical
// Calculations"), Chinese from new moons and the sun's longitude. Tests compare the product's stored tables with them.
import { moonHeightAt, newMoonFrom, reaches, sunAt, sunTimes } from './sky.ts'

const DAY = 86_400_000
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
/** Days counted from 1 January of the year 1. */
const fromFixed = (fixed: number) => dayOf((fixed - 719_163) * DAY)

const elapsed = (year: number): number => {
  const months = Math.floor((235 * year - 234) / 19)
  const day = 29 * months + Math.floor((12_084 + 13_753 * months) / 25_920)
  return (3 * (day + 1)) % 7 < 3 ? day + 1 : day
}

/** Rosh Hashanah, by Hebrew year. */
function newYear(year: number): number {
  const [before, at, after] = [elapsed(year - 1), elapsed(year), elapsed(year + 1)]
  const shift = after - at === 356 ? 2 : at - before === 382 ? 1 : 0
  return -1_373_427 + at + shift
}

/** The Hebrew feasts in a Gregorian year. */
export function hebrewFeasts(year: number): Record<string, string> {
  const autumn = newYear(year + 3761)
  const length = newYear(year + 3762) - autumn
  const isLeap = (7 * (year + 3760) + 1) % 19 < 7
  const passover = autumn - 163
  const hanukkah = autumn + 30 + (length % 10 === 5 ? 30 : 29) + 24
  const feasts = {
    'tu-bishvat': passover - 30 - (isLeap ? 59 : 29),
    purim: passover - 30,
    passover,
    shavuot: passover + 50,
    'rosh-hashanah': autumn,
    'yom-kippur': autumn + 9,
    sukkot: autumn + 14,
    'simchat-torah': autumn + 22,
    hanukkah,
  }
  return Object.fromEntries(Object.entries(feasts).map(([name, fixed]) => [name, fromFixed(fixed)]))
}

/** The dates in a Gregorian year of a day of the tabular Islamic calendar. A moon sighting may move it by a day. */
export function islamicDays(month: number, day: number, year: number): string[] {
  const around = Math.floor((year - 622) * (33 / 32))
  return [-1, 0, 1, 2]
    .map((step) => around + step)
    .map(
      (islamic) =>
        354 * (islamic - 1) + Math.floor((3 + 11 * islamic) / 30) + 29 * (month - 1) + Math.floor(month / 2),
    )
    .map((days) => fromFixed(227_014 + days + day))
    .filter((date) => Number(date.slice(0, 4)) === year)
}

const mecca = { north: 21.4225, east: 39.8262 }

/**
 * The first day of the Umm al-Qura month that begins around a day: the day after the new moon, if that comes before sunset in
 * Mecca and the moon sets after the sun, else the day after that. `height` says how clear the case is: the moon sets at an eighth
 * of a degree.
 */
export function ummAlQura(around: string): { day: string; height: number } {
  const conjunction = newMoonFrom(Date.parse(around) - 6 * DAY)
  const day = dayOf(conjunction + DAY / 8)
  const { set } = sunTimes(day, mecca)
  const height = moonHeightAt(set, mecca)
  const isNew = conjunction < set && height > 0.125
  return { day: dayOf(Date.parse(day) + (isNew ? 1 : 2) * DAY), height }
}

/** A day of months 1 to 10 of the Chinese year that begins in a Gregorian year, in Beijing time (8) or Seoul time (9). */
export function chineseDay(month: number, day: number, year: number, ahead = 8): string {
  const local = (instant: number) => Math.floor((instant + (ahead / 24) * DAY) / DAY)
  const solstice = (year: number) => reaches(sunAt, 270, Date.UTC(year, 11, 1), 5)
  const starts: number[] = []
  let moon = newMoonFrom(solstice(year - 1) - 33 * DAY)
  while (local(moon) <= local(solstice(year))) {
    starts.push(local(moon))
    moon = newMoonFrom(moon + 5 * DAY)
  }
  // The eleventh month has the winter solstice, so the list must begin and end with one.
  if ((starts[1] ?? 0) <= local(solstice(year - 1))) starts.shift()
  const sign = (day: number) => Math.floor(sunAt(day * DAY - (ahead / 24) * DAY) / 30)
  const leap =
    starts.length === 14
      ? starts.findIndex((start, at) => at > 0 && sign(start) === sign(starts[at + 1] ?? start))
      : 99
  const index = month + 1
  const start = starts[index >= leap ? index + 1 : index] ?? 0
  return dayOf((start + day - 1) * DAY)
}

/** A solar term by the sun's longitude, in Beijing time. */
export const solarTerm = (longitude: number, year: number): string =>
  dayOf(reaches(sunAt, longitude, Date.UTC(year, 0, 20), 5) + (8 / 24) * DAY)

/** Nowruz in Iran: the day of the spring equinox, or the next day if it falls after noon in Tehran. */
export const nowruz = (year: number): string =>
  dayOf(reaches(sunAt, 0, Date.UTC(year, 2, 1), 5) + (3.5 / 24) * DAY + DAY / 2)

/** Easter Sunday by Gauss's algorithm, valid for 1900 to 2099. */
export function easter(year: number): string {
  const d = (19 * (year % 19) + 24) % 30
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && year % 19 > 10)
  return dayOf(Date.UTC(year, 2, 22 + d + e - (late ? 7 : 0)))
}
