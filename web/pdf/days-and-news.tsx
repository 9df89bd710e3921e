import { Link, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import type { ContentData } from '#contract/delivery.ts'
import { dayOfWeek, shortDate } from '#contract/values/dates.ts'
import type { Story } from '#contract/news.ts'
import { safeUrl } from '../components/safe-url.ts'
import { brandFacts, newsGroups, whereAndWhen } from '../public/report/report-text.ts'
import { paper, type BrandPaper } from './paper.ts'
import { mayBreak, Sources } from './pieces.tsx'

interface DaysProps extends Pick<ContentData, 'events' | 'country'> {
  brand: BrandPaper
}

/** Upcoming dates, two in a row. */
export const Days = ({ events, country, brand }: DaysProps) => (
  <>
    <View style={{ height: 4 }} />
    {events.map((day, at) => {
      const beside = events[at + 1]
      return (
        at % 2 === 0 && (
          <View
            key={at}
            style={{ flexDirection: 'row', columnGap: 18 }}
            wrap={mayBreak(`${day.notes}${beside?.notes}`, 1500)}
          >
            <Day day={day} country={country} brand={brand} />
            {beside ? <Day day={beside} country={country} brand={brand} /> : <View style={{ flex: 1 }} />}
          </View>
        )
      )
    })}
  </>
)

interface DayProps {
  day: ContentData['events'][number]
  country: string | null
  brand: BrandPaper
}

const Day = ({ day: { eventDate, eventName, eventType, notes }, country, brand }: DayProps) => (
  <View style={[paper.ruled, { flex: 1, paddingTop: 3, paddingBottom: 4 }]}>
    <Text style={paper.d4}>{eventName}</Text>
    <Text style={[paper.small, { marginTop: 2.5 }]}>
      <Text style={[paper.strong, { color: brand.first.text }]}>{shortDate(eventDate, country)}</Text>
      <Text style={paper.quiet}>{`, ${dayOfWeek(eventDate)}, ${eventType}${notes ? `. ${notes}` : ''}`}</Text>
    </Text>
  </View>
)

/** Shows the week's stories; an agency's are grouped by client. */
export const Stories = ({ content, brand }: { content: ContentData; brand: BrandPaper }) => (
  <>
    {newsGroups(content).map(({ client, stories, shortfall }, at) => (
      <Fragment key={at}>
        {client && (
          <View style={[paper.ruled, { marginTop: 16, paddingTop: 12 }]} minPresenceAhead={100} wrap={false}>
            <Text style={paper.d2}>{client.name}</Text>
            <Text style={[paper.quiet, { marginTop: 4 }]}>{client.about}</Text>
          </View>
        )}
        {stories.map((story, at) => (
          <NewsStory key={at} story={story} country={content.country} brand={brand} />
        ))}
        {shortfall && <Text style={[paper.quiet, { marginTop: 14 }]}>{shortfall}</Text>}
      </Fragment>
    ))}
  </>
)

interface NewsStoryProps {
  story: Story
  country: string | null
  brand: BrandPaper
}

function NewsStory({ story, country, brand }: NewsStoryProps) {
  const url = safeUrl(story.sourceUrl)
  const facts = brandFacts(story)
  const said = [story.summary, ...story.marketingSuggestions, ...facts.map(({ quote }) => quote)].join('')
  return (
    <View style={{ marginTop: 8 }} wrap={mayBreak(said, 1500)}>
      <Text style={paper.d3} minPresenceAhead={60}>
        {url ? (
          <Link src={url} style={paper.link}>
            {story.headline}
          </Link>
        ) : (
          story.headline
        )}
      </Text>
      <Text style={{ marginTop: 4 }}>
        <Text style={[paper.small, paper.quiet]}>{whereAndWhen(story, country)} </Text>
        {story.summary}
      </Text>
      {story.marketingSuggestions.map((suggestion, at) => (
        <View key={at} style={{ flexDirection: 'row', marginTop: 1 }} wrap={mayBreak(suggestion)}>
          <View
            style={{
              width: 5,
              height: 5,
              marginTop: 4.5,
              marginRight: 8,
              backgroundColor: brand.third.edge,
            }}
          />
          <Text style={{ flex: 1 }}>{suggestion}</Text>
        </View>
      ))}
      <Sources evidence={facts} />
    </View>
  )
}
