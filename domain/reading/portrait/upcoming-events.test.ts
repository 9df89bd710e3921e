import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { eventFactsIn } from './event-facts.ts'

const events = (html: string) =>
  eventFactsIn(aPage(html).blocks, TODAY).map(({ slots: { label, date } }) => `${date ?? ''} ${label ?? ''}`)

test.each([
  ['Cider night, Friday 4 December, 6-9pm.', '2026-12-04 Cider night'],
  ['Kids’ Saturday, 12 December: the whole studio for under-tens.', '2026-12-12 Kids’ Saturday'],
  ['Early Mondays start 11 January 2027: doors open until 9pm.', '2027-01-11 Early Mondays'],
  ['Sun, Dec 6 / Lantern parade', '2026-12-06 Lantern parade'],
  ['Pie auction. Saturday 5 December, 6.30pm.', '2026-12-05 Pie auction'],
])('“%s” is an upcoming event', (text, event) => {
  expect(events(`<h2>What is on</h2><ul><li>${text}</li></ul>`)).toEqual([event])
})

test.each([
  'Back Monday 4 January.',
  'Cider night, Friday 5 December, 6-9pm.',
  'Cider night, 4 December.',
  'Last post Saturday 19 December',
  'Orders close Saturday 12 December.',
])('“%s” isn’t an event: it has no name, no certain date, or is a deadline', (text) => {
  expect(events(`<h2>What is on</h2><ul><li>${text}</li></ul>`)).toEqual([])
})

test('in a table of dates, the cell after the date names the event', () => {
  const table =
    '<h2>Put it on the fridge</h2><table><tr><td>Fri 4 December</td><td>Knife night: bring one</td><td>3 places</td></tr><tr><td>Sat 5 December</td><td>Bread day</td><td>FULL</td></tr></table>'
  expect(events(table)).toEqual(['2026-12-04 Knife night'])
})
test('a line with only a day and a time gives the event below it its day, not the one above', () => {
  const event = (day: string, name: string, text: string) =>
    `<div><div>${day}</div><div><b>${name}</b></div><div>${text}</div></div>`
  expect(
    events(
      `<h2>Coming up</h2>${event('Fri 4 December, 5 to 8pm', 'Kiln Night', 'We open the kiln at six and take the pots out one by one.')}${event('Tue 15 December, 10.30am', 'Glaze Club', 'Ruth mixes ash glazes, and you dip two bowls to take home.')}`,
    ),
  ).toEqual(['2026-12-04 Kiln Night', '2026-12-15 Glaze Club'])
})

test('in a list of days with what happens on them, the text starts with the event’s name', () => {
  expect(
    events(
      '<h1>News and dates</h1><dl><dt>Friday 4 December</dt><dd>Knife Night, 7pm. Bring one.</dd><dt>Saturday 5 December</dt><dd>Last deliveries.</dd></dl>',
    ),
  ).toEqual(['2026-12-04 Knife Night'])
})

test('in a table, the name may also come before the day', () => {
  const table =
    '<h2>Next courses</h2><table><tr><td>Big Feet</td><td>Fri 4 December, 6.45pm</td><td>4 places</td></tr><tr><td>Slack Lead</td><td>Sat 5 December</td><td>6 to 9</td></tr></table>'
  expect(events(table)).toEqual(['2026-12-04 Big Feet', '2026-12-05 Slack Lead'])
})
