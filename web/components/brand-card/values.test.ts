import type { BrandFact, CardValue } from '#contract/brand.ts'
import { ADDED_BY_USER } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { byBranch, valuesIn, valuesOf } from './values.ts'

const value = (text: string, more: string | null = null, sort: CardValue['sort'] = 'offer'): CardValue => ({
  sort,
  text,
  more,
  kind: null,
  branch: null,
})
const fact = (id: string, rest: Partial<BrandFact>): BrandFact => ({
  id,
  kind: 'website',
  quote: id,
  place: { of: 'https://brand.test/', label: 'Home' },
  type: 'offer',
  slots: {},
  heading: '',
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
  value: value(id),
  unused: null,
  ...rest,
})
const told = { kind: 'profile', status: 'confirmed', place: ADDED_BY_USER } as const
const shown = (facts: BrandFact[]) =>
  valuesOf(facts).map(({ text, more, facts, isChecked }) => [text, more, facts.length, isChecked])

test('facts that say the same become one value, which has a price if any of them has one', () => {
  const named = fact('named', { value: value('Spin') })
  const priced = fact('priced', { value: value('spin', '£12 a class') })
  expect(shown([named, priced])).toEqual([['spin', '£12 a class', 2, false]])
  expect(valuesOf([named, priced])[0]?.facts[0].id).toBe('priced')
})

test('a value counts as checked if a person confirmed, corrected or added one of its facts', () => {
  const read = fact('read', { value: value('Spin') })
  expect(shown([read, fact('told', { ...told, value: value('Spin') })])).toEqual([['Spin', null, 2, true]])
  expect(shown([fact('edited', { status: 'edited' })])[0]?.[3]).toBe(true)
})

test('hidden, internal and unusable facts are not on the card', () => {
  expect(
    shown([
      fact('hidden', { status: 'hidden' }),
      fact('internal', { visibility: 'internal' }),
      fact('useless', { value: null, unused: 'dated' }),
    ]),
  ).toEqual([])
})

test('confirming a value doesn’t move it, and values that a person added come last', () => {
  const order = (facts: BrandFact[]) => valuesOf(facts).map(({ text }) => text)
  const [one, two] = [fact('one', {}), fact('two', {})]
  const own = fact('own', told)
  expect(order([own, one, two])).toEqual(['one', 'two', 'own'])
  expect(order([own, one, { ...two, status: 'confirmed' }])).toEqual(['one', 'two', 'own'])
})

test('the values of a group are listed by kind', () => {
  const values = valuesOf([
    fact('hours', { value: value('9 to 5', null, 'hours') }),
    fact('town', { value: value('Ludlow', null, 'town') }),
    fact('offer', {}),
  ])
  expect(valuesIn(values, ['town', 'hours']).map(({ text }) => text)).toEqual(['Ludlow', '9 to 5'])
})

test('two branches with the same hours are two values', () => {
  const hours = (branch: string) => ({ ...value('Mon-Sat 9-5', null, 'hours'), branch })
  const facts = [
    fact('1', { value: hours('Oakley') }),
    fact('2', { value: hours('Thorpe') }),
    fact('3', { value: value('Derbyshire', null, 'town') }),
  ]
  expect(byBranch(valuesOf(facts)).map(([branch, of]) => [branch, of.map(({ text }) => text)])).toEqual([
    [null, ['Derbyshire']],
    ['Oakley', ['Mon-Sat 9-5']],
    ['Thorpe', ['Mon-Sat 9-5']],
  ])
})
