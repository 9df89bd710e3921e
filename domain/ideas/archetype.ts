// Which trade of the library a brand belongs to.
import type { Archetype, Library } from '#domain/library/entry.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'

/**
 * The archetype that fits what a person wrote of their trade. The industry speaks first, the company information helps;
 * where neither says anything, the last archetype of the library takes it.
 */
export function archetypeOf(library: Library, industry: string, companyInfo: string): Archetype {
  const last = library.archetypes.at(-1)
  if (last === undefined) throw new Error('The library has no archetype')
  const typed = lemmas(industry)
  const told = lemmas(companyInfo)
  let best = { archetype: last, fit: leastFit }
  for (const archetype of library.archetypes) {
    const fit = fitOf(archetype, typed, told)
    if (fit > best.fit) best = { archetype, fit }
  }
  return best.archetype
}

/** One word of the company information alone is no trade: a printer may mention a charity. */
const leastFit = 1

function fitOf({ industries, words }: Archetype, typed: string[], told: string[]): number {
  if (industries.some((offered) => lemmas(offered).join(' ') === typed.join(' '))) return 100
  const offered = industries.some((trade) => stands(lemmas(trade), typed)) ? 20 : 0
  const known = [...new Set(words.map((word) => lemmas(word).join(' ')))].map((word) => word.split(' '))
  const named = known.filter((word) => stands(word, typed)).length * 5
  const mentioned = Math.min(4, known.filter((word) => stands(word, told)).length)
  return offered + named + mentioned
}

function stands(words: readonly string[], text: readonly string[]): boolean {
  return words.length > 0 && text.some((_, at) => words.every((word, step) => text[at + step] === word))
}

function lemmas(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word !== 'and')
    .map((word) => conceptOf(word))
}
