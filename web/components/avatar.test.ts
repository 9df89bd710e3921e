import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test('an avatar shows the user’s initials, else the first letter of their email address, else U', () => {
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
  expect(initialsOf(ada)).toBe('AL')
  expect(initialsOf({ ...ada, lastName: null })).toBe('A')
  expect(initialsOf({ ...ada, firstName: '  ', lastName: 'élan' })).toBe('É')
  expect(initialsOf({ ...ada, firstName: null, lastName: null })).toBe('A')
  expect(initialsOf({ firstName: null, lastName: null, email: '' })).toBe('U')
})
