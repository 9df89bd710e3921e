import type { Occasion } from '../occasion.ts'
import { novemberAwarenessByCountry } from './november/awareness-by-country.ts'
import { novemberAwareness } from './november/awareness.ts'
import { novemberCultureAndHolidays } from './november/culture-and-holidays.ts'
import { novemberHealth } from './november/health.ts'
import { novemberTradingAndAdmin } from './november/trading-and-admin.ts'
import { novemberTrading } from './november/trading.ts'

/** Occasions that usually start in November. */
export const november: readonly Occasion[] = [
  ...novemberAwareness,
  ...novemberAwarenessByCountry,
  ...novemberHealth,
  ...novemberTrading,
  ...novemberTradingAndAdmin,
  ...novemberCultureAndHolidays,
]
