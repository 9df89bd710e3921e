// Moves: ways to tell what a brand can prove, which work for any trade on the type of the evidence alone.
import type { Entry } from './entry.ts'
import { communityMoves } from './moves/community.ts'
import { expertiseMoves } from './moves/expertise.ts'
import { offerMoves } from './moves/offer.ts'
import { peopleMoves } from './moves/people.ts'
import { proofMoves } from './moves/proof.ts'
import { seasonMoves } from './moves/season.ts'

/** Each pillar's moves, in a file of its own. */
export const moves: readonly Entry[] = [
  ...offerMoves,
  ...proofMoves,
  ...peopleMoves,
  ...expertiseMoves,
  ...communityMoves,
  ...seasonMoves,
]
