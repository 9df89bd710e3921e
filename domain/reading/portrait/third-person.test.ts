// A brand's sentences about itself, told of it.
import { expect, test } from 'vitest'
import { toldOf } from './third-person.ts'

test.each([
  ['We are a family-run café in Hexham.', 'Mill Lane is a family-run café in Hexham.'],
  ['We bake everything here and roast our coffee.', null],
  [
    'We bake everything in Hexham and roast our coffee.',
    'Mill Lane bakes everything in Hexham and roasts its coffee.',
  ],
  ['We’ve looked after gardens since 1987.', 'Mill Lane has looked after gardens since 1987.'],
  ['Our four vets look after dogs and cats.', 'Mill Lane’s four vets look after dogs and cats.'],
  ['We explain every step before we do it.', 'Mill Lane explains every step before it does it.'],
  ['We identify and treat the cause.', 'Mill Lane identifies and treats the cause.'],
  ['At Mill Lane, we are proud to be part of the village.', 'Mill Lane is proud to be part of the village.'],
  ['Mill Lane was founded in 1983.', 'Mill Lane was founded in 1983.'],
  ['We can help with shopping.', 'Mill Lane can help with shopping.'],
])('%s', (said, told) => {
  expect(toldOf('Mill Lane', said)).toBe(told)
})

test.each([
  'We are bakers and millers.',
  'You can pause at any time.',
  'I started the firm in my shed.',
  'Come and see us on Sunday.',
  'We are the best bakery in Britain.',
  'Named after the river.',
  'Do we deliver?',
  'Click below for more.',
])('left alone: %s', (said) => {
  expect(toldOf('Mill Lane', said)).toBeNull()
})
