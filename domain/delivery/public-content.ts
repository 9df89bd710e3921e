// Removes private evidence from a report before anyone outside the account can read it: document names, house
// questions and briefs.
import { ContentData } from '#contract/delivery.ts'
import { type Evidence, isOwnRecord, OWN_RECORDS } from '#contract/ideas.ts'
import type { IndustryUpdates } from '#contract/news.ts'

/**
 * Reduces a report's content to what anyone may see. Reports made by older versions may still contain private
 * evidence.
 */
export const publicContent = (content: ContentData): ContentData => ({
  ...content,
  contentIdeas: content.contentIdeas.map(withPublicEvidence),
  eventContentIdeas: content.eventContentIdeas.map(withPublicEvidence),
  newsUpdatesAndTrends: content.newsUpdatesAndTrends && publicNews(content.newsUpdatesAndTrends),
})

/** Parses the stored content of a report, and reduces it to what its public page may show. */
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
  // The user wrote the brief to us, not to the report's readers.
  evidence: piece.evidence.filter(({ kind }) => kind !== 'brief').map(withoutPrivateSource),
})

const withoutPrivateSource = (one: Evidence): Evidence =>
  isOwnRecord(one) ? { kind: one.kind, label: OWN_RECORDS, quote: one.quote } : one
