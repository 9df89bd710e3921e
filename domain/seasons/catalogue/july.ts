import type { Occasion } from '../occasion.ts'
import { julyAwarenessByCountry } from './july/awareness-by-country.ts'
import { julyAwareness } from './july/awareness.ts'
import { julyCultureAndHolidays } from './july/culture-and-holidays.ts'
import { julyHealth } from './july/health.ts'
import { julySchoolAndTax } from './july/school-and-tax.ts'
import { julyTradingAndAdmin } from './july/trading-and-admin.ts'

/** Occasions that usually start in July. */
export const july: readonly Occasion[] = [
  ...julyAwarenessByCountry,
  ...julyAwareness,
  ...julyCultureAndHolidays,
  ...julyHealth,
  ...julySchoolAndTax,
  ...julyTradingAndAdmin,
]
