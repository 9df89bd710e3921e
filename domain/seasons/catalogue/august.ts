// The occasions that begin in August.
import type { Occasion } from '../occasion.ts'
import { augustAwareness } from './august/awareness.ts'
import { augustCultureAndHolidays } from './august/culture-and-holidays.ts'
import { augustHealth } from './august/health.ts'
import { augustTradingAndAdmin } from './august/trading-and-admin.ts'

/** Everything that usually begins in August. */
export const august: readonly Occasion[] = [
  ...augustAwareness,
  ...augustHealth,
  ...augustTradingAndAdmin,
  ...augustCultureAndHolidays,
]
