// Scheduled emails: a week's or month's ideas with what's coming up, or the week's stories alone.
import { Fragment, type ReactNode } from 'react'
import type { ContentData } from '#contract/delivery.ts'
import type { MailSetting } from '#contract/emails.ts'
import { longDate } from '#contract/values/dates.ts'
import { safeUrl } from '../components/safe-url.ts'
import { Divided, Divider, InReport, Paragraph, EmailButton, Section } from './blocks.tsx'
import { headColours } from './brand-head.ts'
import { EventsInMail, eventsText } from './events-in-mail.tsx'
import { BrandHead } from './heads.tsx'
import { EventIdeaInMail, eventIdeaText, IdeaInMail, ideaText } from './ideas-in-mail.tsx'
import type { EmailContent } from './email-layout.tsx'
import { QuestionInMail, questionText } from './question-in-mail.tsx'
import type { SpaceLimits } from './space-limits.ts'
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

export function scheduledDelivery(
  told: Scheduled,
  { productName }: MailSetting,
  room: SpaceLimits,
): EmailContent {
  const { content, reportLink, question } = told
  const company = cut(content.companyName, 60)
  const sender = cut(content.senderName, 60)
  const title = titleOf(told, company)
  const under = `${content.isAgencyDelivery ? `Prepared by ${sender}, ` : ''}${longDate(told.day, content.country)}`
  const before = [openingOf(told, company), cut(content.shortfall ?? '', room.summary)].filter(Boolean)
  const parts = partsOf(content, reportLink, room)
  const closing =
    told.kind === 'news-digest'
      ? 'The report has these stories with all their suggestions. You can share its link.'
      : 'The report has each idea’s full draft, what to prepare and what to check before you publish. You can share its link.'
  const access = `Anyone with the link can read the report without logging in.${told.reader === 'owner' ? ' You can revoke it at any time.' : ''}`
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
        {before.map((words, at) => (
          <Paragraph key={at}>{words}</Paragraph>
        ))}
        {parts.map((part) => (
          <Fragment key={part.title}>
            {parts.length > 1 ? <Section>{part.title}</Section> : <Divider />}
            <Divided>{part.body}</Divided>
            {part.more && (
              <Paragraph>
                {part.more} <InReport link={part.link} />
              </Paragraph>
            )}
          </Fragment>
        ))}
        {question && <QuestionInMail question={question} />}
        <Divider />
        <Paragraph>{closing}</Paragraph>
        <EmailButton href={reportLink}>Open the report</EmailButton>
        <Paragraph quiet>{access}</Paragraph>
      </>
    ),
    text: [
      `${title}\n${under}`,
      ...before,
      ...parts.flatMap((part) => [
        ...(parts.length > 1 ? [`${part.title.toUpperCase()}\n${'-'.repeat(part.title.length)}`] : []),
        ...part.text,
        ...(part.more ? [`${part.more} in the report`] : []),
      ]),
      ...(question ? [questionText(question)] : []),
      closing,
      reportLink,
      access,
    ].join('\n\n'),
    reason: reasonOf(told, company, sender, productName),
    leaving: told.unsubscribeLink,
  }
}

function openingOf({ kind, frequency, content }: Scheduled, company: string): string {
  const summary = summaryOf(content)
  if (!summary) return ''
  if (kind === 'news-digest') return `News of the week for ${company}, with ideas for each story.`
  return `This ${frequency === 'weekly' ? 'week' : 'month'} for ${company}: ${summary}.`
}

interface Part {
  title: string
  body: ReactNode[]
  text: string[]
  /** What there was no room for, with a link to the report. */
  more: string | null
  link: string
}

/** The sections, in the report's order. A single section has no heading; its items are the headings. */
function partsOf(content: ContentData, reportLink: string, room: SpaceLimits): Part[] {
  const { contentIdeas, eventContentIdeas, events, country } = content
  const stories = storiesOf(content.newsUpdatesAndTrends)
  const filled = [contentIdeas, eventContentIdeas, events, stories].filter(({ length }) => length > 0)
  const level = filled.length > 1 ? 3 : 2
  const parts: Part[] = []
  if (contentIdeas.length > 0) {
    const shown = contentIdeas.slice(0, room.ideas)
    const link = (at: number) => `${reportLink}#idea-${at + 1}`
    parts.push({
      title: 'Ideas',
      body: shown.map((idea, at) => (
        <IdeaInMail key={at} idea={idea} room={room} link={link(at)} level={level} />
      )),
      text: shown.map((idea, at) => ideaText(idea, at + 1, room, link(at))),
      more: moreOf(contentIdeas.length, shown.length, 'idea'),
      link: `${reportLink}#content-ideas`,
    })
  }
  if (eventContentIdeas.length > 0) {
    const shown = eventContentIdeas.slice(0, room.eventIdeas)
    const link = (at: number) => `${reportLink}#event-idea-${at + 1}`
    parts.push({
      title: 'Event ideas',
      body: shown.map((idea, at) => (
        <EventIdeaInMail key={at} idea={idea} country={country} room={room} link={link(at)} level={level} />
      )),
      text: shown.map((idea, at) => eventIdeaText({ idea, country, room, link: link(at) }, at + 1)),
      more: moreOf(eventContentIdeas.length, shown.length, 'idea'),
      link: `${reportLink}#event-content-ideas`,
    })
  }
  if (events.length > 0) {
    const shown = events.slice(0, room.events)
    parts.push({
      title: 'Coming up',
      body: [<EventsInMail key="all" events={shown} country={country} room={room} />],
      text: [eventsText(shown, country, room)],
      more: moreOf(events.length, shown.length, 'date'),
      link: `${reportLink}#upcoming-events`,
    })
  }
  if (stories.length > 0) {
    const shown = fitting(stories, room)
    parts.push({
      title: 'News of the week',
      body: shown.map((of, at) => (
        <StoriesInMail key={at} of={of} country={country} room={room} reportLink={reportLink} level={level} />
      )),
      text: shown.map((of) => storiesText(of, country, room)),
      more: moreOf(storyCount(stories), storyCount(shown), 'story'),
      link: `${reportLink}#news`,
    })
  }
  return parts
}

const moreOf = (all: number, shown: number, noun: Noun): string | null =>
  all > shown ? countMore(all - shown, noun) : null
