import type { Occasion } from '../occasion.ts'
import { aprilAwarenessByCountry } from './april/awareness-by-country.ts'
import { aprilAwareness } from './april/awareness.ts'
import { aprilCultureAndHolidays } from './april/culture-and-holidays.ts'
import { aprilHealth } from './april/health.ts'
import { aprilTradingAndAdmin } from './april/trading-and-admin.ts'

/** Occasions that usually start in April. */
export const april: readonly Occasion[] = [
  ...aprilAwareness,
  ...aprilHealth,
  ...aprilAwarenessByCountry,
  ...aprilTradingAndAdmin,
  ...aprilCultureAndHolidays,
]
