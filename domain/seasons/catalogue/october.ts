import type { Occasion } from '../occasion.ts'
import { octoberAwareness } from './october/awareness.ts'
import { octoberAwarenessByCountry } from './october/awareness-by-country.ts'
import { octoberCultureAndHolidays } from './october/culture-and-holidays.ts'
import { octoberFeasts } from './october/feasts.ts'
import { octoberTradingAndAdmin } from './october/trading-and-admin.ts'
import { octoberWorkAndFood } from './october/work-and-food.ts'

/** Occasions that usually start in October. */
export const october: readonly Occasion[] = [
  ...octoberAwareness,
  ...octoberWorkAndFood,
  ...octoberAwarenessByCountry,
  ...octoberTradingAndAdmin,
  ...octoberCultureAndHolidays,
  ...octoberFeasts,
]
