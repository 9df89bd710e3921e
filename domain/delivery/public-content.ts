// What may leave the account: a report's evidence without the names of documents, without house questions, without the brief.
import { ContentData } from '#contract/delivery.ts'
import { type Evidence, isOwnRecord, OWN_RECORDS } from '#contract/ideas.ts'
import type { IndustryUpdates } from '#contract/news.ts'

/** A report's content as everybody may have it. What an older version froze may still hold what it says to its owner only. */
export const publicContent = (content: ContentData): ContentData => ({
  ...content,
  contentIdeas: content.contentIdeas.map(cited),
  eventContentIdeas: content.eventContentIdeas.map(cited),
  newsUpdatesAndTrends: content.newsUpdatesAndTrends && publicNews(content.newsUpdatesAndTrends),
})

/** Kept content, as its report tells it. */
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
  updates: brand.updates.map(cited),
})

const cited = <Piece extends { evidence: Evidence[] }>(piece: Piece): Piece => ({
  ...piece,
  // A brief was written to us and not to the report's readers.
  evidence: piece.evidence.filter(({ kind }) => kind !== 'brief').map(placed),
})

const placed = (one: Evidence): Evidence =>
  isOwnRecord(one) ? { kind: one.kind, label: OWN_RECORDS, quote: one.quote } : one
