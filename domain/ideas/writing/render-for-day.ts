// Renders plays for a day of the calendar or one of the brand's own events.
import type { FormContentType } from '#contract/values/content.ts'
import type { Play } from '#domain/playbook/form.ts'
import { mainSubject, suits } from '#domain/playbook/rendering/open.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { LONGEST_TITLE, renderPlay, type RenderedPlay } from '#domain/playbook/rendering/render-play.ts'
import type { Subject } from '#domain/playbook/rendering/subjects.ts'
import { dateInCountry } from '#domain/playbook/words/dates.ts'
import { withOur } from '#domain/playbook/words/with-our.ts'
import { passageOn } from '../day-passage.ts'
import type { DayAhead } from '../engine.ts'
import type { IdeaSources } from '../idea-sources.ts'

/**
 * Renders a play for a day. A play that isn't written for days gets the day's name in its title and first
 * sentence.
 */
export function renderForDay(
  { context: today }: Pick<IdeaSources, 'context'>,
  play: Play,
  format: FormContentType,
  day: Pick<DayAhead, 'id' | 'name' | 'from' | 'to' | 'isOwn'>,
  isTitleFree: (title: string) => boolean = () => true,
): { context: RenderContext; subject: Subject | null; rendered: RenderedPlay | null } {
  const context = onDay(today, day)
  const subject = play.about === 'section' ? passageOn(context, day) : mainSubject(context, play, day.id)
  if (!suits(play, subject)) return { context, subject, rendered: null }
  const isOrdinary = play.occasion === null
  const rendered = renderPlay(context, play, format, subject, (title) =>
    isTitleFree(isOrdinary ? titleFor(day, title) : title),
  )
  return { context, subject, rendered: rendered && isOrdinary ? forDay(rendered, day, context) : rendered }
}

/** Adds the day's name to the title, if there is room, and to the first sentence. */
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

/** Adds the day to the slots. One of the brand's own events also replaces the slots for events. */
export function onDay(
  context: RenderContext,
  day: Pick<DayAhead, 'id' | 'name' | 'from' | 'isOwn'>,
): RenderContext {
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
