// Finds what the brand's website says about a day of the calendar, such as its own dates for Christmas.
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { subjectsOf, type Subject } from '#domain/playbook/rendering/subjects.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { DayAhead } from './engine.ts'

/** The passage with an upcoming date whose heading names the day; null if there is none. */
export const passageOn = (
  context: RenderContext,
  { name, isOwn }: Pick<DayAhead, 'name' | 'isOwn'>,
): Subject | null =>
  isOwn
    ? null
    : (subjectsOf(context, 'section').find(
        ({ slots }) =>
          slots.has('section-ahead') && containsPhrase(slots.get('section')?.text ?? '', feastOf(name)),
      ) ?? null)

/** "Christmas" for "Christmas Day" and "Christmas Eve": headings name the feast, not the day. */
const feastOf = (name: string): string =>
  /\b(?:christmas|new year|easter|thanksgiving)\b/i.exec(name)?.[0] ?? name
