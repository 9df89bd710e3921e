import type { Occasion } from '../occasion.ts'
import { septemberAdmin } from './september/admin.ts'
import { septemberAwareness } from './september/awareness.ts'
import { septemberAwarenessByCountry } from './september/awareness-by-country.ts'
import { septemberCultureAndHolidays } from './september/culture-and-holidays.ts'
import { septemberFeasts } from './september/feasts.ts'
import { septemberGatherings } from './september/gatherings.ts'
import { septemberHealth } from './september/health.ts'
import { septemberTradingAndAdmin } from './september/trading-and-admin.ts'

/** Occasions that usually start in September. */
export const september: readonly Occasion[] = [
  ...septemberAwareness,
  ...septemberHealth,
  ...septemberAwarenessByCountry,
  ...septemberTradingAndAdmin,
  ...septemberAdmin,
  ...septemberCultureAndHolidays,
  ...septemberGatherings,
  ...septemberFeasts,
]
