import { expect, test } from 'vitest'
import { seriesIn } from './series.ts'

test.each([
  ['12 days of Christmas', 12],
  ['five short posts for new members', 5],
  ['12 bakes of advent, one a day', 12],
  ['advent calendar for the shop', 24],
] as const)('“%s” asks for a series of %d', (text, parts) => expect(seriesIn(text)?.parts).toBe(parts))

test.each([
  'need a nurse, 4 days a week',
  'two days a week',
  'people we have not seen for 5 weeks',
  'open 7 days',
])('“%s” gives a duration or frequency, and asks for no series', (text) => expect(seriesIn(text)).toBeNull())
