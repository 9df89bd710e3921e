import { expect, test } from 'vitest'
import { spokenOccasion } from './occasion.ts'

test.each([
  ['Mothering Sunday', 'Mothering Sunday'],
  ['Snow holidays and winter sport', 'snow holidays and winter sport'],
  ['The days between Christmas and New Year', 'the days between Christmas and New Year'],
  ['The Advent countdown', 'the Advent countdown'],
  ['Planning for the Christmas trade', 'planning for the Christmas trade'],
  ['Early May bank holiday weekend', 'the early May bank holiday weekend'],
  ['The spring bank holiday and half-term', 'the spring bank holiday and half-term'],
  ['Leaving Certificate results and college offers', 'the week of exam results'],
  ['A-level and GCSE results', 'the week of exam results'],
  ['New Year resolutions', 'the month of good resolutions'],
  ['January sales', 'the January sales'],
  ['Home improvement season', 'the home improvement season'],
  ['International Day of Older Persons', 'International Day of Older Persons'],
  ['Nollaig na mBan (Women’s Christmas)', 'Nollaig na mBan'],
  ['Oktoberfest season', 'Oktoberfest season'],
  ['National 811 Day', 'National 811 Day'],
  ['February half-term (Ireland: mid-term break)', 'February half-term'],
  ['Easter weekend', 'Easter weekend'],
  ['Dry January', 'Dry January'],
  ['Volunteers’ week at home', 'Volunteers’ week at home'],
  ['Halloween', 'Halloween'],
  ['VAT return and payment', 'VAT return and payment'],
])('%s is told as %s', (name, spoken) => {
  expect(spokenOccasion(name)).toBe(spoken)
})
