// The library as the product uses it. An archetype written later is added here and nowhere else.
import type { Library } from './entry.ts'
import { agencyAndConsulting } from './archetypes/agency-and-consulting.ts'
import { charity } from './archetypes/charity.ts'
import { fitness } from './archetypes/fitness.ts'
import { foodAndDrink } from './archetypes/food-and-drink.ts'
import { general } from './archetypes/general.ts'
import { healthAndDental } from './archetypes/health-and-dental.ts'
import { tradesAndBuilding } from './archetypes/trades-and-building.ts'
import { moves } from './moves.ts'

/** The general archetype stands last: it takes the trades that no other knows. */
export const library: Library = {
  archetypes: [
    foodAndDrink,
    charity,
    healthAndDental,
    fitness,
    tradesAndBuilding,
    agencyAndConsulting,
    general,
  ],
  moves,
}
