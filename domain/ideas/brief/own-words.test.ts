import { expect, test } from 'vitest'
import { ownWordsOf } from './own-words.ts'

test("A brief's sentences become a passage, with the words before them as its heading", () => {
  expect(
    ownWordsOf(
      'Books Day in March. Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
    ),
  ).toMatchObject({
    heading: 'Books Day in March',
    text: 'Bring one you have read and take another home. Ann makes soup, and it costs nothing.',
  })
})

test("If a brief has a long first line, the passage's heading is what that line names", () => {
  expect(
    ownWordsOf(
      'new class Books and Boots, over 50s only, Tuesdays at 8am from 12 January\nA walk to the mill and back with a book to swap at the end. It costs £3.',
    )?.heading,
  ).toBe('New class Books and Boots')
})

test("Requests to us don't become part of the passage, and a few notes are not enough for one", () => {
  expect(
    ownWordsOf('Books Day in March. Please write something funny. Make it short and post it soon.'),
  ).toBeNull()
  expect(ownWordsOf('fill Tuesday evenings, 6 places, £4')).toBeNull()
  expect(ownWordsOf('Books Day. Free.')).toBeNull()
})

test("A question becomes the heading of the sentences after it, and a request to us doesn't", () => {
  const said = 'Pie and mash to take home, ready from two in the afternoon. It costs £7.50 for two people.'
  for (const request of ['Fill quiet Wednesdays in January', '300 card holders who haven’t been since June'])
    expect(ownWordsOf(`${request}. ${said}`)?.heading).toBe('Pie and mash to take home')
  expect(ownWordsOf(`Why is it £7.50? ${said}`)?.heading).toBe('Why is it £7.50?')
})
