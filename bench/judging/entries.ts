import { library } from '#domain/library/library.ts'
import type { Entry } from '#domain/library/entry.ts'

const entries = new Map<string, Entry>([
  ...library.moves.map((move) => [`moves/${move.id}`, move] as const),
  ...library.archetypes.flatMap(({ id, questions }) =>
    questions.map((question) => [`${id}/${question.id}`, question] as const),
  ),
])

/** The library's entry under the name that ideas keep. Throws where there is none: then the idea comes from nowhere. */
export function entryOf(id: string): Entry {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`No entry is called ${id}`)
  return entry
}
