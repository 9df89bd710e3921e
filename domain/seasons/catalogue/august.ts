import type { Occasion } from '../occasion.ts'
import { augustAwarenessByCountry } from './august/awareness-by-country.ts'
import { augustAwareness } from './august/awareness.ts'
import { augustCultureAndHolidaysIn } from './august/culture-and-holidays-in.ts'
import { augustCultureAndHolidays } from './august/culture-and-holidays.ts'
import { augustHealth } from './august/health.ts'
import { augustSchoolAndTax } from './august/school-and-tax.ts'
import { augustTradingAndAdmin } from './august/trading-and-admin.ts'

/** Occasions that usually start in August. */
export const august: readonly Occasion[] = [
  ...augustAwarenessByCountry,
  ...augustAwareness,
  ...augustCultureAndHolidaysIn,
  ...augustCultureAndHolidays,
  ...augustHealth,
  ...augustSchoolAndTax,
  ...augustTradingAndAdmin,
]
