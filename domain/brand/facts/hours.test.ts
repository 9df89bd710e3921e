import { expect, test } from 'vitest'
import { slotsOf } from '#tests/support/text.ts'

test('a day that is left out belongs to the hours', () => {
  expect(slotsOf('hours', 'The kiln room is open from 4pm to 9pm every day except Monday.')).toEqual({
    hours: 'open from 4pm to 9pm every day except Monday',
  })
})
