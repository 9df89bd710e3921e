import { expect, test } from 'vitest'
import { ownWordsOf } from './own-words.ts'

test('sentences behind the first words of a brief are a passage under them', () => {
  expect(
    ownWordsOf(
      'Books Day in March. Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
    ),
  ).toMatchObject({
    heading: 'Books Day in March',
    text: 'Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
  })
})

test('what is said to the writer is no part of it, and notes are no text', () => {
  expect(
    ownWordsOf('Books Day in March. Please write something funny. Make it short and post it soon.'),
  ).toBeNull()
  expect(ownWordsOf('fill Tuesday evenings, 6 places, £4')).toBeNull()
  expect(ownWordsOf('Books Day. Free.')).toBeNull()
})
