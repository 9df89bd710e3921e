import { expect, test } from 'vitest'
import { capitalised, learnCasing } from './casing.ts'

const prose = [
  'A bread day costs £95, and lunch is part of it.',
  'Most people take the hot desk first.',
  'We pour Apricot Gose from June, and the gose sells out.',
  'Bring a friend to Sunday lunch.',
]
const inSentence = learnCasing(prose, new Set(['pastry', 'scythe', 'roof', 'staff']))

test.each([
  ['Bread day', 'bread day', true],
  ['Hot desk', 'hot desk', false],
  ['HOT DESK', 'hot desk', false],
  ['Apricot Gose', 'Apricot Gose', false],
  ['Sunday lunch', 'Sunday lunch', false],
  ['The Hearth Room', 'the Hearth Room', false],
  ['Pastry workshop', 'pastry workshop', true],
  ['Training one volunteer', 'training one volunteer', false],
  ['Scything day', 'scything day', true],
  ['Roof look with photographs', 'roof look with photographs', true],
  ['Staff handbook, 24 pages at most', 'staff handbook, 24 pages at most', true],
  ['NHS check-up', 'NHS check-up', false],
  ['Stormbringer', 'Stormbringer', false],
  ['iPad hire', 'iPad hire', false],
])('%s stands in a sentence as %s', (label, text, takesArticle) => {
  expect(inSentence(label)).toEqual({ text, takesArticle })
})

test('a word that the brand writes with a capital in mid-sentence keeps it', () => {
  const learnt = learnCasing(['Our flour comes from Bread Street.', 'Everybody loves Bread.'], new Set())
  expect(learnt('Bread workshop').text).toBe('Bread workshop')
})

test('a sentence opens with a capital, and a name of odd casing is left alone', () => {
  expect(capitalised('bread day')).toBe('Bread day')
  expect(capitalised('iPad hire')).toBe('iPad hire')
  expect(capitalised('£12 a head')).toBe('£12 a head')
})
