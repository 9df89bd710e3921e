import { expect, test } from 'vitest'
import { daysShortfallOf } from './days-shortfall.ts'
import { aFact } from './fixtures/a-fact.ts'

const hours = aFact('hours', 'Monday to Friday, 9am to 5pm', { hours: 'Monday to Friday, 9am to 5pm' })
const person = aFact('person', 'Maud Hesketh, head packer', { person: 'Maud Hesketh' })
const price = aFact('labelled-price', 'Van and two packers £480', {
  label: 'Van and two packers',
  amount: '£480',
})
const founded = aFact('founded', 'We began in 1986.', { year: 1986 })

test('nothing is said when an idea came for as many days as were asked for', () => {
  expect(daysShortfallOf(3, 3, [])).toBeNull()
  expect(daysShortfallOf(0, 0, [])).toBeNull()
})

test('fewer days are owned up to, and so is what would open more', () => {
  expect(daysShortfallOf(3, 1, [hours, person])).toBe(
    'Only one of three ideas for days ahead this time: the other days within reach have had theirs or fit nothing that is known of you. Add a price with what it is for and the year you started, and more days open up.',
  )
  expect(daysShortfallOf(2, 0, [hours, person, price, founded])).toBe(
    'No idea for a day ahead this time: the days within reach have had theirs or fit nothing that is known of you.',
  )
})
