// Finds the person of the brand that a brief names.
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'

/** Finds a person on the card whose first or full name is in the brief. */
export const personIn = (text: string, { card }: RenderContext): string | null =>
  card.people.find(({ name }) => {
    const first = firstName(name)
    return (
      containsPhrase(text, name) ||
      (first.length > 2 && /^\p{Lu}/u.test(first) && containsPhrase(text, first))
    )
  })?.name ?? null
