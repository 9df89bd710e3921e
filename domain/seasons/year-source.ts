// Provides the catalogue's occasions and the public holidays of every country. Holidays are computed once for
// each country and year.
import { catalogue } from './catalogue.ts'
import type { YearSource } from './upcoming.ts'
import { publicHolidays, type PublicHoliday } from './holidays/holidays.ts'

const reckoned = new Map<string, readonly PublicHoliday[]>()

function holidaysOf(country: string, year: number): readonly PublicHoliday[] {
  const key = `${country} ${year}`
  const known = reckoned.get(key) ?? publicHolidays(country, year)
  reckoned.set(key, known)
  return known
}

export const yearSource: YearSource = { occasions: catalogue, holidaysOf }
