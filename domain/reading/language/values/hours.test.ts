import { expect, test } from 'vitest'
import { slotsOf } from '#tests/support/text.ts'

test('a day on which the business is closed is part of its opening hours', () => {
  expect(slotsOf('hours', 'The kiln room is open from 4pm to 9pm every day except Monday.')).toEqual({
    hours: 'open from 4pm to 9pm every day except Monday',
    label: 'kiln room',
  })
})

test.each<[text: string, heading: string, hours: string, label: string]>([
  [
    'Charity shop, 8 Harbour Row Tuesday to Saturday, 10am to 4pm',
    'Contact',
    'Tuesday to Saturday, 10am to 4pm',
    'Charity shop',
  ],
  [
    'To book a lift Monday to Friday, 9am to 1pm',
    'Contact',
    'Monday to Friday, 9am to 1pm',
    'To book a lift',
  ],
  ['Parts counter, Monday to Thursday 7am to 4pm', 'Hours', 'Monday to Thursday 7am to 4pm', 'Parts counter'],
  ['The seed library is open Saturday 11am to 1pm.', 'Visit', 'open Saturday 11am to 1pm', 'seed library'],
  [
    'We answer the telephone Tuesday to Friday from 9am to 4pm.',
    'Contact',
    'Tuesday to Friday from 9am to 4pm',
    'telephone',
  ],
  [
    'Tuesday to Saturday, 10am to 4pm',
    'Farm shop opening hours',
    'Tuesday to Saturday, 10am to 4pm',
    'Farm shop',
  ],
])(
  '“%s” under “%s” gives opening hours of a part of the business, with that part’s name',
  (text, heading, hours, label) => {
    expect(slotsOf('hours', text, { heading })).toEqual({ hours, label })
  },
)

test.each([
  ['Monday to Friday 9am to 5pm', 'Opening hours'],
  ['Monday to Friday 9am to 5pm', 'When the door is open'],
  ['Monday to Friday 9am to 5pm', 'The Mill Lane Pottery'],
  ['The yard is open Monday to Friday 9am to 5pm', 'When the gate is open'],
  ['We are open Monday to Friday 9am to 5pm, and nobody minds the dog.', 'Visit'],
  ['Office, Monday to Friday 9am to 5pm', 'Hours'],
  ['Office in the hall Monday to Friday 9am to 5pm', 'Hours'],
  ['Our pottery is open Monday to Friday 9am to 5pm', 'Visit'],
])('“%s” under “%s” gives opening hours of the whole business', (text, heading) => {
  expect(slotsOf('hours', text, { heading })?.label).toBeUndefined()
  expect(slotsOf('hours', text, { heading })?.hours).toContain('Monday to Friday 9am to 5pm')
})

test('words on both sides of a number are not joined into one name', () => {
  const label = slotsOf('hours', 'since 1978 5000+ Monday 9am - 5pm')?.label ?? ''
  expect('since 1978 5000+ Monday 9am - 5pm').toContain(label)
})

test('on a page about a part of the business, opening hours belong to that part', () => {
  const place = { of: 'https://mill.co.uk/seeds', label: 'The seed library | The Mill Lane Pottery' }
  expect(slotsOf('hours', 'Saturdays, 11am to 1pm', { heading: 'Open', place })).toEqual({
    hours: 'Saturdays, 11am to 1pm',
    label: 'seed library',
  })
})
