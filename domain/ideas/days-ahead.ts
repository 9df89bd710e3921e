// Makes ideas for upcoming days, which are days of the calendar or the brand's own events. Uses the plays
// that the trade has for such days.
import { dateInWords, datedTasks, daysBetween } from '#domain/calendar/dated-tasks.ts'
import type { PlayOccasion, Play } from '#domain/playbook/form.ts'
import { printLine, newTrace } from '#domain/playbook/rendering/lines.ts'
import { isOpen } from '#domain/playbook/rendering/open.ts'
import { memoize } from '#domain/memoize.ts'
import { voiceOf } from '#domain/playbook/rendering/voice.ts'
import { RELEVANT } from '#domain/seasons/upcoming.ts'
import { dateRangesIn } from '#domain/seasons/rules.ts'
import { passageOn } from './day-passage.ts'
import type { DayAhead, IdeaRequest, ProposedIdea } from './engine.ts'
import { isFaultless } from './gates/gates.ts'
import { dismissedIn } from './memory/marks.ts'
import { memoryOf, REST_OCCASION, titleKey, type Memory } from './memory/memory.ts'
import type { IdeaSources } from './idea-sources.ts'
import { chanceOf } from '#domain/seeded.ts'
import { ideaOf } from './writing/idea-of.ts'
import { onDay, renderForDay } from './writing/render-for-day.ts'

type Request = Omit<IdeaRequest, 'brief'> & { days: readonly DayAhead[] }

interface DayPlay {
  play: Play
  day: DayAhead
  /** The tasks are those of the play written for the day, even if another play is used. */
  tasks: Play['tasks']
  worth: number
}

export function proposeForDays(sources: IdeaSources, request: Request): ProposedIdea[] {
  const memory = memoryOf(request.past, request.today)
  const isRefused = dismissedIn(request.past)
  const open = markedDays(sources, request)
    .filter(({ play, day }) => isFree(play, keyFor(sources, play, day), day, memory))
    .filter(({ play }) => !isRefused({ play: play.id, offering: '' }))
    .toSorted((one, other) => other.worth - one.worth)
  const ideas: ProposedIdea[] = []
  const titles = new Set<string>()
  // What the website says about a day, and was posted lately, counts as the day's first idea.
  const days = new Map(
    request.days.map((day) => {
      const passage = passageOn(sources.context, day)
      return [day.id, passage !== null && !memory.allows({ play: '', offering: passage.key }) ? 1 : 0]
    }),
  )
  // Each day gets one idea before any gets a second.
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

/**
 * Whether the play wasn't used for this day within a year. An ordinary play may be used for a day even if it
 * was used lately, just as with another offering.
 */
function isFree({ id }: Play, offering: string, day: DayAhead, memory: Memory): boolean {
  if (memory.daysSinceFor(id, day.id) < REST_OCCASION) return false
  return day.isOwn || memory.allows({ play: id, offering })
}

/** By which past ideas refer to what an idea for a day was about. */
const keyFor = ({ context }: Pick<IdeaSources, 'context'>, { about }: Play, day: DayAhead): string =>
  day.isOwn ? '' : ((about === 'section' ? passageOn(context, day)?.key : undefined) ?? `day ${day.id}`)

/** Lists every play for one of the days: those written for it, and ordinary ones that suit it. */
function markedDays({ plays, trades, context }: IdeaSources, { days, today, seed }: Request): DayPlay[] {
  const byId = new Map(plays.map((play) => [play.id, play]))
  const voiceOn = memoize((day: DayAhead) => {
    const there = onDay(context, day)
    return { there, voice: voiceOf(there, 'social', null) }
  })
  const isOpenOn = (play: Play, day: DayAhead) => {
    const { there, voice } = voiceOn(day)
    return isOpen(play, there, voice)
  }
  return plays.flatMap((play): DayPlay[] => {
    const { occasion } = play
    if (occasion === null) return []
    const own = occasion.own === null ? [] : ownDays(play, occasion, today)
    const isWritten = (day: DayAhead) =>
      occasion.days.includes('on-our-site') && passageOn(context, day) !== null
    return [...days.filter((day) => isFor(occasion, day) || isWritten(day)), ...own].flatMap((day) => {
      const left = daysBetween(today, day.from)
      if (day.isSolemn && play.sellsPlainly) return []
      if (day.isOwn ? isAfter(play) !== left < 0 : left < 4) return []
      const isOfTrade = trades.some(({ id }) => id === play.trade)
      // Days whose preparation should start about now come first.
      const begun = Math.max(0, 1 - Math.abs(left - occasion.lead) / 60)
      const worth =
        (day.isOwn || isWritten(day) ? 8 : occasion.days.includes('any') ? -4 : 0) +
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

/**
 * Whether a play is for this day. The word `own-event` in the library means any of the brand's own events,
 * `any` means every awareness day that suits the trade, and `on-our-site` every day that a heading of the website names.
 */
const isFor = ({ days }: PlayOccasion, { id, isOwn, relevance, isAwareness, isSolemn }: DayAhead): boolean =>
  days.includes(isOwn ? 'own-event' : id) ||
  (days.includes('any') && isAwareness && !isSolemn && relevance >= RELEVANT)

/** The day of a play that has a date of its own, if that is coming up. */
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
    key: { ...idea.key, offering: keyFor(sources, play, day) },
    evidence: [...idea.evidence, ...evidence],
  }
}

/** Whether all tasks of the play come after the day, as for a thank-you. */
const isAfter = ({ tasks }: Play): boolean =>
  tasks.some(({ days }) => days > 0) && tasks.every(({ days }) => days >= 0)
