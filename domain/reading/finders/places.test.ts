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
  ['2 Mill Row, Bewdley, Worcestershire.', 'Bewdley'],
  ['Unit 4, Weir Works, Stourport, Worcestershire.', 'Stourport'],
  ['The Old Forge, Tanner’s Yard, Ballina', 'Ballina'],
  ['We are at the Old Dairy on Mill Lane in Bewdley, behind the launderette.', 'Bewdley'],
  ['We are 52 kilometres north of Westport on the coast road.', 'Westport'],
  ['We collect from Fife on Wednesdays with the trailer.', 'Fife'],
  ['On Thursdays we also have a stall under the clock in Llanidloes.', 'Llanidloes'],
  ['Our second workshop is in Kilrush, behind the mart.', 'Kilrush'],
  ['The nursery stands in three acres of oak wood outside Clun.', 'Clun'],
  ['Twenty minutes from Ennis on the Corofin road.', 'Ennis'],
  ['Hand thrown pots, made in Bewdley', 'Bewdley'],
  ['We are based in North Berwick.', 'North Berwick'],
])('%s names the place %s', (text, place) => {
  expect(slotsOf('place', text)).toEqual({ place })
})

test.each([
  'She lived in the heart of London for years.',
  'Kilns can be fitted in WW any day.',
  'Our shop is located at Unit B, Floor 2.',
  'We are open on Monday and based on trust.',
  'Our cakes are made in small batches.',
  'The festival was founded in Vienna.',
  'If we opened in Newtown we would have to trust a van.',
  'Ivo came to us from a pottery in Wrexham.',
  'We also sell Lukas’s jugs by the till.',
  'Four minutes’ walk from Ceol Station and the bus stop.',
  'We are twenty minutes from Kerry Airport.',
  '22 Silver Arcade, NN16 9ZX',
  '7 Watling Yard NN12 9ZY',
  'We deliver across the North.',
  'Insoles scanned here, made in Limerick, from €240 the pair',
])('%s names no place of the brand', (text) => {
  expect(typesOf(text)).not.toContain('place')
})

test('the year in which the building was built becomes a fact about the place, not about the brand', () => {
  expect(slotsOf('place', 'The rope store at Mill Wynd was built in 1871 for a jute mill.')).toEqual({
    place: 'Mill Wynd',
    year: 1871,
  })
  expect(slotsOf('place', 'The house was put up in 1827 to weigh fleeces.')).toEqual({ year: 1827 })
})
