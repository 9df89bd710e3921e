import { IDEAS_A_GENERATION } from '#contract/values/content.ts'
import type { Brief, Idea, Usage } from '#contract/ideas.ts'
import type { Profile } from '#contract/profile.ts'
import { plans } from '#contract/plans.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { brandOf } from '#domain/brand/brand-of.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import type { ReportProgress } from '#domain/work/work.ts'
import { countedFrom, opensAgain } from './allowance.ts'
import type { Proposal } from './engine.ts'

interface Generated {
  ideas: Idea[]
  usage: Usage
  shortfall: string | null
  needs: Proposal['needs']
}

/**
 * Makes up to three ideas for a brief, but no more than the day's allowance has left. Storing and counting them is
 * one write, so a request that fails before it uses no allowance.
 */
export async function generateIdeas(world: World, member: Account, brief: Brief): Promise<Generated> {
  if (brief.clientId) throw new Problem('not-found', 'Client not found')
  const profile = await ownProfile(world, member)
  return await world.work.run(member.id, 'ideas', JSON.stringify(brief), async (report) => {
    await enforceRateLimit(world, `generate:${member.id}`, 60, 60)
    const allowed = plans[member.plan].ideasADay
    const count = Math.min(IDEAS_A_GENERATION, allowed - (await madeToday(world, member)).length)
    if (count <= 0) throw await overLimit(world, member)
    const today = localDay(world.zones, profile.deliveryTimezone, world.now())
    const proposal = await propose(world, profile, brief, count, today, report)
    return await world.atomically(async (world) => {
      await world.usage.lock(member.id)
      const before = (await madeToday(world, member)).length
      // Another request may have used the rest in the meantime.
      if (before >= allowed) throw await overLimit(world, member)
      const open = proposal.ideas.slice(0, allowed - before)
      const ideas = await world.ideas.keep(profile.id, open, true, world.now())
      const used = before + ideas.length
      await world.usage.note(member.id, used, today)
      return {
        ideas,
        usage: { used, limit: allowed },
        shortfall: ideas.length < count ? proposal.shortfall : null,
        needs: proposal.needs,
      }
    })
  })
}

/**
 * How much of the day's allowance is used. It resets at midnight in the profile's timezone, or UTC without a profile.
 */
export async function usageOf(world: World, member: Account): Promise<Usage> {
  return { used: (await madeToday(world, member)).length, limit: plans[member.plan].ideasADay }
}

/** When each idea that counts today was made. */
async function madeToday(world: World, member: Account): Promise<Date[]> {
  const day = await world.usage.dayOf(member.id)
  return await world.usage.madeSince(member.id, countedFrom(world.zones, day, world.now()))
}

async function propose(
  world: World,
  profile: Profile,
  brief: Brief,
  count: number,
  today: string,
  report: ReportProgress,
): Promise<Proposal> {
  report('Reading your brand profile', 0.1)
  const brand = await brandOf(world, profile)
  const past = await world.ideas.past(profile.id)
  report('Choosing ideas for your brief', 0.4)
  const seed = `${profile.id}:${past.length}:${brief.briefDescription}`
  const proposal = await world.engine.propose({ brand, brief, count, past, today, seed })
  report('Checking every draft', 0.8)
  return proposal
}

async function overLimit(world: World, member: Account): Promise<Problem> {
  const now = world.now()
  const day = await world.usage.dayOf(member.id)
  const made = await world.usage.madeSince(member.id, countedFrom(world.zones, day, now))
  const again = opensAgain(world.zones, day, made, plans[member.plan].ideasADay, now)
  return new Problem(
    'daily-limit',
    "You've reached your daily generation limit. Upgrade your plan for more ideas.",
    { retryAfter: Math.ceil((again.getTime() - now.getTime()) / 1000) },
  )
}
