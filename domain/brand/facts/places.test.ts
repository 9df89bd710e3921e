import { expect, test } from 'vitest'
import { slotsOf, typesOf } from '#tests/support/text.ts'

test.each([
  ['We are a workshop in the heart of Ballina.', 'Ballina'],
  ['We have bound books by hand in Bewdley since 1978.', 'Bewdley'],
  ['Our studio is based in Stow-on-the-Wold.', 'Stow-on-the-Wold'],
  ['Mill Road, Northgate, Burton-on-Trent, DE14 1AA', 'Burton-on-Trent'],
  ['118 Orchard Ave, Millbrook, VT 05401', 'Millbrook'],
  ['12 Harbour Road, Westshore 4110', 'Westshore'],
  ['from Nelson, New Zealand', 'Nelson'],
  ['We serve people across Leominster.', 'Leominster'],
])('%s names %s', (text, place) => {
  expect(slotsOf('place', text)).toEqual({ place })
})

test.each([
  'She lived in the heart of London for years.',
  'Kilns can be fitted in WW any day.',
  'Our shop is located at Unit B, Floor 2.',
  'We are open on Monday and based on trust.',
  'Our cakes are made in small batches.',
  'The festival was founded in Vienna.',
])('%s names no place of the brand', (text) => {
  expect(typesOf(text)).not.toContain('place')
})
