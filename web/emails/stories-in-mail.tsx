// The week's stories in an email; for an agency, each client's.
import type { IndustryUpdates, Story } from '#contract/news.ts'
import { longDate } from '#contract/values/dates.ts'
import { safeUrl } from '../components/safe-url.ts'
import { Anchor, Divided, List, Kicker, Paragraph, Subtitle } from './blocks.tsx'
import type { SpaceLimits } from './space-limits.ts'
import { cut, tidy } from './wording.ts'

export interface StoriesOf {
  /** Null if all are the reader's own brand's. */
  client: string | null
  stories: readonly Story[]
  shortfall: string | null
}

/** The stories by brand, without brands that have none. */
export function storiesOf(news: IndustryUpdates | null): StoriesOf[] {
  if (!news) return []
  const { updates } = news
  const brands =
    'agencyClientUpdates' in updates
      ? updates.agencyClientUpdates.map((of) => ({ client: of.clientName, ...of }))
      : [{ client: null, ...updates }]
  return brands
    .map(({ client, updates: stories, shortfall }) => ({ client, stories, shortfall }))
    .filter(({ stories, shortfall }) => stories.length > 0 || shortfall)
}

/** As many as fit, with some for every brand. */
export function fitting(all: readonly StoriesOf[], room: SpaceLimits): StoriesOf[] {
  const brands = all.slice(0, room.stories)
  const each = Math.max(1, Math.floor(room.stories / Math.max(1, brands.length)))
  return brands.map((of) => ({ ...of, stories: of.stories.slice(0, each) }))
}

export const storyCount = (all: readonly StoriesOf[]): number =>
  all.reduce((sum, { stories }) => sum + stories.length, 0)

interface StoriesProps {
  of: StoriesOf
  country: string | null
  room: SpaceLimits
  reportLink: string
  level: 2 | 3
}

export const StoriesInMail = ({ of, country, room, reportLink, level }: StoriesProps) => (
  <>
    {of.client !== null && (
      <Paragraph>
        For <strong>{cut(of.client, room.title)}</strong>
      </Paragraph>
    )}
    <Divided>
      {[
        ...of.stories.map((story, at) => (
          <StoryInMail
            key={at}
            story={story}
            country={country}
            room={room}
            reportLink={reportLink}
            level={level}
          />
        )),
        ...(of.shortfall ? [<Paragraph key="shortfall">{cut(of.shortfall, room.summary)}</Paragraph>] : []),
      ]}
    </Divided>
  </>
)

interface StoryProps extends Pick<StoriesProps, 'country' | 'room' | 'reportLink' | 'level'> {
  story: Story
}

function StoryInMail({ story, country, room, reportLink, level }: StoryProps) {
  const shown = shownOf(story, country, room)
  return (
    <>
      {shown.source && <Kicker>{shown.source}</Kicker>}
      <Subtitle level={level}>
        <Anchor href={shown.link ?? reportLink}>{shown.headline}</Anchor>
      </Subtitle>
      <Paragraph>{shown.summary}</Paragraph>
      {shown.suggestions.length > 0 && (
        <>
          <Kicker>Content ideas</Kicker>
          <List>
            {shown.suggestions.map((suggestion, at) => (
              <li key={at}>{suggestion}</li>
            ))}
          </List>
        </>
      )}
    </>
  )
}

export const storiesText = (
  { client, stories, shortfall }: StoriesOf,
  country: string | null,
  room: SpaceLimits,
): string =>
  [
    ...(client === null ? [] : [`For ${cut(client, room.title)}`]),
    ...stories.map((story, at) => {
      const shown = shownOf(story, country, room)
      return [
        `${at + 1}. ${shown.headline}${shown.source ? ` (${shown.source})` : ''}`,
        ...(shown.link ? [shown.link] : []),
        shown.summary,
        ...shown.suggestions.map((suggestion) => `- ${suggestion}`),
      ].join('\n')
    }),
    ...(shortfall ? [cut(shortfall, room.summary)] : []),
  ].join('\n\n')

/** A longer address takes more space than the story it links to. */
const LONGEST_LINK = 500

function shownOf(story: Story, country: string | null, room: SpaceLimits) {
  const link = safeUrl(story.sourceUrl)
  const date = story.publishedAt ? longDate(story.publishedAt, country) : ''
  return {
    headline: cut(story.headline, room.title) || tidy(story.sourceName) || 'A story',
    link: link && link.length <= LONGEST_LINK ? link : null,
    source: [cut(story.sourceName, room.task), date].filter(Boolean).join(', '),
    summary: cut(story.summary, room.summary),
    suggestions: story.marketingSuggestions
      .slice(0, room.suggestions)
      .map((suggestion) => cut(suggestion, room.quote)),
  }
}
