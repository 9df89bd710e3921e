import { IDEAS_A_GENERATION } from '#contract/content.ts'
import type { Brief, Idea, Usage } from '#contract/ideas.ts'
import type { Profile } from '#contract/brand.ts'
import { plans } from '#contract/plans.ts'
import type { Account } from '#domain/account/account.ts'
import { limit } from '#domain/account/limits.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import type { Told } from '#domain/work/work.ts'
import { brandOf } from './brand-of.ts'

interface Generated {
  ideas: Idea[]
  usage: Usage
  shortfall: string | null
}

/**
 * Makes up to three ideas for a brief, never more than the day has left. What was reserved and not kept is given back, so
 * that a failed generation takes nothing.
 */
export async function generateIdeas(world: World, member: Account, brief: Brief): Promise<Generated> {
  if (brief.clientId) throw new Problem('not-found', 'Client not found')
  const profile = await ownProfile(world, member)
  return await world.work.run(member.id, 'ideas', JSON.stringify(brief), async (told) => {
    await limit(world, `generate:${member.id}`, 60, 60)
    const day = localDay(world.zones, profile.deliveryTimezone, world.now())
    const allowed = plans[member.plan].ideasADay
    const granted = await world.usage.reserve(member.id, IDEAS_A_GENERATION, allowed, day)
    if (granted === 0) throw overLimit(world, profile)
    let kept: Idea[] = []
    try {
      const made = await make(world, profile, brief, granted, day, told)
      kept = made.ideas
      return { ...made, usage: { used: (await world.usage.used(member.id, day)) - (granted - kept.length), limit: allowed } }
    } finally {
      if (kept.length < granted) await world.usage.giveBack(member.id, granted - kept.length, day)
    }
  })
}

/** How many of the day's ideas are used. The day turns at midnight in the profile's timezone, or UTC without one. */
export async function usageOf(world: World, member: Account): Promise<Usage> {
  const profile = await world.brands.profileOf(member.id)
  const day = localDay(world.zones, profile?.deliveryTimezone ?? 'UTC', world.now())
  return { used: await world.usage.used(member.id, day), limit: plans[member.plan].ideasADay }
}

async function make(world: World, profile: Profile, brief: Brief, count: number, today: string, told: Told) {
  told('Reading what is known of your brand', 0.1)
  const brand = await brandOf(world, profile)
  const past = await world.ideas.past(profile.id)
  told('Choosing what only you can say', 0.4)
  const seed = `${profile.id}:${past.length}:${brief.briefDescription}`
  const proposal = await world.engine.propose({ brand, brief, count, past, today, seed })
  told('Checking every word against its source', 0.8)
  const ideas = await world.ideas.keep(profile.id, proposal.ideas, true, world.now())
  return { ideas, shortfall: ideas.length < count ? proposal.shortfall : null }
}

function overLimit(world: World, profile: Profile): Problem {
  const now = world.now()
  const minutes = world.zones.offset(profile.deliveryTimezone, now)
  const sinceMidnight = (now.getTime() / 1000 + minutes * 60) % 86_400
  return new Problem(
    'daily-limit',
    "You've reached your daily generation limit. Upgrade your plan for more ideas.",
    { retryAfter: Math.ceil(86_400 - sinceMidnight) },
  )
}
