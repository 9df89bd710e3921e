import { expect, test } from 'vitest'
import { linkToQuote } from './fact-source.tsx'

test('the link to a fact’s source opens the page at the quoted words, for a long quote by its beginning and end', () => {
  expect(linkToQuote('https://brand.test/bread', 'Long sourdough £4.80')).toBe(
    'https://brand.test/bread#:~:text=Long%20sourdough%20%C2%A34.80',
  )
  expect(
    linkToQuote('https://brand.test/', 'one two three four five six seven eight nine ten 11 12 13'),
  ).toBe('https://brand.test/#:~:text=one%20two%20three%20four%20five,nine%20ten%2011%2012%2013')
})

test('characters with a special meaning are escaped in links to quoted words', () => {
  expect(linkToQuote('https://brand.test/', 'Eggs, milk & half-fat cream')).toBe(
    'https://brand.test/#:~:text=Eggs%2C%20milk%20%26%20half%2Dfat%20cream',
  )
})

test('a source whose address isn’t http(s) has no link', () => {
  expect(linkToQuote('javascript:alert(1)', 'Bread')).toBeNull()
  expect(linkToQuote('prices.pdf', 'Bread')).toBeNull()
})
