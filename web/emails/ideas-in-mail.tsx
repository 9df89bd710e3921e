// Ideas as they stand in a mail: whole enough to be judged there, each with the words it rests on.
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { kindLabel } from '../components/kinds.ts'
import { InReport, List, Over, Paragraph, Quoted, Subtitle } from './blocks.tsx'
import type { Room } from './room.ts'
import { cut, tidy } from './wording.ts'

export type MailedIdea = Pick<DeliveredIdea, 'title' | 'summary' | 'contentType' | 'evidence'>
type EventIdea = ContentData['eventContentIdeas'][number]

interface IdeaProps {
  idea: MailedIdea
  room: Room
  /** Where the report has this idea. */
  link: string
  level?: 2 | 3
}

export function IdeaInMail({ idea, room, link, level = 2 }: IdeaProps) {
  const shown = shownOf(idea, room)
  return (
    <>
      <Over>{shown.kind}</Over>
      <Subtitle level={level}>{shown.title}</Subtitle>
      <Paragraph>
        {shown.summary}
        {shown.isCut && <InReport link={link} />}
      </Paragraph>
      <Quotes {...shown} />
    </>
  )
}

/** An idea for a coming day, with the day and what is to be done before it. */
export function EventIdeaInMail({ idea, room, link, level = 2 }: IdeaProps & { idea: EventIdea }) {
  const shown = shownOf(idea, room)
  const { tasks, isCut } = tasksOf(idea, room)
  return (
    <>
      <Over>{shown.kind}</Over>
      <Subtitle level={level}>{shown.title}</Subtitle>
      {shown.day && (
        <Paragraph>
          <strong>{shown.day}</strong>
        </Paragraph>
      )}
      <Paragraph>
        {shown.summary}
        {shown.isCut && <InReport link={link} />}
      </Paragraph>
      {tasks.length > 0 && (
        <>
          <Over>To do before</Over>
          <List>
            {tasks.map((task, at) => (
              <li key={at}>{task}</li>
            ))}
            {isCut && (
              <li>
                <InReport link={link} />
              </li>
            )}
          </List>
        </>
      )}
      <Quotes {...shown} />
    </>
  )
}

const Quotes = ({ quotes, toldFrom }: Pick<Shown, 'quotes' | 'toldFrom'>) => (
  <>
    {quotes.map(({ quote, label }, at) => (
      <Quoted key={at}>
        “{quote}” ({label})
      </Quoted>
    ))}
    {toldFrom && <Quoted>{toldFrom}</Quoted>}
  </>
)

const quotesText = ({ quotes, toldFrom }: Pick<Shown, 'quotes' | 'toldFrom'>): string[] => [
  ...quotes.map(({ quote, label }) => `"${quote}" (${label})`),
  ...(toldFrom ? [toldFrom] : []),
]

export function ideaText(idea: MailedIdea, number: number, room: Room): string {
  const shown = shownOf(idea, room)
  return [`${number}. ${shown.title} (${shown.kind})`, inText(shown), ...quotesText(shown)].join('\n')
}

export function eventIdeaText(idea: EventIdea, number: number, room: Room): string {
  const shown = shownOf(idea, room)
  const { tasks, isCut } = tasksOf(idea, room)
  return [
    `${number}. ${shown.title} (${shown.kind})`,
    ...(shown.day ? [`For ${shown.day.replace(/^The /, 'the ')}`] : []),
    inText(shown),
    ...(tasks.length > 0 ? ['To do before:', ...tasks.map((task) => `- ${task}`)] : []),
    ...(isCut ? ['- … in the report'] : []),
    ...quotesText(shown),
  ].join('\n')
}

const inText = ({ summary, isCut }: { summary: string; isCut: boolean }) =>
  isCut ? `${summary} (the rest is in the report)` : summary

interface Quote {
  quote: string
  label: string
}

interface Shown {
  kind: string
  title: string
  summary: string
  isCut: boolean
  day: string | null
  /** What the summary does not say already. */
  quotes: Quote[]
  /** Where the words stand that the summary says itself; null where it says none. */
  toldFrom: string | null
}

/** What there is room for; the day of an idea comes as the evidence of the calendar. */
function shownOf(idea: MailedIdea, room: Room): Shown {
  const summary = cut(idea.summary, room.summary)
  const day = idea.evidence.find(({ kind }) => kind === 'event')
  const cited = idea.evidence
    .filter(({ kind }) => kind !== 'event')
    .slice(0, room.quotes)
    .map((piece): Quote => ({ quote: cut(piece.quote, room.quote), label: cut(piece.label, room.task) }))
  const [told, untold] = [cited.filter(isTold), cited.filter((piece) => !isTold(piece))]
  return {
    kind: kindLabel(idea.contentType),
    title: cut(idea.title, room.title),
    summary,
    isCut: summary !== tidy(idea.summary),
    day: day ? cut(day.quote, room.title) : null,
    quotes: untold,
    toldFrom:
      told.length > 0 ? `Quoted from: ${[...new Set(told.map(({ label }) => label))].join('; ')}` : null,
  }

  function isTold({ quote }: Quote): boolean {
    return summary.includes(quote.slice(0, TELLING))
  }
}

/** A summary cuts a long quote; so many characters of its beginning stand for all of it. */
const TELLING = 60

const tasksOf = ({ todoTasks }: EventIdea, room: Room) => ({
  tasks: todoTasks.slice(0, room.tasks).map((task) => cut(task, room.task)),
  isCut: todoTasks.length > room.tasks,
})
