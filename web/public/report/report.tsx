// A delivery as a report in its brand's colours. Its text comes from engines and other people's pages, so it is shown as text,
// and only http(s) addresses become links or pictures.
import type { ReactNode } from 'react'
import type { ContentData } from '#contract/delivery.ts'
import { dayOfWeek, shortDate } from '#contract/values/dates.ts'
import type { PageSetting } from '../page.tsx'
import { Contents, SectionBar } from './contents.tsx'
import { EventIdea } from './event-idea.tsx'
import { Idea } from './idea.tsx'
import { REPORT_WIDTH } from './report-width.ts'
import { Masthead } from './masthead.tsx'
import { News } from './news.tsx'
import { NEWS, newsGroups, sectionsOf, storiesOf } from './report-text.ts'

export interface Delivery {
  contentData: ContentData
  createdAt: string
  token: string
}

export const Report = ({ page, delivery }: { page: PageSetting; delivery: Delivery }) => {
  const { contentData: content, createdAt, token } = delivery
  const [first] = sectionsOf(content)
  return (
    <div className="min-h-dvh bg-sheet wrap-anywhere">
      {first && (
        <a
          href={`#${first.id}`}
          className="sr-only rounded-ctl bg-sheet text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:px-4 focus:py-3"
        >
          Skip to {first.id === 'content-ideas' ? 'the ideas' : first.title}
        </a>
      )}
      <Masthead productName={page.productName} content={content} createdAt={createdAt} token={token} />
      <SectionBar content={content} />
      <main className={REPORT_WIDTH}>
        {content.shortfall && (
          <p className="max-w-[60ch] pt-10 text-lead text-ink-2 md:pt-14 print:pt-6">{content.shortfall}</p>
        )}
        <Contents content={content} />
        <Section id="content-ideas" title="Content Ideas" count={content.contentIdeas.length}>
          {content.contentIdeas.map((idea, at) => (
            <Idea key={at} idea={idea} number={at + 1} />
          ))}
        </Section>
        <Section
          id="event-content-ideas"
          title="Event Content Ideas"
          count={content.eventContentIdeas.length}
          ruled={first?.id !== 'event-content-ideas'}
        >
          <div className="grid gap-6">
            {content.eventContentIdeas.map((idea, at) => (
              <EventIdea key={at} idea={idea} number={at + 1} country={content.country} />
            ))}
          </div>
        </Section>
        <Section
          id="upcoming-events"
          title="Upcoming Events"
          count={content.events.length}
          ruled={first?.id !== 'upcoming-events'}
        >
          <UpcomingEvents {...content} />
        </Section>
        <Section
          id="news"
          title={NEWS}
          count={storiesOf(content).length}
          shown={newsGroups(content).length > 0}
          ruled={first?.id !== 'news'}
        >
          <News content={content} />
        </Section>
      </main>
      <footer className="border-t border-rule">
        <p className={`${REPORT_WIDTH} py-8 text-ink-2`}>
          {content.isAgencyDelivery ? (
            <>
              Powered by{' '}
              <a className="link" href="/">
                {page.productName}
              </a>
            </>
          ) : (
            `© 2025 ${page.productName}`
          )}
        </p>
      </footer>
    </div>
  )
}

interface SectionProps {
  id: string
  title: string
  count: number
  /** Whether the section is shown; by default, if it has items. */
  shown?: boolean
  /** Whether it has the thick line above, which the first section does without. */
  ruled?: boolean
  children: ReactNode
}

/** A section of the report. */
const Section = ({ id, title, count, shown = count > 0, ruled = false, children }: SectionProps) =>
  shown && (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`scroll-mt-11 py-12 md:py-16 print:py-6 ${ruled ? 'border-t-2 border-ink' : ''}`}
    >
      <h2
        id={`${id}-title`}
        className="mb-6 flex items-center gap-3 font-display text-d2 font-semibold print:break-after-avoid"
      >
        {title}
        {count > 0 && (
          <span className="grid h-8 min-w-8 place-items-center rounded-full bg-b1 px-2 font-sans text-base tracking-normal text-b1-on tabular-nums print:[print-color-adjust:exact]">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  )

const UpcomingEvents = ({ events, country }: Pick<ContentData, 'events' | 'country'>) => (
  <ul className="divide-y divide-rule border-y border-rule">
    {events.map((event, at) => (
      <li
        key={at}
        className="grid gap-x-10 gap-y-1 py-4 md:grid-cols-[10rem_minmax(0,1fr)_auto] print:break-inside-avoid"
      >
        <time dateTime={event.eventDate} className="font-semibold text-b1-text">
          {shortDate(event.eventDate, country)}{' '}
          <span className="text-small font-normal text-ink-2 md:block">{dayOfWeek(event.eventDate)}</span>
        </time>
        <div>
          <h3 className="font-display text-d3 font-medium">{event.eventName}</h3>
          {event.notes && <p className="mt-1 max-w-[58ch] text-ink-2">{event.notes}</p>}
        </div>
        <p className="text-ink-2 first-letter:uppercase">{event.eventType}</p>
      </li>
    ))}
  </ul>
)
