import { expect, test } from 'vitest'
import { fileNameOf } from './download.ts'

test.each([
  ['Inkling', 'inkling'],
  ['Öl & Söhne: Ideen!', 'öl-söhne-ideen'],
  ['../../etc', 'etc'],
  ['***', 'account'],
])('the export of %s is named after the product: %s', (name, expected) => {
  expect(fileNameOf(name)).toBe(expected)
})
