// Suggests what a brand can do with a story, with lines of the library for the story's theme and in the
// brand's words. They need no facts about the brand.
import type { NewsLine } from '#domain/playbook/form.ts'
import { newTrace, printLine } from '#domain/playbook/rendering/lines.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { subjectsOf } from '#domain/playbook/rendering/subjects.ts'
import { voiceOf } from '#domain/playbook/rendering/voice.ts'
import { chanceOf } from '#domain/seeded.ts'
import type { ValueId } from '#domain/playbook/card.ts'
import type { FoundStory } from '../stories/stories.ts'
import type { WeekRecord } from '../stores.ts'
import { figureIn, themesOf } from '../choosing/themes.ts'
import { topicOf } from './topic.ts'
import { summaryOf } from '../stories/wording.ts'

export interface Suggestion {
  text: string
  line: NewsLine
  used: ReadonlySet<ValueId>
}

const FEWEST = 2
const USUAL = 3
/**
 * Each recent use lowers a line's score by this much. The random part of the score is smaller, so lines that
 * were not used lately come first.
 */
const REST = 0.6

/**
 * Returns a function that suggests 2 to 4 lines for each story of a brand's week. The lines for a story
 * differ in form, and none is used twice in a week unless there are no others.
 * @param past weeks whose lines should only be used again after equally suitable ones
 */
export function suggesterFor(
  lines: readonly NewsLine[],
  context: RenderContext,
  past: readonly WeekRecord[],
  seed: string,
) {
  const had = new Map<string, number>()
  for (const { records } of past)
    for (const { suggestions } of records)
      for (const { move } of suggestions) had.set(move, (had.get(move) ?? 0) + 1)
  const thisWeek = new Map<string, number>()

  return (story: FoundStory): Suggestion[] => {
    const themes = themesOf(story.headline, story.item.summary)
    let storyContext = withStory(context, story)
    const open = lines
      .filter(({ theme }) => [...themes.keys()].some((one) => one === theme))
      .map((line) => ({ line, worth: worthOf(line, story) }))
      .toSorted((one, other) => other.worth - one.worth)
    const chosen: Suggestion[] = []
    for (const { line } of open) {
      if (chosen.length >= (themes.size > 2 ? USUAL + 1 : USUAL)) break
      if (chosen.some((other) => other.line.form === line.form)) continue
      const trace = newTrace()
      const [text] = printLine(
        line.line,
        voiceOf(storyContext, 'social', subjectsOf(context, 'offering')[0] ?? null),
        trace,
      )
      if (text === undefined) continue
      chosen.push({ text, line, used: trace.used })
      // Only the first line names the story, so that the others don't repeat it.
      storyContext = withoutTopic(storyContext)
    }
    if (chosen.length < FEWEST) return []
    for (const { line } of chosen) thisWeek.set(line.id, (thisWeek.get(line.id) ?? 0) + 1)
    return chosen

    function worthOf({ id, theme }: NewsLine, { item }: FoundStory): number {
      const weight = [...themes].find(([one]) => one === theme)?.[1] ?? 0
      return (
        2 * weight -
        1.5 * (thisWeek.get(id) ?? 0) -
        REST * Math.min(4, had.get(id) ?? 0) +
        0.5 * chanceOf(`${seed} ${item.link} ${id}`)
      )
    }
  }
}

/** Adds the story's words to the slots. */
function withStory(context: RenderContext, { headline, item }: FoundStory): RenderContext {
  const figure = figureIn(headline, summaryOf(item))
  const slots = new Map(context.slots)
  slots.set('source', { text: item.source, from: [] })
  const topic = topicOf(headline)
  if (topic !== null) slots.set('story', { text: topic, from: [] })
  if (figure !== null) slots.set('figure', { text: figure, from: [] })
  return { ...context, slots }
}

function withoutTopic(context: RenderContext): RenderContext {
  const slots = new Map(context.slots)
  slots.delete('story')
  return { ...context, slots }
}
