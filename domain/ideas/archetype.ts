// Which trade of the library a brand belongs to.
import type { Archetype, Library } from '#domain/library/entry.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'
import { once } from '#domain/once.ts'

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

/** Less than this is an accident: one word in passing, as a printer may mention a charity, or a joiner fit kitchens. */
const leastFit = 2

/** An archetype's own words as lemmas, each once. */
const wordsOf = once(({ industries, words }: Archetype) => ({
  trades: industries.map(lemmas),
  known: [...new Set(words.map((word) => lemmas(word).join(' ')))].map((word) => word.split(' ')),
}))

function fitOf(archetype: Archetype, typed: string[], told: string[]): number {
  const { trades, known } = wordsOf(archetype)
  if (trades.some((offered) => offered.join(' ') === typed.join(' '))) return 100
  const offered = trades.some((trade) => stands(trade, typed)) ? 20 : 0
  const meant = known.filter((word) => isMeant(word, typed)).length * 5
  const named = known.filter((word) => stands(word, typed)).length * 2
  const mentioned = Math.min(
    4,
    known.filter((word) => stands(word, told) && !stands(word, typed)).length * 1.25,
  )
  return offered + meant + named + mentioned
}

/** What is named last is what is meant: kitchen joinery is joinery. Words for any business don't count as the last. */
function isMeant(word: readonly string[], typed: readonly string[]): boolean {
  const meant = typed.slice(0, typed.findLastIndex((lemma) => !anyBusiness.has(lemma)) + 1)
  return word.every((lemma, at) => meant[meant.length - word.length + at] === lemma)
}

function stands(words: readonly string[], text: readonly string[]): boolean {
  return words.length > 0 && text.some((_, at) => words.every((word, step) => text[at + step] === word))
}

function lemmas(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word !== 'and')
    .map((word) => conceptOf(word))
}

const anyBusiness: ReadonlySet<string> = new Set(
  lemmas(
    'shop house company business firm service organisation group trust maker seller merchant producer supplier wholesaler importer van stall truck',
  ),
)
