import { expect, test } from 'vitest'
import { addressOf, withChoice, placeOf } from './address.ts'

test('the chosen trade and view of the library are kept in the address, without invalid values', () => {
  const place = placeOf('trade=cafe&card=empty&country=US&view=questions&search=parking')
  expect(place).toMatchObject({ trade: 'cafe', card: 'empty', country: 'US', view: 'questions' })
  expect(placeOf(addressOf(place).split('?')[1] ?? '')).toEqual(place)
  expect(addressOf(placeOf('card=gold&country=FR&view=wording&only=some'))).toBe('/library')
})

test('changing one choice in the library keeps the others', () => {
  const place = placeOf('trade=cafe&card=own&only=held')
  expect(addressOf(withChoice(place, 'only', ''))).toBe('/library?trade=cafe&card=own')
  expect(addressOf(withChoice(place, 'card', 'empty'))).toBe('/library?trade=cafe&card=empty&only=held')
})
