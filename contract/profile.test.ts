import { expect, test } from 'vitest'
import { ProfileChanges } from './profile.ts'

const saidOf = (changes: Record<string, unknown>) =>
  ProfileChanges.safeParse(changes).error?.issues.map(({ message }) => message) ?? []

const frequency = 'Choose weekly or monthly deliveries'
const dayOfWeek = 'Choose a day of the week from 0 (Sunday) to 6 (Saturday)'
const dayOfMonth = 'Choose a day of the month from 1 to 28'
const hour = 'Choose an hour from 6 to 17 (6:00 AM to 5:00 PM)'
const count = 'Choose 2 to 5 ideas per delivery'
const months = 'Choose 1 to 4 months'

test.each([
  ['deliveryFrequency', ['daily', 'quarterly', 'Weekly', 7, null], frequency],
  ['deliveryDayOfWeek', [-1, 7, 1.5, 'Monday', null], dayOfWeek],
  ['deliveryDayOfMonth', [0, 29, 1.5, '1st', null], dayOfMonth],
  ['deliveryHour', [5, 18, 9.5, '09:00', null], hour],
  ['seasonalContentCount', [1, 6, 2.5, 'two', null], count],
  ['seasonalLeadTimeMonths', [0, 5, 1.5, 'one', null], months],
  ['deliveriesPaused', ['yes', 1, null], 'Choose true or false'],
  ['primaryColor', ['red', 7], 'Enter a colour as # and six digits, such as #2a3ecb'],
  ['agencyBrandingName', [7], 'Enter the sender name as text'],
  ['teamMemberEmails', [7, null], 'Enter your team’s email addresses'],
  ['contentTypes', ['blog', null], 'Choose the content types'],
])(
  'a wrong value for %s is refused with a message that lists the allowed values',
  (field, wrong, sentence) => {
    for (const value of wrong) expect(saidOf({ [field]: value }), String(value)).toEqual([sentence])
  },
)

test('every allowed value is accepted, including the last of each list', () => {
  for (const deliveryFrequency of ['weekly', 'monthly']) expect(saidOf({ deliveryFrequency })).toEqual([])
  expect(saidOf({ deliveryDayOfWeek: 0, deliveryDayOfMonth: 28, deliveryHour: 17 })).toEqual([])
  expect(saidOf({ deliveryDayOfWeek: 6, deliveryDayOfMonth: 1, deliveryHour: 6 })).toEqual([])
})
