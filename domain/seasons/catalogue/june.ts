// Occasions that usually start in June.
import type { Occasion } from '../occasion.ts'
import { juneAwareness } from './june/awareness.ts'
import { juneAwarenessByCountry } from './june/awareness-by-country.ts'
import { juneCultureAndHolidays } from './june/culture-and-holidays.ts'
import { juneSport } from './june/sport.ts'
import { juneTradingAndAdmin } from './june/trading-and-admin.ts'
import { juneWorkingLife } from './june/working-life.ts'

export const june: readonly Occasion[] = [
  ...juneAwareness,
  ...juneWorkingLife,
  ...juneAwarenessByCountry,
  ...juneTradingAndAdmin,
  ...juneCultureAndHolidays,
  ...juneSport,
]
