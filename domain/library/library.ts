// The library as the product uses it. An archetype written later is added here and nowhere else.
import type { Library } from './entry.ts'
import { charity } from './archetypes/charity.ts'
import { foodAndDrink } from './archetypes/food-and-drink.ts'
import { general } from './archetypes/general.ts'
import { moves } from './moves.ts'

/** The general archetype stands last: it takes the trades that no other knows. */
export const library: Library = { archetypes: [foodAndDrink, charity, general], moves }
