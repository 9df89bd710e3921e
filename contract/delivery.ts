// Calls and data for deliveries: sets of ideas that are emailed or shared, each with a public report.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { ContentType } from './values/content.ts'
import { Effort, Evidence, FormatFields, IdeaOccasion, Reader } from './ideas.ts'
import { IndustryUpdates } from './news.ts'

export const DEFAULT_COLOURS = { primary: '#6366f1', secondary: '#8B5FBF', tertiary: '#6366f1' } as const

interface ProfileColours {
  primaryColor: string | null
  secondaryColor: string | null
  tertiaryColor: string | null
}

/** A brand with one or two colours uses these alone: the defaults beside them would look like its own. */
export function reportColours({ primaryColor, secondaryColor, tertiaryColor }: ProfileColours) {
  const primary = primaryColor ?? secondaryColor ?? tertiaryColor
  return {
    primary: primary ?? DEFAULT_COLOURS.primary,
    secondary: secondaryColor ?? primary ?? DEFAULT_COLOURS.secondary,
    tertiary: tertiaryColor ?? secondaryColor ?? primary ?? DEFAULT_COLOURS.tertiary,
  }
}

/**
 * An idea in a delivery. Reports are public, so it has no ids, no scores, and only evidence that may be
 * published.
 */
export const DeliveredIdea = z.object({
  title: z.string(),
  summary: z.string(),
  description: z.string(),
  contentType: ContentType,
  /** Missing in reports made before ideas had drafts: those have their text in `description`. */
  outline: z._default(z.array(z.string()), []),
  draft: z._default(z.string(), ''),
  callToAction: z._default(z.string(), ''),
  prepare: z._default(z.array(z.string()), []),
  checks: z._default(z.array(z.string()), []),
  effort: z._default(z.nullable(Effort), null),
  reader: z._default(z.nullable(Reader), null),
  /** The date that the idea is for: the occasion's name and its dates in words. */
  occasion: z._default(z.nullable(IdeaOccasion), null),
  formatFields: z._default(FormatFields, []),
  evidence: z._default(z.array(Evidence), []),
})
export type DeliveredIdea = z.output<typeof DeliveredIdea>

export const DeliveredEvent = z.object({
  eventName: z.string(),
  eventDate: z.string(),
  eventType: z.enum(['event', 'campaign', 'holiday']),
  notes: z.nullable(z.string()),
})

export const ContentData = z.object({
  brandColors: z._default(
    z.object({ primary: z.string(), secondary: z.string(), tertiary: z.string() }),
    DEFAULT_COLOURS,
  ),
  companyName: z._default(z.string(), 'Business'),
  senderName: z.string(),
  /**
   * The brand's local date when the delivery was made; null only while an older version of the server is
   * still running.
   */
  day: z._default(z.nullable(z.iso.date()), null),
  /** The brand's country, which decides how dates are written. */
  country: z._default(z.nullable(z.string()), null),
  logoUrl: z._default(z.nullable(z.string()), null),
  isAgencyDelivery: z._default(z.boolean(), false),
  contentIdeas: z.array(DeliveredIdea),
  eventContentIdeas: z._default(
    z.array(z.object({ ...DeliveredIdea.shape, todoTasks: z.array(z.string()) })),
    [],
  ),
  events: z._default(z.array(DeliveredEvent), []),
  newsUpdatesAndTrends: z._default(z.nullable(IndustryUpdates), null),
  /** Why there are fewer ideas than the schedule promises; null if there are enough. */
  shortfall: z._default(z.nullable(z.string()), null),
})
export type ContentData = z.output<typeof ContentData>

/** Whether the delivery is a digest, which contains only the week's news. */
export const DeliveryType = z.enum(['instant', 'first', 'scheduled', 'digest'])
export type DeliveryType = z.output<typeof DeliveryType>

export const createWebDelivery = call({
  method: 'POST',
  path: '/api/create-web-delivery',
  who: 'member',
  does: "Creates a public report of the caller's ideas",
  body: z.object({
    profileId: z.string(),
    deliveryType: z._default(z.enum(['instant']), 'instant'),
    /**
     * Ids of the caller's own ideas. The report's content is read from the database, never from the request.
     */
    contentIdeas: z
      .array(z.object({ id: z.string() }), 'Choose at least one idea')
      .check(z.minLength(1, 'Choose at least one idea'), z.maxLength(30, 'A report holds at most 30 ideas')),
    /**
     * If the plan includes them, the calendar's next dates and the week's stories are added. Null or an empty
     * list leaves them out.
     */
    events: z.optional(z.nullable(z.array(z.unknown()))),
    industryInsights: z.optional(z.unknown()),
  }),
  answer: z.object({ accessToken: z.string(), url: z.string() }),
  status: 201,
})

export const readDelivery = call({
  method: 'GET',
  path: '/api/delivery/:token',
  who: 'anyone',
  does: 'The content of a public report',
  answer: z.object({ contentData: ContentData, createdAt: z.iso.datetime() }),
})

/** A delivery in its owner's list. */
export const OwnDelivery = z.object({
  id: z.string(),
  deliveryType: DeliveryType,
  url: z.string(),
  /**
   * The brand's local date when the delivery was made; null only while an older version of the server is
   * still running.
   */
  day: z.nullable(z.iso.date()),
  /** The number of all its ideas; `eventIdeaCount` of them are for calendar dates. */
  ideaCount: z.int(),
  eventIdeaCount: z.int(),
  isActive: z.boolean(),
  viewCount: z.int(),
  lastViewed: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type OwnDelivery = z.output<typeof OwnDelivery>

export const readDeliveries = call({
  method: 'GET',
  path: '/api/deliveries',
  who: 'member',
  does: "The caller's reports, newest first; a Link header names the next page",
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.array(OwnDelivery),
})
export const revokeDelivery = call({
  method: 'DELETE',
  path: '/api/deliveries/:id',
  who: 'member',
  does: 'Revokes a report: its link stops working for everyone',
  answer: Message,
})
export const restoreDelivery = call({
  method: 'POST',
  path: '/api/deliveries/:id/restore',
  who: 'member',
  does: 'Makes a revoked report public again',
  answer: OwnDelivery,
})

export const generateFirstDelivery = call({
  method: 'POST',
  path: '/api/generate-first-delivery',
  who: 'member',
  does: 'Makes the first delivery and emails it',
  answer: z.object({
    message: z.string(),
    /** The report's address; null if no idea could be made yet. */
    url: z.nullable(z.string()),
    /** The number of all its ideas; `eventIdeaCount` of them are for calendar dates. */
    ideaCount: z.int(),
    eventIdeaCount: z.int(),
    shortfall: z.nullable(z.string()),
  }),
})

export const deliveryCalls = {
  createWebDelivery,
  readDelivery,
  readDeliveries,
  revokeDelivery,
  restoreDelivery,
  generateFirstDelivery,
}
