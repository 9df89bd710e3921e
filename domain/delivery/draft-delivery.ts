import type { OwnEvent } from '#contract/seasons.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { brandOf } from '#domain/brand/brand-of.ts'
import { asPast, type ProposedIdea } from '#domain/ideas/engine.ts'
import { upcomingDaysWithIdeas } from './upcoming-days.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'
import type { World } from '#domain/world.ts'

/** The parts of a delivery that hasn't been saved yet. */
export interface DeliveryDraft {
  ideas: ProposedIdea[]
  coming: DatedOccasion[]
  events: OwnEvent[]
  /** The sentence that explains why there are fewer ideas than asked for; null if there are enough. */
  shortfall: string | null
}

interface Wish {
  /** How many ideas to make, not counting those for upcoming days. */
  count: number
  seed: string
  /** The time from which upcoming days are counted. */
  at: Date
  report?(step: string, share: number): void
}

/** Makes a delivery's ideas and finds the upcoming days, without saving anything or sending requests. */
export async function draftDelivery(
  world: World,
  account: Account,
  profile: Profile,
  { count, seed, at, report = () => {} }: Wish,
): Promise<DeliveryDraft> {
  report('Reading your brand profile', 0.1)
  const brand = await brandOf(world, profile)
  const past = await world.ideas.past(profile.id)
  const today = localDay(world.zones, profile.deliveryTimezone, at)
  report('Writing your ideas', 0.3)
  const proposal = await world.engine.propose({ brand, brief: null, count, past, today, seed })
  const season = await upcomingDaysWithIdeas(world, account.plan, profile, brand, {
    past: [...past, ...asPast(proposal.ideas, at)],
    today,
    seed,
  })
  return {
    ideas: [...proposal.ideas, ...season.ideas],
    coming: season.coming,
    events: season.events,
    shortfall: proposal.shortfall,
  }
}
