// Tests how a year's occasions and its country's public holidays are combined.
import { expect, test } from 'vitest'
import { aHoliday, aCalendarOwner, anOccasion, sourceOf } from '#tests/support/builders/a-year.ts'
import { yearOf, type YearSource } from './upcoming.ts'

const in2027 = (source: YearSource, owner = aCalendarOwner()) =>
  yearOf(source, owner, '2027-01-01', '2027-12-31')

test('A year includes a period that started in the year before, and a hidden day is hidden in every year', () => {
  const source = sourceOf([anOccasion('sales', { when: { from: { on: '12-27' }, lasts: 20 } })])
  const owner = aCalendarOwner({ hidden: new Set(['sales']) })
  expect(in2027(source, owner).map(({ from, isHidden }) => [from, isHidden])).toEqual([
    ['2026-12-27', true],
    ['2027-12-27', true],
  ])
})

test("A public holiday that is also in the catalogue is listed once, with the catalogue's name", () => {
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

test('An awareness day or a feast of another religion is not taken for a public holiday on the same date', () => {
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
    in2027(source, aCalendarOwner({ wantsFaith: true })).map(({ id, isPublicHoliday }) => [
      id,
      isPublicHoliday,
    ]),
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

test('A religious public holiday is always shown, and a feast of several days includes the public holidays of the same name', () => {
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

test('A long weekend that ends with a public holiday counts as that holiday, whatever its name', () => {
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

test('A lunar feast is listed on the day that its country has announced', () => {
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

test('A holiday that only part of a country has names that part', () => {
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
