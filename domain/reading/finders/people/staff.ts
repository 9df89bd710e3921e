// Collects the staff that a source names in full, so that a first name alone can be recognised later.
import { memoize } from '#domain/memoize.ts'
import { firstNameOf, withoutTitle } from './names.ts'
import { isSubject, peopleWithRolesIn, personOf } from './people.ts'
import { teamOf } from './team.ts'
import { roleAtStart } from './roles.ts'
import { type Staff, wordCount } from '../../language/sentence.ts'
import type { TextBlock } from '../../language/text-block.ts'

/** People named in full with a role, or in the heading of a text about them. */
export function staffOf(blocks: readonly TextBlock[]): Staff {
  const isNoun = commonNounsIn(blocks)
  const team = teamOf(blocks)
  const people = blocks.flatMap((block) => {
    const { text, heading } = block
    const card = personOf(heading)
    const members = team.get(block) ?? []
    if (members.length > 0) return members.map(({ person }) => person)
    const isRole = wordCount(text) <= 8 && roleAtStart(text) !== null
    if (card?.role || (card && isRole)) return [card.person]
    if (card) return isSubject(text, card) && !isNoun(firstNameOf(card.person)) ? [card.person] : []
    return [...peopleWithRolesIn(text).map(({ person }) => person), ...introducedIn(text)]
  })
  const bearers = Map.groupBy(new Set(people.map(withoutTitle)), firstNameOf)
  const known = new Map<string, string>()
  for (const [first, [person = '', another]] of bearers)
    if (another === undefined && !words.test(first)) known.set(first, person)
  return {
    introducedIn: (block, text) =>
      (team.get(block) ?? []).filter(({ person }, _, all) =>
        all.length > 1 ? text.includes(person) : block.text.startsWith(text),
      ),
    subjectOf(text) {
      const person = known.get(/^\p{Lu}[\p{L}’'-]+/u.exec(text)?.[0] ?? '')
      if (person === undefined || !isSubject(text, { person }, true)) return undefined
      return text.startsWith(person) ? person : firstNameOf(person)
    },
  }
}

/** Returns a test for words that the source also writes in lower case: "Blight comes" beside "slugs and blight". */
function commonNounsIn(blocks: readonly TextBlock[]): (word: string) => boolean {
  const whole = memoize(() => blocks.map(({ text }) => text).join('\n'))
  return memoize((word) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}@./_-])${RegExp.escape(word.toLowerCase())}(?![\p{L}\p{N}@/_-]|\.\p{L})`,
      'u',
    ).test(whole(blocks)),
  )
}

/** A name with a role and a sentence about the person: "Tom Reed – reception. Tom has answered …". */
function introducedIn(text: string): string[] {
  const [, person = ''] = /^(\p{Lu}[^\s,–—(]+ \p{Lu}[^\s,–—(]+)\s?[,–—(-]/u.exec(text) ?? []
  const card = person === '' ? null : personOf(person)
  const rest = text.slice(text.search(/[.!] /) + 2)
  return card && rest !== text && isSubject(rest, card) ? [person] : []
}

/** First names that are usually ordinary words at the start of a sentence, such as "May" or "Will". */
const words =
  /^(?:Will|May|June|April|August|Summer|Autumn|Rich|Frank|Major|Page|Art|Hope|Joy|Faith|Grace|Rose|Basil|Sage|Olive|Ginger|Holly|Ivy|Chase|Grant|Mark|Miles)$/
