// Tests how texts of ideas and news are shortened for an email.
import { expect, test } from 'vitest'
import { cut, withoutSignature } from './wording.ts'

test('the beginning of a draft is shown without the name that signs it', () => {
  const draft = 'We close at 1pm on 23 December.\n\nPlease don’t text Gráinne in the sea.\n\nLong Walk Physio'
  expect(cut(withoutSignature(draft), 200)).toBe(
    'We close at 1pm on 23 December. Please don’t text Gráinne in the sea.',
  )
})

test.each([
  'We close at one.\n\nReply to this email with a question.',
  'One paragraph without an end',
  'What do you think?\n\nTell us “here.”',
])('the last paragraph of a draft is kept if it is a sentence: %j', (draft) =>
  expect(withoutSignature(draft)).toBe(draft),
)
