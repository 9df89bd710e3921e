// Tests that things which a site mentions but doesn't offer are not listed as offerings.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { dishesIn, isAboveTerms, isAudience, isNotOfferedHeading, withdrawnTest } from './not-offered.ts'

const withdrawn = (html: string) => withdrawnTest(aPage(html).blocks)

test('a heading is not listed as an offering if the text below it starts by saying that this is refused or over', () => {
  const is = withdrawn(
    '<h2>Thatching</h2><p>Not us, but we know who does.</p><h2>Evening choir</h2><p>Paused until we find a leader.</p><h2>Slating</h2><p>Not a quick job, and we take our time.</p>',
  )
  expect([is('Thatching'), is('Evening choir'), is('Slating')]).toEqual([true, true, false])
})

test('things in a list or sentence about what isn’t done are not listed as offerings', () => {
  const is = withdrawn(
    '<h2>What we don’t do</h2><p>Flat roofs, solar tiles and chimneys.</p><p>We no longer offer gutter cleaning. Ridge tiles we love.</p>',
  )
  expect([is('Flat roofs'), is('Solar tiles'), is('Gutter cleaning'), is('Ridge tiles')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('a heading above a past event or somebody else’s event is not listed as an offering', () => {
  expect(['Past events', 'Previous winners', 'Events elsewhere (not ours)'].map(isNotOfferedHeading)).toEqual(
    [true, true, true],
  )
  expect(['Events', 'Pasta nights'].map(isNotOfferedHeading)).toEqual([false, false])
})

test('an audience is not listed as an offering', () => {
  for (const label of ['Landlords & letting agents', 'Anxious patients', 'Small businesses', 'For parents'])
    expect(isAudience(label), label).toBe(true)
  for (const label of [
    'Parent and toddler group',
    'Landlord certificate',
    'Trade counter',
    'Family portraits',
  ])
    expect(isAudience(label), label).toBe(false)
})

test('a home in a list of homes for sale or to let is not listed as an offering', () => {
  const homes = [
    'Tannery Lane, TR4',
    'Orchard Road – TO LET',
    'Flat 3, Sailmaker House',
    'Mill House – for sale',
  ]
  expect(homes.map(isNotOfferedHeading)).toEqual([true, true, true, true])
  expect(['Lane swimming', 'Road bikes', 'Flat whites'].map(isNotOfferedHeading)).toEqual([
    false,
    false,
    false,
  ])
})

test('what somebody else runs is not listed as an offering, wherever the text below its heading says so', () => {
  const is = withdrawn(
    '<h2>Steam cabin</h2><p>The hut on the quay is let by the hour by Harbour Huts, not us.</p><h2>Row boats</h2><p>We let them by the hour.</p>',
  )
  expect([is('Steam cabin'), is('Row boats')]).toEqual([true, false])
})

test('headings above terms and wages are not mistaken for headings above prices', () => {
  for (const heading of ['The small print', 'House rules', 'Cancellation policy', 'What we pay', 'Delivery'])
    expect(isAboveTerms(heading), heading).toBe(true)
  for (const heading of ['Prices', 'What you pay', 'Party packages', 'Term dates'])
    expect(isAboveTerms(heading), heading).toBe(false)
})

test('people with a condition, in reduced prices, are an audience', () => {
  for (const label of [
    'Students with a pass',
    'Groups of 20 or more',
    'Parties of 15',
    'Children under five',
  ])
    expect(isAudience(label), label).toBe(true)
  expect(isAudience('Group lessons')).toBe(false)
})

test('a job in a list of fees or staff is not listed as an offering, but a name such as “The Skipper” is', () => {
  expect(['Organist', 'Owner, fiction and maps'].map(isAudience)).toEqual([true, true])
  expect(['The Skipper', 'Volunteer', 'Organ recital'].map(isAudience)).toEqual([false, false, false])
})

test('dishes count as dishes if the menus have eight or more', () => {
  const dish = { type: 'labelled-price', heading: 'Breakfast' } as const
  const loaf = { type: 'labelled-price', heading: 'Loaves' } as const
  const dishes = Array.from({ length: 8 }, () => ({ ...dish }))
  expect(dishesIn([...dishes, loaf]).size).toBe(8)
  expect(dishesIn([...dishes.slice(1), loaf]).size).toBe(0)
})
