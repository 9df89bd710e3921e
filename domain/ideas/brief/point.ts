// Finds what a brief adds to the passage that answers it: how many are left, who is wanted, details that no
// page has.
import type { WayOfWorking } from '#domain/playbook/form.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { isFact, saysToTheWriter } from './details.ts'
import type { ParsedBrief } from './parse-brief.ts'
import { timeInSentence, withoutTime, type When } from './when.ts'

/** A clause with at most this many words is printed as a detail; a longer one is a sentence. */
const LONGEST = 7

type BriefFacts = Pick<
  ParsedBrief,
  'text' | 'thing' | 'section' | 'remaining' | 'when' | 'intents' | 'series' | 'worry' | 'milestone'
>

/**
 * The sentence that an idea prints before the passage, made from the brief. Null if the passage says it
 * already.
 * @param works how customers meet the brand
 */
export function pointOf(
  asked: BriefFacts,
  role: string | null,
  works: readonly WayOfWorking[],
): string | null {
  const { section, remaining, when, intents, series, worry, milestone } = asked
  if (section === null || section.id === 'brief' || series !== null || worry !== null || milestone !== null)
    return null
  const passage = `${section.heading} ${section.text}`
  const hasRoom = intents.get('fill') === 1 && works.some((one) => one !== 'goods' && one !== 'online')
  const first =
    remaining !== null
      ? passage.toLowerCase().includes(`${remaining} left`)
        ? null
        : `${timeOf(when, passage)}${capitalised(remaining)} left, as of today.`
      : role !== null
        ? `We’re looking for ${role}.`
        : hasRoom &&
            when !== null &&
            /day|week|month|january|february|march|april|june|july|august|september|october|november|december|morning|evening|afternoon/i.test(
              when.spoken,
            )
          ? `We still have room ${timeInSentence(when)}.`
          : null
  const details = clausesOf(asked, passage, role !== null)
  const said = [first, details].filter((one) => one !== null)
  return said.length === 0 ? null : said.join(' ')
}

/** Adds the time to the number of places left, such as "Saturday 6.30: ", if the brief gives one. */
const timeOf = (when: When | null, passage: string): string =>
  when === null || !/\d[.:]\d\d|\d\s?[ap]m/i.test(when.spoken) || passage.includes(`${when.spoken}: `)
    ? ''
    : `${capitalised(when.spoken)}: `

/** Collects the clauses of the brief whose facts are not in the passage: "Finish 11.30, good for parents." */
export function clausesOf(
  { text, thing, remaining }: Pick<BriefFacts, 'text' | 'thing' | 'remaining'>,
  passage: string,
  isRole: boolean,
): string | null {
  const known = new Set(stemsOf(`${passage} ${thing?.spoken ?? ''} ${remaining ?? ''}`))
  const [, ...rest] = text.split(/\s*(?:,(?!\d)|[;–—]|\s-\s|\.(?=\s|$))\s*/)
  const clauses = rest
    .map((clause) =>
      clause
        .replaceAll("'", '’')
        .replace(/[).!?\s]+$/, '')
        .trim(),
    )
    .filter((clause) => {
      const words = clause.split(/\s+/).length
      return words >= 2 && words <= LONGEST && !saysToTheWriter(clause) && (isRole || isFact.test(clause))
    })
    // Clauses that are only a date are left out, because the passage or the line before already gives the
    // time.
    .filter((clause) => stemsOf(withoutTime(clause)).some((stem) => !known.has(stem) && /\p{L}/u.test(stem)))
  return clauses.length === 0 ? null : `${capitalised(clauses.join(', '))}.`
}
