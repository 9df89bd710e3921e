// Occasions that usually start in May.
import type { Occasion } from '../occasion.ts'
import { mayAwareness } from './may/awareness.ts'
import { mayAwarenessByCountry } from './may/awareness-by-country.ts'
import { mayCultureAndHolidays } from './may/culture-and-holidays.ts'
import { mayTradingAndAdmin } from './may/trading-and-admin.ts'
import { mayWorkingLife } from './may/working-life.ts'

export const may: readonly Occasion[] = [
  ...mayAwareness,
  ...mayWorkingLife,
  ...mayAwarenessByCountry,
  ...mayTradingAndAdmin,
  ...mayCultureAndHolidays,
]
