// Finds words with the same meaning, so that a suggestion about prices matches a story about fees.
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
 * Finds the concept of a word: "Fees" and "cost" give "price", and "volunteers'" gives "volunteer". A word
 * that isn't in the thesaurus gives its own base form. The concept of a concept is itself.
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
 * Maps each concept to other words that a customer would use for the same thing. Related words ("menu" and
 * "dish", "trainer" and "train") stay separate. Words with two common meanings ("rate", "course", "present",
 * "application") are left out, except for forms with only one meaning: "treated" but not "treat", "removals"
 * but not "removal".
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
