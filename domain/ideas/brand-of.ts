import type { Profile } from '#contract/profile.ts'
import type { Brand } from '#domain/brand/brand.ts'
import type { World } from '#domain/world.ts'

/** All that an engine is told of a profile's brand. */
export async function brandOf(world: World, profile: Profile): Promise<Brand> {
  return {
    profileId: profile.id,
    name: profile.companyName,
    industry: profile.industry,
    country: profile.country,
    companyInfo: profile.companyInfo,
    targetAudience: profile.targetAudience,
    contentTypes: profile.contentTypes,
    contentObjectives: profile.contentObjectives,
    timezone: profile.deliveryTimezone,
    facts: await world.facts.of(profile.id),
  }
}
