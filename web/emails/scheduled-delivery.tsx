// The mails of a schedule: a week's or a month's ideas with what is coming up, or the week's stories alone.
import type { ReactNode } from 'react'
import type { ContentData } from '#contract/delivery.ts'
import type { MailSetting } from '#contract/emails.ts'
import { safeUrl } from '../components/safe-url.ts'
import { longDate } from '../public/report/words.ts'
import { BrandHead, Divider, InReport, Paragraph, Press, Section } from './blocks.tsx'
import { headColours } from './brand-head.ts'
import { EventsInMail, eventsText } from './events-in-mail.tsx'
import { EventIdeaInMail, eventIdeaText, IdeaInMail, ideaText } from './ideas-in-mail.tsx'
import type { Letter } from './letter.tsx'
import type { Room } from './room.ts'
import {
  countMore,
  type Noun,
  preheaderOf,
  reasonOf,
  type Scheduled,
  subjectOf,
  summaryOf,
  titleOf,
} from './scheduled-words.ts'
import { fitting, StoriesInMail, storiesOf, storiesText, storyCount } from './stories-in-mail.tsx'
import { cut } from './wording.ts'

export function scheduledDelivery(told: Scheduled, { productName }: MailSetting, room: Room): Letter {
  const { content, reportLink } = told
  const company = cut(content.companyName, 60)
  const sender = cut(content.senderName, 60)
  const title = titleOf(told, company)
  const under = `${content.isAgencyDelivery ? `Prepared by ${sender}, ` : ''}${longDate(told.day)}`
  const before = [openingOf(told, company), cut(content.shortfall ?? '', room.summary)].filter(Boolean)
  const parts = partsOf(content, reportLink, room)
  const closing =
    told.kind === 'news-digest'
      ? 'The report has these stories too, to come back to or to pass on.'
      : 'The report has the rest: the steps of each idea, and what to prepare. You can pass its link on.'
  const access = `Anyone who has the link can read the report, without logging in.${told.reader === 'owner' ? ' You can take it back at any time.' : ''}`
  return {
    subject: subjectOf(told),
    preheader: preheaderOf(told),
    head: (
      <BrandHead
        {...headColours(content.brandColors)}
        over={content.isAgencyDelivery ? company : productName}
        logo={content.isAgencyDelivery ? safeUrl(content.logoUrl) : null}
        title={title}
        under={under}
      />
    ),
    body: (
      <>
        {before.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        {parts.map((part) => (
          <Section key={part.title} title={part.title}>
            {part.body}
            {part.more && (
              <Paragraph>
                {part.more} <InReport link={part.link} />
              </Paragraph>
            )}
          </Section>
        ))}
        <Divider />
        <Paragraph>{closing}</Paragraph>
        <Press href={reportLink}>Open the report</Press>
        <Paragraph quiet>{access}</Paragraph>
      </>
    ),
    text: [
      `${title}\n${under}`,
      ...before,
      ...parts.flatMap((part) => [
        `${part.title.toUpperCase()}\n${'-'.repeat(part.title.length)}`,
        ...part.text,
        ...(part.more ? [`${part.more} … in the report`] : []),
      ]),
      closing,
      reportLink,
      access,
    ].join('\n\n'),
    reason: reasonOf(told, company, sender, productName),
    leaving: told.unsubscribeLink,
  }
}

function openingOf(told: Scheduled, company: string): string {
  const { contentIdeas, eventContentIdeas } = told.content
  const ideas = [...contentIdeas, ...eventContentIdeas]
  const summary = summaryOf(told)
  if (!summary) return ''
  const period = told.kind === 'news-digest' || told.frequency === 'weekly' ? 'week' : 'month'
  const proof =
    ideas.length > 0 && ideas.every(({ evidence }) => evidence.length > 0)
      ? ' Each idea shows the words it rests on, so that you can check it before you use it.'
      : ''
  return `This ${period} for ${company}: ${summary}.${proof}`
}

interface Part {
  title: string
  body: ReactNode
  text: string[]
  /** What there was no room for, and where the report has it. */
  more: string | null
  link: string
}

function partsOf(content: ContentData, reportLink: string, room: Room): Part[] {
  const { contentIdeas, eventContentIdeas, events } = content
  const stories = storiesOf(content.newsUpdatesAndTrends)
  const shownStories = fitting(stories, room)
  const all: (Part | null)[] = [
    contentIdeas.length > 0
      ? {
          title: 'Ideas',
          body: contentIdeas
            .slice(0, room.ideas)
            .map((idea, at) => (
              <IdeaInMail key={at} idea={idea} room={room} link={`${reportLink}#idea-${at + 1}`} level={3} />
            )),
          text: contentIdeas.slice(0, room.ideas).map((idea, at) => ideaText(idea, at + 1, room)),
          more: moreOf(contentIdeas.length, room.ideas, 'idea'),
          link: `${reportLink}#content-ideas`,
        }
      : null,
    eventContentIdeas.length > 0
      ? {
          title: 'Ideas for days ahead',
          body: eventContentIdeas
            .slice(0, room.eventIdeas)
            .map((idea, at) => (
              <EventIdeaInMail key={at} idea={idea} room={room} link={`${reportLink}#event-idea-${at + 1}`} />
            )),
          text: eventContentIdeas
            .slice(0, room.eventIdeas)
            .map((idea, at) => eventIdeaText(idea, at + 1, room)),
          more: moreOf(eventContentIdeas.length, room.eventIdeas, 'idea'),
          link: `${reportLink}#event-content-ideas`,
        }
      : null,
    events.length > 0
      ? {
          title: 'Coming up',
          body: <EventsInMail events={events} room={room} />,
          text: [eventsText(events, room)],
          more: moreOf(events.length, room.events, 'day'),
          link: `${reportLink}#upcoming-events`,
        }
      : null,
    stories.length > 0
      ? {
          title: 'News of the week',
          body: shownStories.map((of, at) => (
            <StoriesInMail key={at} of={of} room={room} reportLink={reportLink} />
          )),
          text: shownStories.map((of) => storiesText(of, room)),
          more: moreOf(storyCount(stories), storyCount(shownStories), 'story'),
          link: reportLink,
        }
      : null,
  ]
  return all.filter((part) => part !== null)
}

const moreOf = (all: number, shown: number, noun: Noun): string | null =>
  all > shown ? countMore(all - shown, noun) : null
