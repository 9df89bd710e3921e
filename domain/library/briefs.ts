// Every seasonal brief: those for one trade, and those for anyone.
import type { Brief } from './brief.ts'
import { agencyBriefsOne } from './briefs/agency-and-consulting-1.ts'
import { agencyBriefsTwo } from './briefs/agency-and-consulting-2.ts'
import { charityBriefs } from './briefs/charity-1.ts'
import { charityMoreBriefs } from './briefs/charity-2.ts'
import { fitnessOneBriefs } from './briefs/fitness-1.ts'
import { fitnessTwoBriefs } from './briefs/fitness-2.ts'
import { fitnessWaterBriefs } from './briefs/fitness-water.ts'
import { foodAndDrinkBriefs } from './briefs/food-and-drink-1.ts'
import { foodAndDrinkMoreBriefs } from './briefs/food-and-drink-2.ts'
import { beginningBriefs } from './briefs/for-anyone-beginnings.ts'
import { buyingBriefs } from './briefs/for-anyone-buying.ts'
import { causeBriefs } from './briefs/for-anyone-causes.ts'
import { choosingBriefs } from './briefs/for-anyone-choosing.ts'
import { countBriefs } from './briefs/for-anyone-counts.ts'
import { freshStartBriefs } from './briefs/for-anyone-fresh-starts.ts'
import { namedDayBriefs } from './briefs/for-anyone-named-days.ts'
import { namedThingBriefs } from './briefs/for-anyone-named-things.ts'
import { peopleBriefs } from './briefs/for-anyone-people.ts'
import { seasonBriefs } from './briefs/for-anyone-seasons.ts'
import { tradingBriefs } from './briefs/for-anyone-trading.ts'
import { wordKeptBriefs } from './briefs/for-anyone-word-kept.ts'
import { yearEndBriefs } from './briefs/for-anyone-year-ends.ts'
import { healthAndDentalOneBriefs } from './briefs/health-and-dental-1.ts'
import { healthAndDentalTwoBriefs } from './briefs/health-and-dental-2.ts'
import { tradesBriefsOne } from './briefs/trades-and-building-1.ts'
import { tradesBriefsTwo } from './briefs/trades-and-building-2.ts'

export const briefs: readonly Brief[] = [
  ...agencyBriefsOne,
  ...agencyBriefsTwo,
  ...charityBriefs,
  ...charityMoreBriefs,
  ...fitnessOneBriefs,
  ...fitnessTwoBriefs,
  ...fitnessWaterBriefs,
  ...foodAndDrinkBriefs,
  ...foodAndDrinkMoreBriefs,
  ...causeBriefs,
  ...peopleBriefs,
  ...seasonBriefs,
  ...tradingBriefs,
  ...beginningBriefs,
  ...buyingBriefs,
  ...choosingBriefs,
  ...countBriefs,
  ...wordKeptBriefs,
  ...yearEndBriefs,
  ...namedDayBriefs,
  ...namedThingBriefs,
  ...freshStartBriefs,
  ...healthAndDentalOneBriefs,
  ...healthAndDentalTwoBriefs,
  ...tradesBriefsOne,
  ...tradesBriefsTwo,
]
