import type { Profile } from '#contract/profile.ts'
import type { World } from '#domain/world.ts'
import type { Brand } from './brand.ts'

/** Collects everything that the engine knows about a profile's brand: its fields, facts and answers. */
export async function brandOf(world: World, profile: Profile): Promise<Brand> {
  return {
    profileId: profile.id,
    name: profile.companyName,
    industry: profile.industry,
    secondTrade: profile.secondTrade,
    country: profile.country,
    companyInfo: profile.companyInfo,
    targetAudience: profile.targetAudience,
    contentTypes: profile.contentTypes,
    contentObjectives: profile.contentObjectives,
    timezone: profile.deliveryTimezone,
    facts: await world.facts.of(profile.id),
    answers: await world.answers.of(profile.id),
    events: await world.events.of(profile.id),
  }
}
