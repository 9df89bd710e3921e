import type { Fact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { withUsedValues } from './used-values.ts'
import { valueOf } from './value-of.ts'

const person = (name: string, role?: string) =>
  aFact({ type: 'person', quote: `${name} is here.`, slots: { person: name, ...(role && { role }) } })
const founded = (year: number, rest: Partial<Fact> = {}) =>
  aFact({ type: 'founded', quote: `We began in ${year}.`, slots: { year }, ...rest })

const shown = (...facts: Fact[]) => {
  const brand = aBrand({ facts })
  const valued = facts.map((fact) => ({ ...fact, value: valueOf(brand, fact, []), unused: null }))
  return withUsedValues(brand, valued).map(({ value, unused }) =>
    value ? [value.text, value.more].filter(Boolean).join(', ') : unused,
  )
}

test('a first name and a full name are listed as one person', () => {
  expect(shown(person('Wilma'), person('Wilma Stone', 'potter'), person('Otto Reed'))).toEqual([
    'Wilma Stone, potter',
    'Wilma Stone, potter',
    'Otto Reed',
  ])
})

test('a first name that two people share is not listed', () => {
  expect(shown(person('Wilma'), person('Wilma Stone'), person('Wilma Marsh'))).toEqual([
    'no-place',
    'Wilma Stone',
    'Wilma Marsh',
  ])
})

test('of two founding years only the one that ideas use is listed, first of all a confirmed one', () => {
  expect(shown(founded(1987), founded(1998), founded(1987))).toEqual(['1987', 'other-year', '1987'])
  expect(shown(founded(1987), founded(1998, { status: 'confirmed' }))).toEqual(['other-year', '1998'])
})

test('the year in the profile is used rather than another one on the website', () => {
  expect(shown(founded(1987), founded(1998, { kind: 'profile' }))).toEqual(['other-year', '1998'])
})

test('the year that the website gives most often is used, else the earliest', () => {
  expect(shown(founded(1998), founded(1987), founded(1987, { quote: 'Since 1987.' }))).toEqual([
    'other-year',
    '1987',
    '1987',
  ])
  expect(shown(founded(1998), founded(1987))).toEqual(['other-year', '1987'])
})

const at = (page: string) => ({ of: `https://a.example/${page}`, label: page })
const hours = (text: string, page: string, rest: Partial<Fact> = {}) =>
  aFact({ id: text, type: 'hours', quote: text, slots: { hours: text }, place: at(page), ...rest })

test('of two opening hours that contradict each other, only the ones that ideas use are listed', () => {
  const list = shown(
    hours('Mon 10am-6pm, Tues 12-8pm, Weds 10am-6pm, Thurs 2-7pm', 'evenings'),
    hours('Mon-Thu 8.30am-8pm', 'contact'),
  )
  expect(list).toEqual(['other-hours', 'Mon-Thu 8.30am-8pm'])
})

test('the same hours in another spelling are one value', () => {
  const list = shown(hours('Mon-Sat 9am-5pm', 'contact'), hours('Mon–Sat: 9am – 5pm', 'about'))
  expect(list).toEqual(['Mon-Sat 9am-5pm', 'Mon-Sat 9am-5pm'])
})

test('hidden hours keep their value, so that they can be shown again', () => {
  const list = shown(
    hours('Mon-Sat 9am-5pm', 'contact'),
    hours('Mon-Fri 8am-6pm', 'about', { status: 'hidden' }),
  )
  expect(list).toEqual(['Mon-Sat 9am-5pm', 'Mon-Fri 8am-6pm'])
})

test('confirming one line of the opening hours keeps the lines for other days', () => {
  const monday = hours('Mon-Thu 9am-5pm', 'contact', { status: 'confirmed' })
  const friday = hours('Friday 9am-3pm', 'contact')
  expect(shown(monday, friday)).toEqual(['Mon-Thu 9am-5pm', 'Friday 9am-3pm'])
  expect(shown({ ...monday, status: 'edited' }, friday)).toEqual(['Mon-Thu 9am-5pm', null])
})
