import type { Occasion } from '../occasion.ts'
import { januaryAwarenessByCountry } from './january/awareness-by-country.ts'
import { januaryAwareness } from './january/awareness.ts'
import { januaryCultureAndHolidays } from './january/culture-and-holidays.ts'
import { januaryTradingAndAdmin } from './january/trading-and-admin.ts'
import { januaryWeatherAndHome } from './january/weather-and-home.ts'

/** Occasions that usually start in January. */
export const january: readonly Occasion[] = [
  ...januaryAwareness,
  ...januaryAwarenessByCountry,
  ...januaryTradingAndAdmin,
  ...januaryWeatherAndHome,
  ...januaryCultureAndHolidays,
]
