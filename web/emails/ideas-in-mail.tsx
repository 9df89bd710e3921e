// Ideas in an email: enough to judge them by. The report has them in full.
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { forOccasion } from '#contract/values/occasions.ts'
import { kindLabel } from '../components/kinds.ts'
import { Anchor, InReport, List, Kicker, Paragraph, Quotation, Subtitle } from './blocks.tsx'
import type { SpaceLimits } from './space-limits.ts'
import { cut, withoutSignature } from './wording.ts'

export type MailedIdea = Pick<DeliveredIdea, 'title' | 'summary' | 'contentType' | 'draft'>
type EventIdea = ContentData['eventContentIdeas'][number]

interface IdeaProps {
  idea: MailedIdea
  room: SpaceLimits
  /** The idea's address in the report. */
  link: string
  level?: 2 | 3
}

export function IdeaInMail({ idea, room, link, level = 2 }: IdeaProps) {
  const shown = shownOf(idea, room)
  return (
    <>
      <Kicker>{shown.kind}</Kicker>
      <Subtitle level={level}>{shown.title}</Subtitle>
      <Paragraph>{shown.summary}</Paragraph>
      <Beginning {...shown} link={link} />
    </>
  )
}

interface EventIdeaProps extends IdeaProps {
  idea: EventIdea
  country: string | null
}

/** An idea for an upcoming date, with the date and its tasks. */
export function EventIdeaInMail({ idea, country, room, link, level = 2 }: EventIdeaProps) {
  const shown = shownOf(idea, room)
  const day = dayOf(idea, country, room)
  const { tasks, isCut } = tasksOf(idea, room)
  return (
    <>
      <Kicker>{shown.kind}</Kicker>
      <Subtitle level={level}>{shown.title}</Subtitle>
      {day && (
        <Paragraph>
          <strong>{day}</strong>
        </Paragraph>
      )}
      <Paragraph>{shown.summary}</Paragraph>
      {tasks.length > 0 && (
        <>
          <Kicker>Production tasks</Kicker>
          <List>
            {tasks.map((task, at) => (
              <li key={at}>{task}</li>
            ))}
            {isCut && (
              <li>
                <InReport link={link}>More in the report</InReport>
              </li>
            )}
          </List>
        </>
      )}
      <Beginning {...shown} link={link} />
    </>
  )
}

const WHOLE = 'View details'

/** The beginning of the draft, and a link to the rest. */
const Beginning = ({ draft, link }: Pick<Shown, 'draft'> & { link: string }) => (
  <Quotation>
    {draft && (
      <>
        <strong>Draft: </strong>
        {draft}
        <br />
      </>
    )}
    <Anchor href={link}>{WHOLE}</Anchor>
  </Quotation>
)

export function ideaText(idea: MailedIdea, number: number, room: SpaceLimits, link: string): string {
  const shown = shownOf(idea, room)
  return [heading(shown, number), shown.summary, ...beginning(shown, link)].join('\n')
}

export function eventIdeaText({ idea, country, room, link }: EventIdeaProps, number: number): string {
  const shown = shownOf(idea, room)
  const day = dayOf(idea, country, room)
  const { tasks, isCut } = tasksOf(idea, room)
  return [
    heading(shown, number),
    ...(day ? [day] : []),
    shown.summary,
    ...(tasks.length > 0 ? ['Production tasks:', ...tasks.map((task) => `- ${task}`)] : []),
    ...(isCut ? ['- More in the report'] : []),
    ...beginning(shown, link),
  ].join('\n')
}

const heading = ({ title, kind }: Shown, number: number) => `${number}. ${title} (${kind})`
const beginning = ({ draft }: Shown, link: string) => [
  ...(draft ? [`Draft: ${draft}`] : []),
  `${WHOLE}: ${link}`,
]

interface Shown {
  kind: string
  title: string
  summary: string
  /** The first lines of the draft; empty for ideas from before drafts existed. */
  draft: string
}

/** As much of the idea as fits. */
const shownOf = (idea: MailedIdea, room: SpaceLimits): Shown => ({
  kind: kindLabel(idea.contentType),
  title: cut(idea.title, room.title),
  summary: cut(idea.summary, room.summary),
  draft: cut(withoutSignature(idea.draft), room.draft),
})

/** The date an idea is for. Older ideas didn't store it, so the calendar's words are used. */
function dayOf({ occasion, evidence }: EventIdea, country: string | null, room: SpaceLimits): string | null {
  if (occasion) return cut(forOccasion(occasion, country), room.title)
  const day = evidence.find(({ kind }) => kind === 'event')
  return day ? cut(day.quote, room.title) : null
}

const tasksOf = ({ todoTasks }: EventIdea, room: SpaceLimits) => ({
  tasks: todoTasks.slice(0, room.tasks).map((task) => cut(task, room.task)),
  isCut: todoTasks.length > room.tasks,
})
