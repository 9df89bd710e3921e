import { expect, test } from 'vitest'
import { inAList } from './list.ts'

test('things in a row are joined as one says them', () => {
  expect(inAList([])).toBe('')
  expect(inAList(['bread'])).toBe('bread')
  expect(inAList(['bread', 'cakes'])).toBe('bread and cakes')
  expect(inAList(['bread', 'cakes', 'pies'])).toBe('bread, cakes and pies')
  expect(inAList(['a price', 'a name'], 'or')).toBe('a price or a name')
})
