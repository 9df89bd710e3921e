import { DEFAULT_COLOURS, type ContentData, type DeliveredIdea } from '#contract/delivery.ts'
import type { Profile } from '#contract/profile.ts'
import type { Idea } from '#contract/ideas.ts'
import type { World } from '#domain/world.ts'

/** What a delivery says, frozen when it is made: public evidence only, and none of the engine's scores. */
export function composeContent(world: World, profile: Profile, ideas: readonly Idea[]): ContentData {
  return {
    brandColors: {
      primary: profile.primaryColor ?? DEFAULT_COLOURS.primary,
      secondary: profile.secondaryColor ?? DEFAULT_COLOURS.secondary,
      tertiary: profile.tertiaryColor ?? DEFAULT_COLOURS.tertiary,
    },
    companyName: profile.companyName,
    senderName: profile.agencyBrandingName ?? world.setting.productName,
    logoUrl: profile.logoUrl,
    isAgencyDelivery: false,
    contentIdeas: ideas.map(delivered),
    eventContentIdeas: [],
    events: [],
  }
}

const delivered = (idea: Idea): DeliveredIdea => ({
  title: idea.title,
  summary: idea.summary,
  description: idea.description,
  contentType: idea.contentType,
  formatFields: idea.formatFields,
  evidence: idea.evidence,
})

export const reportUrl = (world: World, token: string): string =>
  `${world.setting.publicUrl}/delivery/${token}`
