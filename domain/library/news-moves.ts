// What a brand can make of a story of the news, each way by a fact of its own.
import type { NewsMove } from './news-move.ts'
import { moneyNewsMoves } from './news-moves/prices-and-money.ts'

/** Every written news move, by what the story is about; those that any story allows stand last. */
export const newsMoves: readonly NewsMove[] = [...moneyNewsMoves]
