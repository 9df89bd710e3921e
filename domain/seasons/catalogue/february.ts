import type { Occasion } from '../occasion.ts'
import { februaryAwarenessByCountry } from './february/awareness-by-country.ts'
import { februaryAwareness } from './february/awareness.ts'
import { februaryCultureAndHolidays } from './february/culture-and-holidays.ts'
import { februaryHolidaysAndSport } from './february/holidays-and-sport.ts'
import { februaryTradingAndAdmin } from './february/trading-and-admin.ts'
import { februaryWeatherAndHome } from './february/weather-and-home.ts'

/** Occasions that usually start in February. */
export const february: readonly Occasion[] = [
  ...februaryAwareness,
  ...februaryAwarenessByCountry,
  ...februaryTradingAndAdmin,
  ...februaryWeatherAndHome,
  ...februaryCultureAndHolidays,
  ...februaryHolidaysAndSport,
]
