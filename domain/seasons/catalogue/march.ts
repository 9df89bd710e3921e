import type { Occasion } from '../occasion.ts'
import { marchAwareness } from './march/awareness.ts'
import { marchCultureAndHolidays } from './march/culture-and-holidays.ts'
import { marchTradingAndAdmin } from './march/trading-and-admin.ts'

/** What begins in March, or most often does. */
export const march: readonly Occasion[] = [
  ...marchAwareness,
  ...marchTradingAndAdmin,
  ...marchCultureAndHolidays,
]
