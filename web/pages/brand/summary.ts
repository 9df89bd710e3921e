// What is known in one line, and the places it is known from.
import { type BrandFact, isTold } from '#contract/facts.ts'

/** "48 facts from 3 pages, a document and what you told us. Ideas draw on 39 of them." */
export function knownInOneLine(facts: readonly BrandFact[]): string {
  const shown = facts.filter(({ status }) => status !== 'hidden')
  if (shown.length === 0) return 'Every fact is hidden.'
  const used = shown.filter(({ unused, visibility }) => unused === null && visibility === 'public')
  const from = sourcesOf(shown)
  const all = used.length === shown.length
  return [
    `${shown.length} ${shown.length === 1 ? 'fact' : 'facts'} from ${inAList(from)}.`,
    all ? '' : ` Ideas draw on ${used.length === 0 ? 'none' : used.length} of them.`,
  ].join('')
}

function sourcesOf(facts: readonly BrandFact[]): string[] {
  const places = (kind: BrandFact['kind']) =>
    new Set(facts.filter((fact) => fact.kind === kind).map(({ place }) => place.of)).size
  const pages = places('website')
  const documents = places('document')
  return [
    ...(pages > 0 ? [pages === 1 ? 'one page' : `${pages} pages`] : []),
    ...(documents > 0 ? [documents === 1 ? 'a document' : `${documents} documents`] : []),
    ...(facts.some((fact) => fact.kind === 'profile' && !isTold(fact)) ? ['your profile'] : []),
    ...(facts.some(isTold) ? ['what you told us'] : []),
  ]
}

const inAList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export interface PlaceOption {
  of: string
  label: string
}

/** The places that facts stand in, by kind of source, each named once; pages of one title are told apart by their path. */
export function placesOf(facts: readonly BrandFact[]): { title: string; places: PlaceOption[] }[] {
  const titles = { website: 'Pages', document: 'Documents', profile: 'You' } as const
  return Object.entries(titles).flatMap(([kind, title]) => {
    const of = new Map(
      facts
        .filter((fact) => fact.kind === kind)
        .map(({ place, kind }) => [place.of, kind === 'document' ? place.of : place.label || place.of]),
    )
    const labels = [...of.values()]
    const places = [...of].map(([of, label]) => ({
      of,
      label: labels.filter((other) => other === label).length > 1 ? `${label} (${pathOf(of)})` : label,
    }))
    return places.length > 0 ? [{ title, places }] : []
  })
}

const pathOf = (address: string): string => URL.parse(address)?.pathname ?? address
