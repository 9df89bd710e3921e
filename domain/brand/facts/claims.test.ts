import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'We are the first cider press to run in Harlow Valley since the war.',
  'Mill Lane Pottery is the only pottery in the county with a wood kiln.',
  'We run Worcestershire’s oldest wood-fired kiln for public use in summer.',
])('%s is a superlative that can be checked', (text) => {
  expect(typesOf(text)).toContain('superlative')
})

test.each([
  'We are the best pottery in the county.',
  'The first step in our course is to wedge the clay.',
  'The only way to reach us in winter is on foot.',
  'Is ours the only kiln in the county?',
  'Your comfort is the first priority at our studio.',
  'She was the first woman in her family to throw pots.',
])('%s is none', (text) => {
  expect(typesOf(text)).not.toContain('superlative')
})

test('awards and memberships are told, a person’s own and titles of office are not', () => {
  for (const text of [
    'An award-winning museum of clay.',
    'We won the gold medal at the county show.',
    'Our apprentices were chosen to receive the Guild Award for Young Makers.',
    'We were named Best Pottery of the year 2025.',
  ]) {
    expect(typesOf(text), text).toContain('award')
  }
  for (const text of [
    'Joan was awarded a medal for her service in 2017.',
    'Our new hall was named The Larch Room.',
    'Our awards evening was fun.',
  ]) {
    expect(typesOf(text), text).not.toContain('award')
  }
})

test.each([
  'Named after the ferryman who drowned here in 1802.',
  'Our name comes from the field behind the kiln.',
  'The name “Long Bench” comes from the seat along our wall.',
  'The lane gets its name from the old tannery.',
])('%s tells where a name comes from', (text) => {
  expect(typesOf(text)).toContain('name-origin')
})
