import { expect, test } from 'vitest'
import { spokenOccasion } from './occasion.ts'

test.each([
  ['Mothering Sunday', 'Mothering Sunday'],
  ['Snow holidays and winter sport', 'snow holidays and winter sport'],
  ['The days between the years', 'the days between the years'],
  ['February half-term (Ireland: mid-term break)', 'February half-term'],
  ['Easter weekend', 'Easter weekend'],
  ['Dry January', 'Dry January'],
  ['Volunteers’ week at home', 'Volunteers’ week at home'],
  ['Halloween', 'Halloween'],
  ['VAT return and payment', 'VAT return and payment'],
])('%s is told as %s', (name, spoken) => {
  expect(spokenOccasion(name)).toBe(spoken)
})
