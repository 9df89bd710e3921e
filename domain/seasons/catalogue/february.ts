// February of the year's catalogue.
import type { Occasion } from '../occasion.ts'
import { februaryAwareness } from './february/awareness.ts'
import { februaryCultureAndHolidays } from './february/culture-and-holidays.ts'
import { februaryTradingAndAdmin } from './february/trading-and-admin.ts'

/** Every occasion that usually begins in February. */
export const february: readonly Occasion[] = [
  ...februaryAwareness,
  ...februaryTradingAndAdmin,
  ...februaryCultureAndHolidays,
]
