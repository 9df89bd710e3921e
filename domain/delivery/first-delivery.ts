import type { Account } from '#domain/account/account.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { planNext } from '#domain/brand/schedule.ts'
import { firstNews } from '#domain/news/news-of-week.ts'
import type { World } from '#domain/world.ts'
import { composeContent, ideaCount, reportUrl } from './compose.ts'
import type { Delivery } from './deliveries.ts'
import { draftDelivery } from './draft-delivery.ts'

/** The first delivery has as many ideas as a weekly one. */
const IDEAS = 5

/**
 * Makes the first delivery, emails it and completes onboarding, all in one write. If the first delivery
 * exists already, it is returned and no email is sent.
 */
export async function generateFirstDelivery(world: World, member: Account) {
  const profile = await ownProfile(world, member)
  return await world.work.run(member.id, 'first-delivery', profile.id, async (report) => {
    const there = await world.deliveries.firstOf(profile.id)
    if (there) {
      await world.accounts.completeOnboarding(member.id)
      await planNext(world, profile.id)
      return answer(world, there, null)
    }
    const wish = { count: IDEAS, seed: `${profile.id}:first`, at: world.now(), report }
    // The news is fetched while the ideas are being made, to save the user time.
    const [{ ideas, shortfall, ...season }, news] = await Promise.all([
      draftDelivery(world, member, profile, wish),
      firstNews(world, member, profile),
    ])
    report('Preparing your delivery', 0.8)
    const now = world.now()
    const delivery = await world.atomically(async (world) => {
      await world.brands.lock(profile.id)
      await world.accounts.completeOnboarding(member.id)
      await planNext(world, profile.id)
      const meanwhile = await world.deliveries.firstOf(profile.id)
      if (meanwhile) return meanwhile
      const kept = await world.ideas.keep(profile.id, ideas, false, now)
      if (kept.length === 0) return null
      const contentData = composeContent(world, profile, kept, now, { ...season, news, shortfall })
      const accessToken = world.secrets.random()
      const made = await world.deliveries.add(
        { profileId: profile.id, deliveryType: 'first', contentData, accessToken },
        now,
      )
      await world.jobs.add('email', { kind: 'first-delivery', deliveryId: made.id })
      return made
    })
    return answer(world, delivery, shortfall)
  })
}

function answer(world: World, delivery: Delivery | null, shortfall: string | null) {
  if (!delivery) {
    return {
      message: 'Your profile is saved, but we couldn’t make any ideas this time.',
      url: null,
      ideaCount: 0,
      eventIdeaCount: 0,
      shortfall,
    }
  }
  return {
    message: 'Your first content delivery is on its way.',
    url: reportUrl(world, delivery.accessToken),
    ideaCount: ideaCount(delivery.contentData),
    eventIdeaCount: delivery.contentData.eventContentIdeas.length,
    shortfall,
  }
}
