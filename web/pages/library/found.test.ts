import { expect, test } from 'vitest'
import { aLibrary, anEntry, aShelf } from './a-library.ts'
import { placeOf } from './address.ts'
import { countsOf, findIn, spelt, standingsIn } from './found.ts'
import { partsOf } from './marked.tsx'

const bread = aShelf('bread', [
  anEntry(),
  anEntry({ id: 'who-bakes', pillar: 'people', question: 'Who bakes?' }),
])
const beer = aShelf('beer', [anEntry({ faults: ['it has no format.'] })])
const standings = standingsIn(aLibrary(bread, beer))
const found = (query: string) => findIn(standings, placeOf(query)).map(({ key }) => key)

test('every text is searched: filled values, names of slots, tasks, never-words, whatever the apostrophe', () => {
  for (const words of ['private dining', '{label}', 'receipt', 'FUNERAL', "it's only", 'who-bakes']) {
    expect(found(new URLSearchParams({ search: words, shelf: 'bread' }).toString()), words).toContain(
      'bread/who-bakes',
    )
  }
  expect(found('search=bakes+nowhere')).toEqual([])
})

test('shelf and facets narrow together, and an entry with faults can be looked for', () => {
  expect(found('')).toEqual(['bread/is-it-worth-it', 'bread/who-bakes', 'beer/is-it-worth-it'])
  expect(found('shelf=bread&pillar=offer')).toEqual(['bread/is-it-worth-it'])
  expect(found('format=video&evidence=labelled-price&pillar=people')).toEqual(['bread/who-bakes'])
  expect(found('faults=true')).toEqual(['beer/is-it-worth-it'])
})

test('counts of shelves are added up, and a value that none has stays', () => {
  expect(countsOf([bread, beer], 'pillar')).toEqual([
    ['offer', 3],
    ['proof', 0],
  ])
})

test('a text reads with its slots filled, or by their names', () => {
  const [title = []] = anEntry().titles
  expect(spelt(title)).toBe('Private dining and what it buys')
  expect(spelt(title, true)).toBe('{label} and what it buys')
})

test('sought words are marked whatever their case, the longer before the shorter, and signs are only signs', () => {
  const marked = (text: string, ...sought: string[]) =>
    partsOf(text, sought)
      .map(({ part, found }) => (found ? `[${part}]` : part))
      .join('')
  expect(marked('Prices and a price', 'price', 'prices')).toBe('[Prices] and a [price]')
  expect(marked('What? (All of it)', 'what?', '(')).toBe('[What?] [(]All of it)')
  expect(marked('It’s bread', "it's")).toBe('[It’s] bread')
  expect(marked('Nothing')).toBe('Nothing')
})
