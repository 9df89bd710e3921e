import type { Occasion } from '../occasion.ts'
import { aprilAwarenessByCountry } from './april/awareness-by-country.ts'
import { aprilAwareness } from './april/awareness.ts'
import { aprilCultureAndHolidays } from './april/culture-and-holidays.ts'
import { aprilHealth } from './april/health.ts'
import { aprilTradingAndAdmin } from './april/trading-and-admin.ts'

/** What begins in April, or most often does. */
export const april: readonly Occasion[] = [
  ...aprilAwareness,
  ...aprilHealth,
  ...aprilAwarenessByCountry,
  ...aprilTradingAndAdmin,
  ...aprilCultureAndHolidays,
]
