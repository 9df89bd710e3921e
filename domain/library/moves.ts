// Moves: ways to tell what a brand can prove, which work for any trade on the type of the evidence alone.
import type { Entry } from './entry.ts'
import { communityMoves } from './moves/community.ts'
import { expertiseMoves } from './moves/expertise.ts'
import { offerMoves } from './moves/offer.ts'
import { peopleMoves } from './moves/people.ts'
import { proofMoves } from './moves/proof.ts'
import { seasonMoves } from './moves/season.ts'
import { spokenMoves } from './moves/spoken.ts'
import { sumMoves } from './moves/sums.ts'

/** Each pillar's moves, then those that cut across: on what a brand says in a sentence, and on sums of its facts. */
export const moves: readonly Entry[] = [
  ...offerMoves,
  ...proofMoves,
  ...peopleMoves,
  ...expertiseMoves,
  ...communityMoves,
  ...seasonMoves,
  ...spokenMoves,
  ...sumMoves,
]
