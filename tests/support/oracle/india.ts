// Indian festivals, calculated like an almanac: by the lunar day (tithi) at the hour of the rite, in the month named after the
// sun's sign.
import { elongationAt, moonAt, newMoonFrom, reaches, sunAt, sunTimes, type Place } from './sky.ts'

const DAY = 86_400_000
const HOUR = DAY / 24
const turn = (degrees: number) => ((degrees % 360) + 360) % 360

interface Town extends Place {
  /** Hours ahead of UTC. */
  ahead: number
}
const delhi: Town = { north: 28.61, east: 77.21, ahead: 5.5 }
export const singapore: Town = { north: 1.35, east: 103.82, ahead: 8 }

/** The sidereal zodiac drifts from the equinox: this is Lahiri's ayanamsa, used by the official Indian calendar. */
const ayanamsa = (instant: number) =>
  23.857 + (50.29 / 3600) * ((instant - Date.UTC(2000, 0, 1)) / (365.25 * DAY))
const starSun = (instant: number) => turn(sunAt(instant) - ayanamsa(instant))
const starMoon = (instant: number) => turn(moonAt(instant) - ayanamsa(instant))

/** The new moons at both ends of a month by number, Chaitra being 0; a leap month has no number. */
function monthOf(number: number, year: number): { from: number; to: number } {
  let from = newMoonFrom(Date.UTC(year, 0, 1) - 35 * DAY)
  for (;;) {
    const to = newMoonFrom(from + 5 * DAY)
    const sign = Math.floor(starSun(to) / 30)
    const isLeap = Math.floor(starSun(from) / 30) === sign
    if (!isLeap && sign === number && new Date(to - 15 * DAY).getUTCFullYear() === year) return { from, to }
    from = to
  }
}

export interface Tithi {
  begins: number
  ends: number
}

/** A lunar day of a month, as a period: 1 to 15 in the bright half (15 ends with the full moon), 16 to 30 in the dark half. */
export function tithi(number: number, month: number, year: number): Tithi {
  const { from, to } = monthOf(month, year)
  const begins = number === 1 ? from : reaches(elongationAt, (number - 1) * 12, from, 1)
  const ends = number === 30 ? to : reaches(elongationAt, number * 12, begins, 1)
  return { begins, ends }
}

/** The hour that decides the date; days run from sunrise to sunrise, and dawn is before sunrise. */
export type Hour = 'dawn' | 'sunrise' | 'noon' | 'afternoon' | 'dusk' | 'midnight'

function hourOf(hour: Hour, day: string, town: Town): number {
  const { rise, set } = sunTimes(day, town)
  if (hour === 'dawn') return rise - 0.8 * HOUR
  if (hour === 'sunrise') return rise
  if (hour === 'noon') return (rise + set) / 2
  if (hour === 'afternoon') return rise + (set - rise) * 0.7
  if (hour === 'dusk') return set + 0.4 * HOUR
  return (set + sunTimes(dayAt(set + 12 * HOUR, town), town).rise) / 2
}

const dayAt = (instant: number, { ahead }: Town = delhi) =>
  new Date(instant + ahead * HOUR).toISOString().slice(0, 10)

/** The first day on which the tithi covers the hour. If it covers none, the day within which it begins and ends. */
export function firstDay({ begins, ends }: Tithi, hour: Hour, town = delhi): string {
  const days = [-1, 0, 1, 2].map((step) => dayAt(begins + step * DAY, town))
  const met = days.find((day) => hourOf(hour, day, town) >= begins && hourOf(hour, day, town) < ends)
  return met ?? dayAt(begins, town)
}

/**
 * Holi: the morning after the bonfire, which is lit at dusk under the full moon. The first half of that tithi (bhadra) is
 * avoided: if it lasts past midnight and the tithi past seven eighths of the next day, the bonfire is a day later.
 */
export function holi(year: number): string {
  const full = tithi(15, 11, year)
  const fire = firstDay(full, 'dusk')
  const next = dayAt(Date.parse(fire) + DAY)
  const { rise, set } = sunTimes(next, delhi)
  const waits =
    (full.begins + full.ends) / 2 > hourOf('midnight', fire, delhi) && full.ends > rise + (set - rise) * 0.875
  return waits ? dayAt(Date.parse(next) + DAY) : next
}

/**
 * Raksha Bandhan: the full moon of Shravana, in the afternoon and outside bhadra; else the next day, if three muhurtas are left
 * of it.
 */
export function rakshaBandhan(year: number): string {
  const full = tithi(15, 4, year)
  const first = firstDay(full, 'afternoon')
  const next = dayAt(Date.parse(first) + DAY)
  const { rise, set } = sunTimes(next, delhi)
  const isClear = (full.begins + full.ends) / 2 <= hourOf('afternoon', first, delhi)
  return !isClear && full.ends >= rise + (set - rise) / 5 ? next : first
}

/** Onam: the moon is in the nakshatra Shravana at sunrise while the sun is in Simha; if two days qualify, the later one. */
export function onam(year: number): string {
  let found = ''
  for (let instant = Date.UTC(year, 7, 10); instant < Date.UTC(year, 8, 20); instant += DAY) {
    const day = dayAt(instant)
    const at = hourOf('sunrise', day, delhi)
    const next = at + DAY
    const inMansion = (instant: number) => Math.floor(starMoon(instant) / (360 / 27)) === 21
    const isPassed =
      Math.floor(starMoon(at) / (360 / 27)) === 20 && Math.floor(starMoon(next) / (360 / 27)) === 22
    if (Math.floor(starSun(at) / 30) === 4 && (inMansion(at) || isPassed)) found = day
  }
  return found
}

/**
 * Pongal: the sun's entry into Makara by the traditional year (365 d 6 h 12 m 36.56 s), on that day if before sunset, else the
 * next.
 */
export function pongal(year: number): string {
  const entry = Date.parse('2022-01-14T17:25:00+05:30') + (year - 2022) * (365 * DAY + 22_356_560)
  const day = dayAt(entry)
  return entry < sunTimes(day, { north: 13.08, east: 80.27 }).set ? day : dayAt(entry + DAY)
}
