// Tests which address and phone number on a website are taken for the brand's.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { contactsOf } from './contacts.ts'

const slots = (html: string) => {
  const page = aPage(html)
  return contactsOf([page], page.blocks).map((fact) => fact.slots)
}

test('an address in one line gives the town and the full address', () => {
  expect(
    slots('<footer><p>Mill Lane Pottery, 14 Bridge Lane, Penrith, Cumbria CA11 7HT</p></footer>'),
  ).toEqual([{ place: 'Penrith' }, { place: '14 Bridge Lane, Penrith, Cumbria CA11 7HT' }])
})

test('an address over several lines is joined into one', () => {
  expect(slots('<p>Iron Alder<br>212 W Superior St<br>Duluth, MN 55802</p>')).toEqual([
    { place: 'Duluth' },
    { place: '212 W Superior St, Duluth, MN 55802' },
  ])
})

test('a town declared to search engines only counts if the page mentions it', () => {
  const declared =
    '<script type="application/ld+json">{"@type":"Store","address":{"addressLocality":"Leek"}}</script>'
  expect(slots(`${declared}<p>You find us in Leek.</p>`)).toEqual([{ place: 'Leek' }])
  expect(slots(`${declared}<p>You find us on the hill.</p>`)).toEqual([])
})

test('of several phone numbers, the most frequent one is taken for the brand’s', () => {
  const html =
    '<p>Ring 01768 555214 for a table.</p><p>Fax 01768 111222</p><p>The chemist is on 01768 999888.</p><footer><p>01768 555 214</p></footer>'
  expect(slots(html)).toEqual([{ phone: '01768 555 214' }])
})

test('charity numbers, company numbers and dates are not taken for phone numbers', () => {
  expect(
    slots('<p>Registered charity 1130000123. Company number 0123456789.</p><p>2026-11-20 10.30</p>'),
  ).toEqual([])
})

test.each([
  ['Mill Lane Pottery, The Old Kiln, 3 Mill Race, Bewdley, West Yorkshire SK0 4ML', 'Bewdley'],
  ['Unit 2, The Old Ropeworks, Shore Street, Kinross, Fife KY0 7DR.', 'Kinross'],
  ['9 Abbey Wynd, Kelham, Berwickshire TD5.', 'Kelham'],
  ['31 Mill Street, Bandon, Co. Cork.', 'Bandon'],
])('“%s” is read as an address in %s', (text, town) => {
  const facts = slots(`<p>${text}</p>`)
  expect(facts[0]).toEqual({ place: town })
  expect(text).toContain(facts[1]?.place ?? 'no address')
})

test('a dialling code is not taken for a postcode', () => {
  expect(slots('<p>3 Hill Road, Kelham. Telephone 01632 960111</p>')).toEqual([{ phone: '01632 960111' }])
})
