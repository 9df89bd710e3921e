import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCalendarOwner, anOccasion, sourceOf } from '#tests/support/builders/a-year.ts'
import { upcomingOccasions, joinPlaces, monthsLater, yearOf, type CalendarOwner } from './upcoming.ts'
import { addDays } from './rules.ts'

const monthDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
const rule = fc.oneof(
  monthDay.map((on) => ({ on })),
  fc.integer({ min: -60, max: 60 }).map((easter) => ({ easter })),
  fc.record({
    nth: fc.constantFrom(1, 2, 3, 4, -1),
    weekday: fc.constantFrom('Mon', 'Thu', 'Sun'),
    month: fc.integer({ min: 1, max: 12 }),
  }),
  fc.constantFrom('ramadan', 'diwali', 'lunar-new-year').map((feast) => ({ feast })),
)
const occasion = fc
  .record({
    when: fc.oneof(
      rule,
      fc.record({ from: rule, to: rule }),
      fc.record({ from: rule, lasts: fc.integer({ min: 2, max: 90 }) }),
    ),
    countries: fc.constantFrom(undefined, ['GB'], ['US', 'CA'], ['GB', 'IE']),
    kind: fc.constantFrom('holiday', 'awareness', 'culture'),
    mood: fc.constantFrom('celebrate', 'awareness', 'solemn'),
    isReligious: fc.constantFrom(undefined, true),
    relevance: fc.record({
      any: fc.constantFrom(0, 1, 2, 3, 4, 5),
      fitness: fc.constantFrom(undefined, 0, 3, 5),
    }),
  })
  .map(({ countries, isReligious, relevance: { any, fitness }, ...rest }) => ({
    ...rest,
    ...(countries && { countries }),
    ...(isReligious && { isReligious }),
    relevance: { any, ...(fitness !== undefined && { fitness }) },
  }))
const occasions = fc
  .array(occasion, { maxLength: 25 })
  .map((list) => list.map((one, at) => anOccasion(`day-${at}`, one)))
const today = fc.tuple(fc.integer({ min: 2026, max: 2035 }), monthDay).map(([year, day]) => `${year}-${day}`)
const owner = fc
  .record({
    country: fc.constantFrom('GB', 'US', null),
    trade: fc.constantFrom('fitness', 'retail', null),
    hidden: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 5 }),
    wantsFaith: fc.boolean(),
  })
  .map(({ hidden, ...rest }): CalendarOwner => ({
    ...rest,
    hidden: new Set(hidden.map((at) => `day-${at}`)),
  }))

test('No upcoming occasion is within a week, after the lead time plus four weeks, hidden, of another country or irrelevant', () => {
  fc.assert(
    fc.property(
      occasions,
      owner,
      today,
      fc.integer({ min: 1, max: 4 }),
      (occasions, owner, today, months) => {
        const byId = new Map(occasions.map((one) => [one.id, one]))
        const latest = addDays(monthsLater(today, months), 28)
        for (const coming of upcomingOccasions(sourceOf(occasions), owner, today, months)) {
          const { countries, relevance, isReligious, mood } = byId.get(coming.id) ?? anOccasion('none')
          expect(coming.from > addDays(today, 7) && coming.from <= latest).toBe(true)
          expect(coming.to >= coming.from).toBe(true)
          expect(owner.hidden.has(coming.id)).toBe(false)
          expect(countries === undefined || countries.some((one) => one === owner.country)).toBe(true)
          const own = owner.trade === 'fitness' ? relevance.fitness : undefined
          expect(coming.relevance).toBe(own ?? relevance.any)
          expect(coming.relevance).toBeGreaterThanOrEqual(3)
          expect(isReligious === true && !owner.wantsFaith).toBe(false)
          expect(coming.mood).toBe(mood)
        }
      },
    ),
  )
})

test('Every occasion of the year that suits the brand and the time is among the upcoming ones', () => {
  fc.assert(
    fc.property(occasions, owner, today, (occasions, owner, today) => {
      const source = sourceOf(occasions)
      const year = yearOf(source, owner, `${Number(today.slice(0, 4)) - 1}-01-01`, addDays(today, 400))
      const latest = addDays(monthsLater(today, 2), 28)
      const fits = year.filter(
        ({ from, relevance, isHidden }) =>
          from > addDays(today, 7) && from <= latest && relevance >= 3 && !isHidden,
      )
      expect(upcomingOccasions(source, owner, today, 2)).toEqual(fits)
    }),
  )
})

test('A day of remembrance is among the upcoming occasions and is marked as solemn', () => {
  const source = sourceOf([anOccasion('remembrance', { mood: 'solemn' })])
  expect(upcomingOccasions(source, aCalendarOwner(), '2027-02-01', 1)).toMatchObject([
    { id: 'remembrance', mood: 'solemn', from: '2027-03-10' },
  ])
})

test('An occasion seven days away is too close to prepare for, and one eight days away is not', () => {
  const source = sourceOf([anOccasion('day')])
  expect(upcomingOccasions(source, aCalendarOwner(), '2027-03-03', 1)).toEqual([])
  expect(upcomingOccasions(source, aCalendarOwner(), '2027-03-02', 1)).toHaveLength(1)
  expect(upcomingOccasions(source, aCalendarOwner(), '2027-01-10', 1)).toHaveLength(1)
  expect(upcomingOccasions(source, aCalendarOwner(), '2027-01-09', 1)).toEqual([])
})

test('A date some months later is the last day of a shorter month', () => {
  expect(monthsLater('2027-10-31', 4)).toBe('2028-02-29')
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsLater('2027-11-05', 2)).toBe('2028-01-05')
})

test.each([
  [['Scotland'], 'Scotland'],
  [['Bavaria', 'Hesse', 'Saxony'], 'Bavaria, Hesse and Saxony'],
  [['England and Wales', 'Northern Ireland'], 'England and Wales, and Northern Ireland'],
])('The regions %o are joined as people say them', (places, said) => {
  expect(joinPlaces(places)).toBe(said)
})
