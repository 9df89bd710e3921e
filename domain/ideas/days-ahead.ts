// Ideas for days ahead: a day of the calendar or an event of the brand's own, and the play that the trade uses for it.
import { dateInWords, datedTasks, daysBetween } from '#domain/calendar/dated-tasks.ts'
import type { FormContentType } from '#contract/values/content.ts'
import type { PlayOccasion, Play } from '#domain/playbook/form.ts'
import { printLine, newTrace } from '#domain/playbook/rendering/lines.ts'
import { isOpen, mainSubject, suits } from '#domain/playbook/rendering/open.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { Subject } from '#domain/playbook/rendering/subjects.ts'
import { voiceOf } from '#domain/playbook/rendering/voice.ts'
import { LONGEST_TITLE, renderPlay, type RenderedPlay } from '#domain/playbook/rendering/render-play.ts'
import { dateInCountry } from '#domain/playbook/words/dates.ts'
import { RELEVANT } from '#domain/seasons/upcoming.ts'
import { dateRangesIn } from '#domain/seasons/rules.ts'
import type { DayAhead, IdeaRequest, ProposedIdea } from './engine.ts'
import { withOur } from '#domain/playbook/words/with-our.ts'
import { isFaultless } from './gates/gates.ts'
import { dismissedIn } from './memory/marks.ts'
import { memoryOf, REST_OCCASION, titleKey, type Memory } from './memory/memory.ts'
import type { IdeaSources } from './idea-sources.ts'
import { chanceOf } from '#domain/seeded.ts'
import { ideaOf } from './writing/idea-of.ts'

type Request = Omit<IdeaRequest, 'brief'> & { days: readonly DayAhead[] }

interface DayPlay {
  play: Play
  day: DayAhead
  /** Of the play that the occasion is written for, whichever play is inputs. */
  tasks: Play['tasks']
  worth: number
}

export function proposeForDays(sources: IdeaSources, request: Request): ProposedIdea[] {
  const memory = memoryOf(request.past, request.today)
  const isRefused = dismissedIn(request.past)
  const open = markedDays(sources, request)
    .filter(({ play, day }) => isFree(play, day, memory) && !isRefused({ play: play.id, offering: '' }))
    .toSorted((one, other) => other.worth - one.worth)
  const ideas: ProposedIdea[] = []
  const titles = new Set<string>()
  const days = new Map<string, number>()
  // Each day once first; then a second play for the days there are.
  for (const most of [1, 2])
    for (const marked of open) {
      if (ideas.length >= request.count) return ideas
      if ((days.get(marked.day.id) ?? 0) >= most || ideas.some(({ key }) => key.play === marked.play.id))
        continue
      const idea = ideaForDay(
        sources,
        request,
        marked,
        (title) => memory.allowsTitle(title) && !titles.has(titleKey(title)),
      )
      if (idea === null) continue
      ideas.push(idea)
      titles.add(titleKey(idea.title))
      days.set(marked.day.id, (days.get(marked.day.id) ?? 0) + 1)
    }
  return ideas
}

/** The same pair comes once a year. Told for a day, an ordinary play is as new as it is with another offering. */
function isFree({ id }: Play, day: DayAhead, memory: Memory): boolean {
  if (memory.daysSinceFor(id, day.id) < REST_OCCASION) return false
  return day.isOwn || memory.allows({ play: id, offering: keyFor(day) })
}

const keyFor = ({ id }: DayAhead): string => `day ${id}`

/** Every play that is for one of the days: its own, and the ordinary ones named with it. */
function markedDays({ plays, trades, context }: IdeaSources, { days, today, seed }: Request): DayPlay[] {
  const byId = new Map(plays.map((play) => [play.id, play]))
  const isOpenOn = (play: Play, day: DayAhead) => {
    const there = onDay(context, day)
    return isOpen(play, there, voiceOf(there, 'social', null))
  }
  return plays.flatMap((play): DayPlay[] => {
    const { occasion } = play
    if (occasion === null) return []
    const own = occasion.own === null ? [] : ownDays(play, occasion, today)
    return [...days.filter((day) => isFor(occasion, day)), ...own].flatMap((day) => {
      const left = daysBetween(today, day.from)
      if (day.isSolemn && play.sellsPlainly) return []
      if (day.isOwn ? isAfter(play) !== left < 0 : left < 4) return []
      const isOfTrade = trades.some(({ id }) => id === play.trade)
      // Sooner first, once work should have begun.
      const begun = Math.max(0, 1 - Math.abs(left - occasion.lead) / 60)
      const worth =
        (day.isOwn ? 8 : occasion.days.includes('any') ? -4 : 0) +
        (isOfTrade ? 4 : 0) +
        day.relevance +
        3 * begun +
        0.5 * chanceOf(`${seed} ${play.id} ${day.id}`)
      const suiting = occasion.suits.flatMap(
        (id) => byId.get(id) ?? byId.get(id.replace(/^.*\//, 'everyone/')) ?? [],
      )
      return [
        ...(isOpenOn(play, day) ? [{ play, day, tasks: play.tasks, worth }] : []),
        ...suiting
          .filter((one) => isOpenOn(one, day) && !(day.isSolemn && one.sellsPlainly))
          .map((one) => ({ play: one, day, tasks: play.tasks, worth: worth - 5 })),
      ]
    })
  })
}

/** `own-event` stands for the brand's own events, `any` for every cause that has a day and matters to the trade. */
const isFor = ({ days }: PlayOccasion, { id, isOwn, relevance, isAwareness, isSolemn }: DayAhead): boolean =>
  days.includes(isOwn ? 'own-event' : id) ||
  (days.includes('any') && isAwareness && !isSolemn && relevance >= RELEVANT)

/** The trade's own date, within the year ahead. */
function ownDays({ id }: Play, { own, lead }: PlayOccasion, today: string): DayAhead[] {
  if (own === null) return []
  const year = Number(today.slice(0, 4))
  const next = [year, year + 1].flatMap((one) => dateRangesIn(own.rule, one)).find(({ from }) => from > today)
  if (next === undefined || daysBetween(today, next.from) > Math.max(lead, 14) + 42) return []
  return [
    {
      id: `trade:${id}`,
      name: own.name,
      from: next.from,
      to: next.to,
      relevance: 5,
      isAwareness: false,
      isSolemn: false,
      isOwn: false,
    },
  ]
}

/** The play inputs for the day. An ordinary one says in its title and first sentence which day it is for. */
export function renderForDay(
  { context: today }: Pick<IdeaSources, 'context'>,
  play: Play,
  format: FormContentType,
  day: Pick<DayAhead, 'id' | 'name' | 'from' | 'to' | 'isOwn'>,
  isTitleFree: (title: string) => boolean = () => true,
): { context: RenderContext; subject: Subject | null; rendered: RenderedPlay | null } {
  const context = onDay(today, day)
  const subject = mainSubject(context, play, day.id)
  if (!suits(play, subject)) return { context, subject, rendered: null }
  const isOrdinary = play.occasion === null
  const rendered = renderPlay(context, play, format, subject, (title) =>
    isTitleFree(isOrdinary ? titleFor(day, title) : title),
  )
  return { context, subject, rendered: rendered && isOrdinary ? forDay(rendered, day, context) : rendered }
}

function distanceTo(name: string, day: string, left: number, country: string | null): string {
  if (left < 0) return `${name} was on ${dateInWords(day, country)}.`
  const ahead = left === 0 ? 'today' : left <= 13 ? `in ${left} days` : `in ${Math.round(left / 7)} weeks`
  return `${name} is ${ahead}, on ${dateInWords(day, country)}.`
}

function ideaForDay(
  sources: IdeaSources,
  { brand, today }: Request,
  { play, day, tasks: planned }: DayPlay,
  isTitleFree: (title: string) => boolean,
): ProposedIdea | null {
  const formats = play.formats.filter(
    (format) => brand.contentTypes.length === 0 || brand.contentTypes.includes(format),
  )
  const objectives = play.objectives.filter(
    (one) => brand.contentObjectives.length === 0 || brand.contentObjectives.includes(one),
  )
  const format = formats[0] ?? play.formats[0]
  const objective = objectives[0] ?? play.objectives[0]
  if (format === undefined || objective === undefined) return null
  const { context, subject, rendered } = renderForDay(sources, play, format, day, isTitleFree)
  const inputs = { brand, context, words: sources.playbook.words, brief: null, topicKey: '' }
  if (rendered === null || !isFaultless(rendered, inputs)) return null
  const { id, name, from, to } = day
  const voice = voiceOf(context, format, subject)
  const production = planned.flatMap(({ days, line }) =>
    printLine([line], voice, newTrace()).map((task) => ({ days, task })),
  )
  const tasks = datedTasks(production, from, today, context.card.country)
  const left = daysBetween(today, from)
  const idea = ideaOf(
    rendered,
    { candidate: { play, subject, formats, objectives }, format, objective },
    inputs,
    {
      occasion: { id, name, from, to },
      tasks,
      distance: distanceTo(name, from, left, context.card.country),
    },
  )
  const evidence = day.isOwn
    ? []
    : [
        {
          kind: 'event' as const,
          label: 'Calendar',
          quote: `${name}, ${dateInWords(from, context.card.country)}`,
        },
      ]
  return {
    ...idea,
    key: { ...idea.key, offering: day.isOwn ? '' : keyFor(day) },
    evidence: [...idea.evidence, ...evidence],
  }
}

/** An ordinary piece says which day it is for, in its title where there is room and in its first sentence. */
function forDay(
  rendered: RenderedPlay,
  day: Pick<DayAhead, 'name' | 'from' | 'to'>,
  { region }: RenderContext,
): RenderedPlay {
  const { title, draft } = rendered
  const opening = `${day.name} is ${day.from === day.to ? 'on' : 'from'} ${dateInCountry(day.from, region)}.`
  return {
    ...rendered,
    title: titleFor(day, title),
    draft: draft.includes(day.name) ? draft : `${opening} ${draft}`,
  }
}

function titleFor({ name }: Pick<DayAhead, 'name'>, title: string): string {
  const named = `${name}: ${title}`
  return title.includes(name) || named.length > LONGEST_TITLE ? title : named
}

/** Whether all of its work comes after the day: a piece of thanks. */
const isAfter = ({ tasks }: Play): boolean =>
  tasks.some(({ days }) => days > 0) && tasks.every(({ days }) => days >= 0)

/** The context with the day in its slots, or with an own event as the event that is spoken of. */
function onDay(context: RenderContext, day: Pick<DayAhead, 'id' | 'name' | 'from' | 'isOwn'>): RenderContext {
  if (!day.isOwn) {
    const said = { day: day.name, 'day-date': dateInCountry(day.from, context.region) }
    const slots = Object.entries(said).map(([name, text]) => [name, { text, from: [] }] as const)
    return { ...context, slots: new Map([...context.slots, ...slots]) }
  }
  const event = context.card.events.find(({ id }) => id === `event:${day.id}`)
  if (event === undefined) return context
  const from = [event.id]
  const date = dateInCountry(event.date, context.region)
  const said = {
    event: event.name,
    'event-our': withOur(event.name),
    'event-date': date,
    'event-full': `${event.name}, ${date}`,
  }
  return {
    ...context,
    slots: new Map([
      ...context.slots,
      ...Object.entries(said).map(([name, text]) => [name, { text, from }] as const),
    ]),
  }
}
