// Moves: ways to tell what a brand can prove, which work for any trade on the type of the evidence alone.
import type { Entry } from './entry.ts'
import { personAmongOthersMoves } from './moves/a-person-among-others.ts'
import { personUpCloseMoves } from './moves/a-person-up-close.ts'
import { askedMoves } from './moves/asked-and-done.ts'
import { communityMoves } from './moves/community.ts'
import { comparisonMoves } from './moves/comparisons.ts'
import { conditionMoves } from './moves/conditions.ts'
import { countMoves } from './moves/counts-and-prices.ts'
import { deedMoves } from './moves/deeds.ts'
import { expertiseMoves } from './moves/expertise.ts'
import { givenAndNeededMoves } from './moves/given-and-needed.ts'
import { hourMoves } from './moves/hours-of-the-day.ts'
import { hoursOnTheDoorMoves } from './moves/hours-on-the-door.ts'
import { howLongForWhomMoves } from './moves/how-long-for-whom.ts'
import { howLongMoves } from './moves/how-long.ts'
import { measureMoves } from './moves/measures.ts'
import { monthMoves } from './moves/months.ts'
import { nameInUseMoves } from './moves/names-in-use.ts'
import { nameMoves } from './moves/names.ts'
import { offerMoves } from './moves/offer.ts'
import { offerAskedAboutMoves } from './moves/offers-asked-about.ts'
import { offerInCompanyMoves } from './moves/offers-in-company.ts'
import { offerTurnedOverMoves } from './moves/offers-turned-over.ts'
import { peopleMoves } from './moves/people.ts'
import { placeCloseToMoves } from './moves/places-close-to.ts'
import { portraitMoves } from './moves/portraits.ts'
import { proofMoves } from './moves/proof.ts'
import { questionAnsweredMoves } from './moves/questions-answered.ts'
import { questionInCompanyMoves } from './moves/questions-in-company.ts'
import { reasonMoves } from './moves/reasons.ts'
import { ruleMoves } from './moves/rules.ts'
import { seasonMoves } from './moves/season.ts'
import { sentenceInPublicMoves } from './moves/sentences-in-public.ts'
import { sentenceMoves } from './moves/sentences.ts'
import { spokenMoves } from './moves/spoken.ts'
import { sumMoves } from './moves/sums.ts'
import { weekdayMoves } from './moves/weekdays.ts'
import { beginningMoves } from './moves/where-it-began.ts'
import { yearMoves } from './moves/years-gone-by.ts'

/**
 * Each pillar's moves, then those that cut across: on what a brand says in a sentence, on sums of its facts, and on what
 * its sentences tell besides: how long, why, under which condition, who, how much, against what, when. The last are for brands of
 * which little is known: on an offering's name, a person, a question, any sentence, a name's origin, a gift, a need, a place, hours.
 */
export const moves: readonly Entry[] = [
  ...offerMoves,
  ...proofMoves,
  ...peopleMoves,
  ...expertiseMoves,
  ...communityMoves,
  ...seasonMoves,
  ...spokenMoves,
  ...sumMoves,
  ...howLongMoves,
  ...howLongForWhomMoves,
  ...reasonMoves,
  ...ruleMoves,
  ...conditionMoves,
  ...deedMoves,
  ...measureMoves,
  ...comparisonMoves,
  ...weekdayMoves,
  ...hourMoves,
  ...monthMoves,
  ...yearMoves,
  ...countMoves,
  ...askedMoves,
  ...beginningMoves,
  ...offerTurnedOverMoves,
  ...offerInCompanyMoves,
  ...offerAskedAboutMoves,
  ...portraitMoves,
  ...personAmongOthersMoves,
  ...questionAnsweredMoves,
  ...questionInCompanyMoves,
  ...sentenceMoves,
  ...sentenceInPublicMoves,
  ...nameMoves,
  ...nameInUseMoves,
  ...givenAndNeededMoves,
  ...personUpCloseMoves,
  ...placeCloseToMoves,
  ...hoursOnTheDoorMoves,
]
