import { type ContentData, type DeliveredIdea, reportColours } from '#contract/delivery.ts'
import type { IndustryUpdates } from '#contract/news.ts'
import type { Profile } from '#contract/profile.ts'
import type { Idea } from '#contract/ideas.ts'
import type { OwnEvent } from '#contract/seasons.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'
import type { World } from '#domain/world.ts'
import { daysListed } from './days-listed.ts'
import { publicContent } from './public-content.ts'

/** Everything that a delivery contains besides ideas. */
export interface DeliveryExtras {
  /** Days from the calendar that suit the brand's country and trade. */
  coming?: readonly DatedOccasion[]
  /** Events that the brand added to its calendar. */
  events?: readonly OwnEvent[]
  news?: IndustryUpdates | null
  shortfall?: string | null
}

/**
 * Puts together the content of a delivery. It is saved and never changes, so it contains only public evidence
 * and none of the engine's scores.
 */
export function composeContent(
  world: World,
  profile: Profile,
  ideas: readonly Idea[],
  at: Date,
  { coming = [], events = [], news = null, shortfall = null }: DeliveryExtras = {},
): ContentData {
  return publicContent({
    brandColors: reportColours(profile),
    companyName: profile.companyName,
    // Only deliveries to an agency's clients may have another sender name.
    senderName: world.setting.productName,
    day: localDay(world.zones, profile.deliveryTimezone, at),
    country: profile.country,
    logoUrl: profile.logoUrl,
    isAgencyDelivery: false,
    contentIdeas: ideas.filter(({ occasion }) => occasion === null).map(publicIdea),
    eventContentIdeas: ideas
      .filter(({ occasion }) => occasion !== null)
      .map((idea) => ({ ...publicIdea(idea), todoTasks: idea.tasks })),
    events: daysListed(coming, events, profile.country),
    newsUpdatesAndTrends: news,
    shortfall,
  })
}

const publicIdea = (idea: Idea): DeliveredIdea => ({
  title: idea.title,
  summary: idea.summary,
  description: idea.description,
  contentType: idea.contentType,
  outline: idea.outline,
  draft: idea.draft,
  callToAction: idea.callToAction,
  prepare: idea.prepare,
  checks: idea.checks,
  effort: idea.effort,
  reader: idea.reader,
  occasion: idea.occasion,
  formatFields: idea.formatFields,
  evidence: idea.evidence,
})

/** Counts all ideas in a delivery, including those for upcoming days. */
export const ideaCount = ({ contentIdeas, eventContentIdeas }: ContentData): number =>
  contentIdeas.length + eventContentIdeas.length

export const reportUrl = (world: World, token: string): string =>
  `${world.setting.publicUrl}/delivery/${token}`

export const pdfUrl = (world: World, token: string): string =>
  `${world.setting.publicUrl}/api/delivery/${token}/pdf`
