import { expect, test } from 'vitest'
import { ownWordsOf } from './own-words.ts'

test("the sentences after a brief's first words are a passage with those words as its heading", () => {
  expect(
    ownWordsOf(
      'Books Day in March. Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
    ),
  ).toMatchObject({
    heading: 'Books Day in March',
    text: 'Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
  })
})

test('a long first line is headed with what it names', () => {
  expect(
    ownWordsOf(
      'new class Books and Boots, over 50s only, Tuesdays at 8am from 12 January\nA walk to the mill and back with a book to swap at the end. It costs £3.',
    )?.heading,
  ).toBe('New class Books and Boots')
})

test('requests to the writer are left out, and notes are not a passage', () => {
  expect(
    ownWordsOf('Books Day in March. Please write something funny. Make it short and post it soon.'),
  ).toBeNull()
  expect(ownWordsOf('fill Tuesday evenings, 6 places, £4')).toBeNull()
  expect(ownWordsOf('Books Day. Free.')).toBeNull()
})

test('a question becomes the heading of the sentences after it, and a request does not', () => {
  const said = 'Pie and mash to take home, ready from two in the afternoon. It costs £7.50 for two people.'
  for (const request of ['Fill quiet Wednesdays in January', '300 card holders who haven’t been since June'])
    expect(ownWordsOf(`${request}. ${said}`)?.heading).toBe('Pie and mash to take home')
  expect(ownWordsOf(`Why is it £7.50? ${said}`)?.heading).toBe('Why is it £7.50?')
})
