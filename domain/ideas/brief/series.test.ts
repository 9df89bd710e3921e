import { expect, test } from 'vitest'
import { seriesIn } from './series.ts'

test.each([
  ['12 days of Christmas', 12],
  ['five short posts for new members', 5],
  ['12 bakes of advent, one a day', 12],
  ['advent calendar for the shop', 24],
  ['ten quiet evenings with a good book', 10],
  ['six early nights with Oona', 6],
] as const)('The brief “%s” asks for a series of %d parts', (text, parts) =>
  expect(seriesIn(text)?.parts).toBe(parts),
)

test.each([
  'need a nurse, 4 days a week',
  'two days a week',
  'people we have not seen for 5 weeks',
  'open 7 days',
  'two mornings a week with Oona',
  'three nights free',
])('In the brief “%s” the number is a duration or frequency, so no series is made', (text) =>
  expect(seriesIn(text)).toBeNull(),
)
