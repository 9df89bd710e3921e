import type { Fact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { cardOf } from './card-of.ts'
import { withUsedHours } from './used-hours.ts'
import { valueOf } from './value-of.ts'

const at = (page: string) => ({ of: `https://a.example/${page}`, label: page })
const hours = (text: string, page: string, rest: Partial<Fact> = {}) =>
  aFact({ id: text, type: 'hours', quote: text, slots: { hours: text }, place: at(page), ...rest })

const shown = (...facts: Fact[]) => {
  const brand = aBrand({ facts })
  const valued = facts.map((fact) => ({ ...fact, value: valueOf(brand, fact, []), unused: null }))
  return withUsedHours(cardOf(brand), valued).map(({ value, unused }) => value?.text ?? unused)
}

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
