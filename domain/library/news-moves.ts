// What a brand can make of a story of the news, each way by a fact of its own.
import type { NewsMove } from './news-move.ts'
import { anyNewsMoves } from './news-moves/any-story.ts'
import { townNewsMoves } from './news-moves/comings-and-goings.ts'
import { natureNewsMoves } from './news-moves/health-and-nature.ts'
import { ideaNewsMoves } from './news-moves/ideas-and-tastes.ts'
import { moneyNewsMoves } from './news-moves/prices-and-money.ts'
import { workNewsMoves } from './news-moves/rules-and-work.ts'

/** Every written news move, by what the story is about; those that any story allows stand last. */
export const newsMoves: readonly NewsMove[] = [
  ...moneyNewsMoves,
  ...natureNewsMoves,
  ...ideaNewsMoves,
  ...workNewsMoves,
  ...townNewsMoves,
  ...anyNewsMoves,
]
