// The occasions that begin in July.
import type { Occasion } from '../occasion.ts'
import { julyAwareness } from './july/awareness.ts'
import { julyCultureAndHolidays } from './july/culture-and-holidays.ts'
import { julyHealth } from './july/health.ts'
import { julyTradingAndAdmin } from './july/trading-and-admin.ts'

/** Everything that usually begins in July. */
export const july: readonly Occasion[] = [
  ...julyAwareness,
  ...julyHealth,
  ...julyTradingAndAdmin,
  ...julyCultureAndHolidays,
]
