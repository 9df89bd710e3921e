import type { Occasion } from '../occasion.ts'
import { decemberAwarenessByCountry } from './december/awareness-by-country.ts'
import { decemberAwareness } from './december/awareness.ts'
import { decemberCultureAndHolidays } from './december/culture-and-holidays.ts'
import { decemberTradingAndAdmin } from './december/trading-and-admin.ts'
import { decemberTrading } from './december/trading.ts'

/** Occasions that usually start in December. */
export const december: readonly Occasion[] = [
  ...decemberAwareness,
  ...decemberAwarenessByCountry,
  ...decemberTrading,
  ...decemberTradingAndAdmin,
  ...decemberCultureAndHolidays,
]
