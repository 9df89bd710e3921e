import { expect, test } from 'vitest'
import { aFact } from './fixtures/a-fact.ts'
import { timeliness } from './timeliness.ts'

test('a round birthday makes this the year for a founding date', () => {
  const founded = aFact('founded', 'We opened in 2011.', { year: 2011 })
  expect(timeliness(founded, '2026-11-21')).toBe(1)
  expect(timeliness(founded, '2027-11-21')).toBeLessThan(1)
})

test('a season counts while it is near and not once it is over', () => {
  const hampers = aFact('offer', 'Christmas hampers', { label: 'Christmas hampers' })
  expect(timeliness(hampers, '2026-11-21')).toBe(1)
  expect(timeliness(hampers, '2026-06-21')).toBe(0)
  expect(timeliness(hampers, '2027-01-05')).toBe(0)
  expect(timeliness(aFact('offer', 'May fair and all year round'), '2026-11-21')).toBe(0.5)
})
