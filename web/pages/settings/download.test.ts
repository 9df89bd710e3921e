import { expect, test } from 'vitest'
import { fileNameOf } from './download.ts'

test.each([
  ['Inkling', 'inkling'],
  ['Öl & Söhne: Ideen!', 'öl-söhne-ideen'],
  ['../../etc', 'etc'],
  ['***', 'account'],
])('the file name of the export of %s starts with the product’s name: %s', (name, expected) => {
  expect(fileNameOf(name)).toBe(expected)
})
