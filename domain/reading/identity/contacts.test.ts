// Where a brand is and how it is rung.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { contactsOf } from './contacts.ts'

const slots = (html: string) => {
  const page = aPage(html)
  return contactsOf([page], page.blocks).map((fact) => fact.slots)
}

test('an address in one line gives the town and itself', () => {
  expect(
    slots('<footer><p>Mill Lane Pottery, 14 Bridge Lane, Penrith, Cumbria CA11 7HT</p></footer>'),
  ).toEqual([{ place: 'Penrith' }, { place: '14 Bridge Lane, Penrith, Cumbria CA11 7HT' }])
})

test('an address in several lines is put together', () => {
  expect(slots('<p>Iron Alder<br>212 W Superior St<br>Duluth, MN 55802</p>')).toEqual([
    { place: 'Duluth' },
    { place: '212 W Superior St, Duluth, MN 55802' },
  ])
})

test('what search engines are told counts where the page says it too', () => {
  const told =
    '<script type="application/ld+json">{"@type":"Store","address":{"addressLocality":"Leek"}}</script>'
  expect(slots(`${told}<p>You find us in Leek.</p>`)).toEqual([{ place: 'Leek' }])
  expect(slots(`${told}<p>You find us on the hill.</p>`)).toEqual([])
})

test('the number that stands most often is the brand’s', () => {
  const html =
    '<p>Ring 01768 555214 for a table.</p><p>Fax 01768 111222</p><p>The chemist is on 01768 999888.</p><footer><p>01768 555 214</p></footer>'
  expect(slots(html)).toEqual([{ phone: '01768 555 214' }])
})

test('numbers of charities, companies and dates are not for ringing', () => {
  expect(
    slots('<p>Registered charity 1130000123. Company number 0123456789.</p><p>2026-11-20 10.30</p>'),
  ).toEqual([])
})

test.each([
  ['Mill Lane Pottery, The Old Kiln, 3 Mill Race, Bewdley, West Yorkshire SK0 4ML', 'Bewdley'],
  ['Unit 2, The Old Ropeworks, Shore Street, Kinross, Fife KY0 7DR.', 'Kinross'],
  ['9 Abbey Wynd, Kelham, Berwickshire TD5.', 'Kelham'],
  ['31 Mill Street, Bandon, Co. Cork.', 'Bandon'],
])('“%s” is an address in %s', (text, town) => {
  const facts = slots(`<p>${text}</p>`)
  expect(facts[0]).toEqual({ place: town })
  expect(text).toContain(facts[1]?.place ?? 'no address')
})

test('a telephone’s code is no code of an address', () => {
  expect(slots('<p>3 Hill Road, Kelham. Telephone 01632 960111</p>')).toEqual([{ phone: '01632 960111' }])
})
