// What may leave the account: a report's evidence without document names, house questions and briefs.
import { ContentData } from '#contract/delivery.ts'
import { type Evidence, isOwnRecord, OWN_RECORDS } from '#contract/ideas.ts'
import type { IndustryUpdates } from '#contract/news.ts'

/**
 * A report's content with only what anyone may see. Content stored by older versions may still hold private evidence.
 */
export const publicContent = (content: ContentData): ContentData => ({
  ...content,
  contentIdeas: content.contentIdeas.map(withPublicEvidence),
  eventContentIdeas: content.eventContentIdeas.map(withPublicEvidence),
  newsUpdatesAndTrends: content.newsUpdatesAndTrends && publicNews(content.newsUpdatesAndTrends),
})

/** Stored content as its public report shows it. */
export const parseStoredContent = (content: unknown): ContentData => publicContent(ContentData.parse(content))

function publicNews(news: IndustryUpdates): IndustryUpdates {
  const { updates } = news
  return {
    ...news,
    updates:
      'agencyClientUpdates' in updates
        ? { agencyClientUpdates: updates.agencyClientUpdates.map(withStories) }
        : withStories(updates),
  }
}

const withStories = <Brand extends { updates: { evidence: Evidence[] }[] }>(brand: Brand): Brand => ({
  ...brand,
  updates: brand.updates.map(withPublicEvidence),
})

const withPublicEvidence = <Piece extends { evidence: Evidence[] }>(piece: Piece): Piece => ({
  ...piece,
  // The brief was written to us, not to the report's readers.
  evidence: piece.evidence.filter(({ kind }) => kind !== 'brief').map(withoutPrivateSource),
})

const withoutPrivateSource = (one: Evidence): Evidence =>
  isOwnRecord(one) ? { kind: one.kind, label: OWN_RECORDS, quote: one.quote } : one
