// Which words speak of the same thing, so that an entry written about prices finds a sentence about fees.
import { stepToLemma } from './lemma.ts'
import { character } from './thesaurus/character.ts'
import { dealing } from './thesaurus/dealing.ts'
import { digital } from './thesaurus/digital.ts'
import { food } from './thesaurus/food.ts'
import { gatherings } from './thesaurus/gatherings.ts'
import { health } from './thesaurus/health.ts'
import { learning } from './thesaurus/learning.ts'
import { making } from './thesaurus/making.ts'
import { money } from './thesaurus/money.ts'
import { nature } from './thesaurus/nature.ts'
import { people } from './thesaurus/people.ts'
import { places } from './thesaurus/places.ts'
import { time } from './thesaurus/time.ts'

/**
 * The lemma of what a word speaks of: "Fees" and "cost" give "price", "volunteers'" gives "volunteer".
 * A word outside the table gives its own plain form. The lemma of a lemma is itself.
 */
export function conceptOf(word: string): string {
  let form = word.toLowerCase()
  for (;;) {
    const concept = conceptOfForm.get(form)
    if (concept !== undefined) return concept
    const next = stepToLemma(form)
    if (next === form) return form
    form = next
  }
}

/**
 * A concept and the other words for it: only words that a customer would take for the same thing. What is merely near
 * ("menu" and "dish", "trainer" and "train") stays apart, and so does a word with two meanings on such pages ("rate", "course",
 * "present", "application"), unless one form of it has only one: "treated" but not "treat", "removals" but not "removal".
 */
export const synonyms: Readonly<Record<string, string>> = {
  ...money,
  ...dealing,
  ...time,
  ...people,
  ...food,
  ...making,
  ...learning,
  ...health,
  ...places,
  ...nature,
  ...gatherings,
  ...digital,
  ...character,
}

const conceptOfForm: ReadonlyMap<string, string> = new Map(
  Object.entries(synonyms).flatMap(([concept, others]) =>
    [concept, ...others.split(' ')].map((word): [string, string] => [word, concept]),
  ),
)
