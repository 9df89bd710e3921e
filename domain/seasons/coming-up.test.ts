import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comingUp, inWords, monthsLater, yearOf, type Keeper, type YearSource } from './coming-up.ts'
import type { PublicHoliday } from './holidays/holidays.ts'
import type { Occasion } from './occasion.ts'
import { shifted } from './rules.ts'

const anOccasion = (id: string, more: Partial<Occasion> = {}): Occasion => ({
  id,
  name: id,
  kind: 'awareness',
  when: { on: '03-10' },
  description: 'A day.',
  concepts: ['bread', 'flour', 'oven', 'loaf', 'crust', 'dough'],
  themes: ['food'],
  relevance: { any: 3 },
  mood: 'celebrate',
  leadWeeks: 4,
  source: 'Nobody',
  verifiedOn: '2026-11-21',
  ...more,
})

const aHoliday = (name: string, day: string, more: Partial<PublicHoliday> = {}): PublicHoliday => ({
  name,
  day,
  isSubstitute: false,
  isReligious: false,
  certainty: 'exact',
  ...more,
})

const aKeeper = (more: Partial<Keeper> = {}): Keeper => ({
  country: 'GB',
  trade: 'food-and-drink',
  hidden: new Set(),
  wantsFaith: false,
  ...more,
})

const sourceOf = (occasions: Occasion[], holidays: PublicHoliday[] = []): YearSource => ({
  occasions,
  holidaysOf: (_, year) => holidays.filter(({ day }) => day.startsWith(String(year))),
})
const in2027 = (source: YearSource, keeper = aKeeper()) => yearOf(source, keeper, '2027-01-01', '2027-12-31')

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
const keeper = fc
  .record({
    country: fc.constantFrom('GB', 'US', null),
    trade: fc.constantFrom('fitness', 'retail', null),
    hidden: fc.array(fc.integer({ min: 0, max: 24 }), { maxLength: 5 }),
    wantsFaith: fc.boolean(),
  })
  .map(({ hidden, ...rest }): Keeper => ({ ...rest, hidden: new Set(hidden.map((at) => `day-${at}`)) }))

test('what is offered is never within a week, never beyond the lead time and four weeks, never hidden, foreign or irrelevant', () => {
  fc.assert(
    fc.property(
      occasions,
      keeper,
      today,
      fc.integer({ min: 1, max: 4 }),
      (occasions, keeper, today, months) => {
        const byId = new Map(occasions.map((one) => [one.id, one]))
        const latest = shifted(monthsLater(today, months), 28)
        for (const coming of comingUp(sourceOf(occasions), keeper, today, months)) {
          const { countries, relevance, isReligious, mood } = byId.get(coming.id) ?? anOccasion('none')
          expect(coming.from > shifted(today, 7) && coming.from <= latest).toBe(true)
          expect(coming.to >= coming.from).toBe(true)
          expect(keeper.hidden.has(coming.id)).toBe(false)
          expect(countries === undefined || countries.some((one) => one === keeper.country)).toBe(true)
          const own = keeper.trade === 'fitness' ? relevance.fitness : undefined
          expect(coming.relevance).toBe(own ?? relevance.any)
          expect(coming.relevance).toBeGreaterThanOrEqual(3)
          expect(isReligious === true && !keeper.wantsFaith).toBe(false)
          expect(coming.mood).toBe(mood)
        }
      },
    ),
  )
})

test('what is offered is just what the year has there, so nothing that fits is left out', () => {
  fc.assert(
    fc.property(occasions, keeper, today, (occasions, keeper, today) => {
      const source = sourceOf(occasions)
      const year = yearOf(source, keeper, `${Number(today.slice(0, 4)) - 1}-01-01`, shifted(today, 400))
      const latest = shifted(monthsLater(today, 2), 28)
      const fits = year.filter(
        ({ from, relevance, isHidden }) =>
          from > shifted(today, 7) && from <= latest && relevance >= 3 && !isHidden,
      )
      expect(comingUp(source, keeper, today, 2)).toEqual(fits)
    }),
  )
})

test('a day of remembrance is among what comes, and marked as one', () => {
  const source = sourceOf([anOccasion('remembrance', { mood: 'solemn' })])
  expect(comingUp(source, aKeeper(), '2027-02-01', 1)).toMatchObject([
    { id: 'remembrance', mood: 'solemn', from: '2027-03-10' },
  ])
})

test('the eighth day from today is the first that can be made something of', () => {
  const source = sourceOf([anOccasion('day')])
  expect(comingUp(source, aKeeper(), '2027-03-03', 1)).toEqual([])
  expect(comingUp(source, aKeeper(), '2027-03-02', 1)).toHaveLength(1)
  expect(comingUp(source, aKeeper(), '2027-01-10', 1)).toHaveLength(1)
  expect(comingUp(source, aKeeper(), '2027-01-09', 1)).toEqual([])
})

test('a window that began last year is part of this one, and a day is hidden every year', () => {
  const source = sourceOf([anOccasion('sales', { when: { from: { on: '12-27' }, lasts: 20 } })])
  const keeper = aKeeper({ hidden: new Set(['sales']) })
  expect(in2027(source, keeper).map(({ from, isHidden }) => [from, isHidden])).toEqual([
    ['2026-12-27', true],
    ['2027-12-27', true],
  ])
})

test('a holiday that the catalogue tells of is there once, as it tells it', () => {
  const source = sourceOf(
    [anOccasion('christmas-day', { name: 'Christmas Day', kind: 'holiday', when: { on: '12-25' } })],
    [
      aHoliday('Christmas Day', '2027-12-25'),
      aHoliday('Christmas Day (substitute day)', '2027-12-27', { isSubstitute: true }),
    ],
  )
  expect(in2027(source).map(({ id, isPublicHoliday }) => [id, isPublicHoliday])).toEqual([
    ['christmas-day', true],
    ['holiday-christmas-day-substitute-day', true],
  ])
})

test('a cause that falls on a day off is no public holiday, nor another faith’s feast', () => {
  const source = sourceOf(
    [
      anOccasion('peace', { name: 'World Day of Peace', when: { on: '01-01' } }),
      anOccasion('sales', { name: 'January sales', when: { from: { on: '01-01' }, lasts: 7 } }),
      anOccasion('easter-monday', {
        name: 'Orthodox Easter Monday',
        kind: 'holiday',
        when: { on: '05-03' },
        isReligious: true,
      }),
    ],
    [
      aHoliday('New Year’s Day', '2027-01-01'),
      aHoliday('2nd January', '2027-01-02'),
      aHoliday('Early May bank holiday', '2027-05-03'),
    ],
  )
  expect(
    in2027(source, aKeeper({ wantsFaith: true })).map(({ id, isPublicHoliday }) => [id, isPublicHoliday]),
  ).toEqual([
    ['peace', false],
    ['sales', false],
    ['holiday-new-year-s-day', true],
    ['holiday-2nd-january', true],
    ['easter-monday', false],
    ['holiday-early-may-bank-holiday', true],
  ])
  expect(in2027(source).map(({ id }) => id)).not.toContain('easter-monday')
})

test('a feast that is a day off is shown without being wished for, whatever its kind, and one of several days takes its name’s holidays in', () => {
  const feast = { kind: 'culture' as const, isReligious: true as const }
  const source = sourceOf(
    [
      anOccasion('diwali', { ...feast, name: 'Diwali', when: { on: '10-29' } }),
      anOccasion('eid', { ...feast, name: 'Eid al-Fitr', when: { from: { on: '03-09' }, lasts: 3 } }),
      anOccasion('lent', { ...feast, name: 'Lent', when: { from: { on: '02-10' }, lasts: 40 } }),
    ],
    [
      aHoliday('Diwali', '2027-10-29', { isReligious: true }),
      aHoliday('Eid al-Fitr', '2027-03-09', { isReligious: true }),
      aHoliday('Eid al-Fitr holiday', '2027-03-10', { isReligious: true }),
    ],
  )
  expect(
    in2027(source).map(({ id, isPublicHoliday, isReligious }) => [id, isPublicHoliday, isReligious]),
  ).toEqual([
    ['eid', true, true],
    ['diwali', true, true],
  ])
})

test('a long weekend that ends with a day off is that holiday, whatever it is called there', () => {
  const source = sourceOf(
    [
      anOccasion('august-weekend', {
        name: 'August bank holiday weekend',
        kind: 'holiday',
        when: { from: { on: '08-28' }, lasts: 3 },
      }),
      anOccasion('independence', { name: 'Independence Day', kind: 'holiday', when: { on: '08-15' } }),
    ],
    [
      aHoliday('Summer bank holiday', '2027-08-30'),
      aHoliday('Independence Day', '2027-08-15'),
      aHoliday('Prophet’s Birthday', '2027-08-15', { isReligious: true }),
    ],
  )
  expect(in2027(source).map(({ id, isPublicHoliday }) => [id, isPublicHoliday])).toEqual([
    ['independence', true],
    ['holiday-prophet-s-birthday', true],
    ['august-weekend', true],
  ])
})

test('a feast by the moon is on the day that its country has gazetted', () => {
  const eid = {
    name: 'Eid al-Fitr',
    kind: 'culture' as const,
    isReligious: true as const,
    when: { feast: 'eid-al-fitr' as const },
  }
  const source = (day: string) =>
    sourceOf(
      [anOccasion('eid', eid)],
      [aHoliday('Eid al-Fitr', day, { isReligious: true, certainty: 'expected' })],
    )
  const days = (day: string) => in2027(source(day)).map(({ id, from, startBy }) => [id, from, startBy])
  expect(days('2027-03-09')).toEqual([['eid', '2027-03-09', '2027-02-09']])
  expect(days('2027-03-10')).toEqual([['eid', '2027-03-10', '2027-02-10']])
  expect(days('2027-03-12')).toEqual([['holiday-eid-al-fitr', '2027-03-12', '2027-02-26']])
})

test('a day that only a part of the country has off says which', () => {
  const regions = ['Scotland', 'Northern Ireland']
  const source = sourceOf(
    [anOccasion('st-andrew', { name: 'St Andrew’s Day', kind: 'culture', when: { on: '11-30' } })],
    [
      aHoliday('2nd January', '2027-01-02', { regions: ['Scotland'] }),
      aHoliday('St Andrew’s Day', '2027-11-30', { regions }),
    ],
  )
  expect(in2027(source)).toMatchObject([
    { description: 'A public holiday in Scotland.', regions: ['Scotland'] },
    { id: 'st-andrew', isPublicHoliday: true, regions },
  ])
})

test('the same day months on is the last of a shorter month', () => {
  expect(monthsLater('2027-10-31', 4)).toBe('2028-02-29')
  expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsLater('2027-11-05', 2)).toBe('2028-01-05')
})

test.each([
  [['Scotland'], 'Scotland'],
  [['Bavaria', 'Hesse', 'Saxony'], 'Bavaria, Hesse and Saxony'],
  [['England and Wales', 'Northern Ireland'], 'England and Wales, and Northern Ireland'],
])('%o are listed as people say them', (places, said) => {
  expect(inWords(places)).toBe(said)
})
