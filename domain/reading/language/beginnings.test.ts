import { expect, test } from 'vitest'
import { findFacts } from '../finders/find-facts.ts'
import { yearsIn } from './values/years.ts'
import { aBlock, factsOf, slotsOf, TODAY, typesOf } from '#tests/support/text.ts'

test.each([
  ['We have bound books by hand in Bewdley since 1978.', 1978],
  ['Mill Lane Pottery was founded by Ruth Hale in 1983.', 1983],
  ['Established in 1902, we are still a family bakery.', 1902],
  ['Est. 1920', 1920],
  ['Since 1995', 1995],
  ['The mill was built in 1731 for a clothier.', 1731],
  ['In September of 2000, the pottery opened its doors to twelve pupils.', 2000],
  ['We opened in March 2011.', 2011],
  ['The glaze came late, so we sold our first bowl on Monday 3 March 2014.', 2014],
  ['We took our first pupils in the spring of 1991.', 1991],
  ['On 11 November 1996 he started on his own with one wheel and a bicycle.', 1996],
  ['The pottery opened its doors in September 2005.', 2005],
])('%s gives the year in which the brand was founded', (text, year) => {
  expect(slotsOf('founded', text)).toEqual({ year })
})

test.each([
  'Since 2015 he has been Captain of the tower.',
  'Joan has been a councillor since 1995 and chair since 2008.',
  'In 2010 the pottery launched a new evening class.',
  'She joined the choir in 1974.',
  'We opened our second branch in 2019.',
  'We will have opened by 2031.',
  'The song was written in 1962.',
  'Call 1800 2020 1999',
  'With us since 2011, from the lift trade.',
  'We bought our first electric kiln in 2014 with great suspicion.',
  'The chapel was built in 1862 to grind rags.',
  'We know because somebody has measured it at nine every morning since 1931.',
])('%s gives no founding year', (text) => {
  expect(typesOf(text)).not.toContain('founded')
})

test.each([
  ['Open Friday – Monday 2:00pm – 6:00pm', 'Open Friday – Monday 2:00pm – 6:00pm'],
  ['Monday to Friday: 9am-5.30pm', 'Monday to Friday: 9am-5.30pm'],
  ['Mon–Thu: 11:00 AM – 7:00 PM', 'Mon–Thu: 11:00 AM – 7:00 PM'],
  ['We are open every day from 8am to noon.', 'open every day from 8am to noon'],
  ['Open 24/7', 'Open 24/7'],
  ['Saturday 10:00 – 16:00', 'Saturday 10:00 – 16:00'],
])('%s gives opening hours in the page’s own words', (text, hours) => {
  expect(slotsOf('hours', text)).toEqual({ hours })
})

test.each([
  'We meet on Mondays and Thursdays.',
  'Open day on Saturday',
  'Pages 9 - 5',
  'The concert is from 7pm to 9pm.',
])('%s gives no opening hours', (text) => {
  expect(typesOf(text)).not.toContain('hours')
})

test('the hours in which a phone is answered are not taken for opening hours', () => {
  expect(typesOf('Tuesday to Thursday 9am - 1pm', { heading: 'By telephone:' })).not.toContain('hours')
})

test('a number is only read as a year if it is not a price, count or measure', () => {
  expect(yearsIn('Since 1978, over 2000 pots at £1999, 2,010 kg, 1998km, tel 01999')).toEqual([1978, 2000])
  expect(yearsIn('Fees for the 2013-14 season')).toEqual([2013, 2014])
})

test('a price below an announcement is outdated if the announcement is of a past year', () => {
  const prices = (year: string) =>
    findFacts(
      [aBlock(`Fees for the ${year} season:`), aBlock('£3,400', { heading: 'Evening course' })],
      TODAY,
    )
  expect(prices('2013-2014')).toMatchObject([
    { type: 'labelled-price', freshness: 'dated', flags: ['dated'] },
  ])
  expect(prices('2026-27')).toMatchObject([{ type: 'labelled-price', freshness: 'current', flags: [] }])
})

test('a fact about the brand’s history never becomes outdated', () => {
  expect(factsOf('In 2000 we opened our doors to 12 children.')).toMatchObject([
    { type: 'founded', freshness: 'undated' },
    { type: 'quantity', freshness: 'undated' },
  ])
})

test('the age of the building is not taken for the age of the business', () => {
  const facts = findFacts(
    [
      aBlock('The mill was built in 1731 for a clothier.'),
      aBlock('The pottery opened on 4 October 2014 with one wheel.'),
    ],
    TODAY,
    'The Mill Lane Pottery',
  )
  expect(facts.map(({ type, slots }) => [type, slots.year])).toEqual([
    ['place', 1731],
    ['founded', 2014],
  ])
})
