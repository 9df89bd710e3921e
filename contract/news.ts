// Calls and data for industry news: five stories a week for a brand, each from a feed item that was really
// fetched, with suggestions for content.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { Evidence } from './ideas.ts'
import { WebAddress } from './website.ts'

export const STORIES_A_WEEK = 5
export const OWN_FEEDS = 10

export const Story = z.object({
  headline: z.string(),
  summary: z.string(),
  /** Two to four suggestions for content, written for this brand. */
  marketingSuggestions: z.array(z.string()),
  /** The link of the feed item, as fetched. */
  sourceUrl: z.string(),
  sourceName: z._default(z.string(), ''),
  publishedAt: z._default(z.nullable(z.iso.datetime()), null),
  /** The quotes from the story and the brand's facts that the suggestions use. */
  evidence: z._default(z.array(Evidence), []),
})
export type Story = z.output<typeof Story>

/** The stories of one brand in one week. */
export const BrandUpdates = z.object({
  industry: z.string(),
  country: z.nullable(z.string()),
  updates: z.array(Story),
  /** Why there are fewer than five stories; null if there are five. */
  shortfall: z._default(z.nullable(z.string()), null),
})
export type BrandUpdates = z.output<typeof BrandUpdates>

/** The stories of one brand or, for an agency, of each of its clients. */
export const IndustryUpdates = z.object({
  /** The Sunday on which the week starts, as `YYYY-MM-DD`. */
  weekOf: z.iso.date(),
  isAgencyFormat: z.boolean(),
  updates: z.union([
    BrandUpdates,
    z.object({
      agencyClientUpdates: z.array(
        z.object({ clientId: z.string(), clientName: z.string(), ...BrandUpdates.shape }),
      ),
    }),
  ]),
})
export type IndustryUpdates = z.output<typeof IndustryUpdates>

export const readIndustryUpdates = call({
  method: 'GET',
  path: '/api/industry-updates',
  who: 'member',
  needs: 'news',
  does: "The caller's newest week of stories; where there is none yet 404, or null for `orNull=true`",
  query: z.object({ orNull: z.optional(z.literal('true')) }),
  answer: z.nullable(IndustryUpdates),
})
export const generateIndustryUpdates = call({
  method: 'POST',
  path: '/api/generate-industry-updates',
  who: 'member',
  needs: 'news',
  does: "Fetches this week's stories for the caller's brand",
  answer: IndustryUpdates,
})

/** A feed we fetch stories from, and the result of the last fetch. */
export const NewsSource = z.object({
  /** Null for a feed that all brands share. */
  id: z.nullable(z.string()),
  address: z.string(),
  name: z.string(),
  fetchedAt: z.nullable(z.iso.datetime()),
  /** How many of the feed's items are from the last three weeks. */
  itemCount: z.nullable(z.int()),
  /** What went wrong when the feed was last fetched, for the person who added it. */
  problem: z.nullable(z.string()),
})
export type NewsSource = z.output<typeof NewsSource>

export const readNewsSources = call({
  method: 'GET',
  path: '/api/news-sources',
  who: 'member',
  needs: 'news',
  does: "The caller's news feeds and how many stories each gave last time",
  answer: z.array(NewsSource),
})
export const addNewsSource = call({
  method: 'POST',
  path: '/api/news-sources',
  who: 'member',
  needs: 'news',
  does: 'Checks a news feed and adds it',
  body: z.object({ address: WebAddress }),
  answer: NewsSource,
  status: 201,
})
export const removeNewsSource = call({
  method: 'DELETE',
  path: '/api/news-sources/:id',
  who: 'member',
  needs: 'news',
  does: 'Removes a feed that the caller added',
  answer: Message,
})

export const newsCalls = {
  readIndustryUpdates,
  generateIndustryUpdates,
  readNewsSources,
  addNewsSource,
  removeNewsSource,
}
