// The words of a report: its title, summary, sources and sections. Its page, its PDF and its previews share them.
import type { ContentData } from '#contract/delivery.ts'
import { type Evidence, isOwnRecord, OWN_RECORDS } from '#contract/ideas.ts'
import type { Story } from '#contract/news.ts'
import { daysLater, shortDate } from '#contract/values/dates.ts'
import { countryName } from '#contract/values/places.ts'
import { capital, countOf, ideasInWords } from '../../components/plan/counts.ts'

export const NEWS = 'News, Updates & Trends'

/** The report's title, in its header and in previews of its link. */
export function titleOf(content: ContentData): string {
  const { contentIdeas, eventContentIdeas, isAgencyDelivery, companyName } = content
  const ideas = contentIdeas.length + eventContentIdeas.length
  if (ideas === 0 && newsGroups(content).length > 0) return `${NEWS} for ${companyName}`
  if (ideas === 0 || isAgencyDelivery) return `Content Ideas for ${companyName}`
  return `${countOf(ideas, 'idea')} for ${companyName}`
}

/** What is in it, in a sentence or two below the title. */
export function summaryOf(content: ContentData): string {
  const ideas = [...content.contentIdeas, ...content.eventContentIdeas]
  const counted = ideasInWords({
    ideas: content.contentIdeas.length,
    eventIdeas: content.eventContentIdeas.length,
  })
  const parts = [
    content.isAgencyDelivery ? `Prepared by ${content.senderName}.` : '',
    counted && `${capital(counted)}.`,
    ideas.length > 0 && ideas.every(({ draft }) => draft !== '')
      ? `${ideas.length === 1 ? 'It comes' : 'Each comes'} with a draft, what to prepare and what to check.`
      : '',
    newsInWords(content),
  ]
  return parts.filter(Boolean).join(' ')
}

function newsInWords(content: ContentData): string {
  const stories = storiesOf(content).length
  if (stories === 0) return ''
  return `${countOf(stories, 'story', 'stories')} of the week, with ideas for ${stories === 1 ? 'it' : 'each'}.`
}

/** The stories of one brand; an agency's report has one group per client. */
export interface NewsGroup {
  client: { name: string; about: string } | null
  stories: Story[]
  shortfall: string | null
}

/** The groups with stories, or with a reason for having fewer than five. */
export function newsGroups({ newsUpdatesAndTrends: news }: ContentData): NewsGroup[] {
  if (!news) return []
  const groups =
    'agencyClientUpdates' in news.updates
      ? news.updates.agencyClientUpdates.map((client) => ({
          client: { name: client.clientName, about: aboutClient(client.industry, client.country) },
          stories: client.updates,
          shortfall: client.shortfall,
        }))
      : [{ client: null, stories: news.updates.updates, shortfall: news.updates.shortfall }]
  return groups.filter(({ stories, shortfall }) => stories.length > 0 || shortfall)
}

export const storiesOf = (content: ContentData): Story[] =>
  newsGroups(content).flatMap(({ stories }) => stories)

const aboutClient = (industry: string, country: string | null): string =>
  [industry, ...(country ? [countryInWords(country)] : [])].filter(Boolean).join(', ')

/** A stored report may have a country in words instead of a code; it is shown unchanged. */
const countryInWords = (country: string): string =>
  /^([A-Z]{2}|INTL)$/.test(country) ? countryName(country) : country

/** "Week of 15 Nov 2026 to 21 Nov 2026", the same in every country. */
export const weekInWords = (weekOf: string): string =>
  `Week of ${shortDate(weekOf, null)} to ${shortDate(daysLater(weekOf, 6), null)}`

/** A story's source and date: "The Grocer, 17 Nov 2026". */
export const whereAndWhen = ({ sourceName, publishedAt }: Story, country: string | null): string =>
  [sourceName, ...(publishedAt ? [shortDate(publishedAt, country)] : [])].filter(Boolean).join(', ')

/** The brand's facts behind a story's suggestions. The story itself is linked above them. */
export const brandFacts = ({ evidence }: Story): Evidence[] => evidence.filter(({ kind }) => kind !== 'news')

const kinds: Record<Evidence['kind'], string> = {
  profile: 'Profile',
  website: 'Website',
  document: OWN_RECORDS,
  answer: OWN_RECORDS,
  brief: 'Brief',
  event: 'Calendar',
  news: 'News',
}

/** Where a quote comes from, for any reader: documents and answers are only "own records". */
export function sourceOf(piece: Evidence): { kind: string; place: string } {
  if (piece.label === OWN_RECORDS || isOwnRecord(piece)) return { kind: OWN_RECORDS, place: '' }
  const kind = kinds[piece.kind]
  return { kind, place: piece.label === kind ? '' : piece.label }
}

/** The sources an idea shows. A brief was written for us, not for the report's readers. */
export const shownSources = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ kind }) => kind !== 'brief')

/** The sections that have something to show, in order. The news section may show just why there is no news. */
export const sectionsOf = (content: ContentData) =>
  [
    { id: 'content-ideas', title: 'Content Ideas', count: content.contentIdeas.length },
    { id: 'event-content-ideas', title: 'Event Content Ideas', count: content.eventContentIdeas.length },
    { id: 'upcoming-events', title: 'Upcoming Events', count: content.events.length },
    { id: 'news', title: NEWS, count: storiesOf(content).length },
  ].filter(({ id, count }) => count > 0 || (id === 'news' && newsGroups(content).length > 0))
