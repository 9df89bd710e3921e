import { expect, test } from 'vitest'
import { holdsOf } from './conditions.ts'
import { aFact } from './fixtures/a-fact.ts'

test('nobody rings up about a bun, nor divides a monthly price by its use', () => {
  const bun = aFact('labelled-price', 'Currant buns £1.60', { label: 'Currant buns', amount: '£1.60' })
  const desk = aFact('labelled-price', 'Hot desk £75 a month', {
    label: 'Hot desk',
    amount: '£75',
    unit: 'a month',
  })
  expect(holdsOf('sum-worth-planning', bun)).toBe(false)
  expect(holdsOf('sum-worth-planning', desk)).toBe(true)
  expect(holdsOf('not-by-time', desk)).toBe(false)
})

test('six places at a table are no number to marvel at', () => {
  const few = aFact('quantity', 'There are 6 places.', { count: '6', noun: 'places' })
  const many = aFact('quantity', 'There are 340 loaves.', { count: '340', noun: 'loaves' })
  expect(holdsOf('crowd', few)).toBe(false)
  expect(holdsOf('crowd', many)).toBe(true)
})

test('only what somebody could think otherwise about is put to the vote', () => {
  const voted = (quote: string) => holdsOf('opinion', aFact('statement', quote))
  expect(voted('We take no money from care companies.')).toBe(true)
  expect(voted('The shop was built in brick.')).toBe(false)
  expect(voted('We never had more than 3 ovens.')).toBe(false)
})

test('years are no heap to be shown at life size, and concessions nothing to choose between', () => {
  const years = aFact('quantity', 'For nearly 200 years.', { count: '200', noun: 'years' })
  const concessions = aFact('labelled-price', '£25 concessions', { label: 'concessions', amount: '£25' })
  expect(holdsOf('crowd', years)).toBe(false)
  expect(holdsOf('choice', concessions)).toBe(false)
})

test('a piece about a mistake rests on a sentence that owns to one', () => {
  const owned = (quote: string) => holdsOf('mistake', aFact('statement', quote, { person: 'Imran' }))
  expect(owned('In the first winter Imran got it badly wrong and set 40 bolts dry.')).toBe(true)
  expect(owned('Imran calls it the best mistake of his life.')).toBe(true)
  expect(owned('Imran checks each of the 412 anchors every March.')).toBe(false)
  expect(owned('If Imran got it wrong, we want to hear about it.')).toBe(false)
  expect(owned('Imran makes no promises and never a mistake.')).toBe(false)
})

test('hours of a single day tell nothing of a week, and rain cannot be told apart', () => {
  const hours = (hours: string) => holdsOf('several-days', aFact('hours', hours, { hours }))
  expect([
    hours('Monday to Friday, 9am to 5pm'),
    hours('daily from ten'),
    hours('Saturday 9am to noon'),
  ]).toEqual([true, true, false])
})

test('whoever left or began long ago turns no key today, and a course is what one takes up', () => {
  const named = (quote: string) => holdsOf('by-name', aFact('person', quote, { person: 'Maud Hesketh' }))
  expect([named('Maud Hesketh, head packer'), named('Maud Hesketh founded the yard in 1986.')]).toEqual([
    true,
    false,
  ])
  // A job's name that stood beside a picture says nothing of whoever has it.
  expect([named('Head packer'), named('Knows where each box stands and why.')]).toEqual([false, true])
  const begun = (label: string) => holdsOf('taken-up', aFact('labelled-price', label, { label }))
  expect([begun('Winter class'), begun('A complete pair of wheels')]).toEqual([true, false])
})
