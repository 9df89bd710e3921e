import { expect, test } from 'vitest'
import { whenIn, withoutTime } from './when.ts'

test.each([
  ['Open house 14 jan', '14 January', true],
  ['Lena reads on Dec 5th', 'Dec 5', true],
  ['from the 3rd of march', '3 march', true],
  ['dead afternoons', 'afternoons', false],
  ['weds + thurs are quiet', 'Wednesdays and Thursdays', false],
  ['weekday afternoons 2 till 4 are dead', 'weekday afternoons 2 till 4', false],
  ['quiet January mornings', 'January mornings', false],
  ['the week of 14 December is empty', 'week of 14 December', true],
  ['starting in September', 'September', false],
  ['live in, March to October', 'March to October', false],
  ['tax help Jan 11 to April 16', 'January 11 to April 16', true],
] as const)('A day or month is found in the brief “%s”', (text, spoken, isDate) => {
  const when = whenIn(text)
  expect(when?.spoken.toLowerCase()).toContain(spoken.replace('Dec', 'dec').toLowerCase().split(' ')[0])
  expect(when?.date != null).toBe(isDate)
})

test.each(['We may need more people', 'A march for the hospital', 'One night only'])(
  'The brief “%s” mentions no day or time',
  (text) => expect(whenIn(text)).toBeNull(),
)

test('A date in a brief is written out in full for printing', () => {
  expect(whenIn('open house 5th dec')?.spoken).toBe('5 December')
  expect(whenIn('new from 5th dec')).toEqual({
    spoken: 'from 5 December',
    date: '5 December',
    from: '5 December',
  })
  expect(whenIn('fill tues and thurs')?.spoken).toBe('Tuesdays and Thursdays')
  expect(whenIn('fill Tuesday and Wednesday mornings')?.spoken).toBe('Tuesday and Wednesday mornings')
})

test.each([
  ['porter wanted, closing 15 jan', 'by 15 January'],
  ['deadline is 3 march for the prize', 'by 3 March'],
  ['get them to book before 1 May', 'before 1 May'],
  ['starting a Thursday night choir in March', 'Thursday night from March'],
])('In an idea for the brief “%s”, the time reads “%s”', (text, spoken) =>
  expect(whenIn(text)?.spoken).toBe(spoken),
)

test('A launch can start in a month, but not at a time of day', () => {
  expect(whenIn('first one in March')?.from).toBe('March')
  expect(whenIn('fill Tuesday evenings')?.from).toBeNull()
})

test('Removing the date from a brief leaves the name of the thing', () => {
  expect(withoutTime('Kids Week 15 February').trim()).toBe('Kids Week')
})

test('Weekdays in a brief are kept together with their start date', () => {
  expect(whenIn('choir practice on Mondays from 3 Feb')).toEqual({
    spoken: 'Mondays from 3 February',
    date: '3 February',
    from: '3 February',
  })
  expect(whenIn('late openings Thurs-Sat')?.spoken).toBe('Thursday to Saturday')
})
