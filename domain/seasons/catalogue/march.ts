import type { Occasion } from '../occasion.ts'
import { marchAwarenessByCountry } from './march/awareness-by-country.ts'
import { marchAwareness } from './march/awareness.ts'
import { marchCultureAndHolidays } from './march/culture-and-holidays.ts'
import { marchHealth } from './march/health.ts'
import { marchTradingAndAdmin } from './march/trading-and-admin.ts'

/** Occasions that usually start in March. */
export const march: readonly Occasion[] = [
  ...marchAwareness,
  ...marchHealth,
  ...marchAwarenessByCountry,
  ...marchTradingAndAdmin,
  ...marchCultureAndHolidays,
]
