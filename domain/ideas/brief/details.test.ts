import { expect, test } from 'vitest'
import { detailsIn } from './details.ts'

test.each([
  ['winter soup card from 5 January, sixth bowl free', ['sixth bowl free']],
  ['Toddler swim on Mondays, £4', ['£4']],
  ['garage to bedroom, fitted for £34,500', ['fitted for £34,500']],
  ['open studio 3 May, 10am to 4pm', ['10am to 4pm']],
])('The brief “%s” gives details that an idea can print', (text, details) =>
  expect(detailsIn(text)).toEqual(details),
)

test.each([
  'fill the spring course, we want 320 people',
  'is the plan worth it? answer honestly',
  'January is dead, 40% down on last year',
  'recruit a nurse, nobody has applied',
])('The brief “%s” gives no details to print, only remarks to us', (text) =>
  expect(detailsIn(text)).toEqual([]),
)
