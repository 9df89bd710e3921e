import { Registration } from '#contract/account.ts'
import { ProfileChanges } from '#contract/profile.ts'
import { expect, test } from 'vitest'

const local = (letters: number) => `${'a'.repeat(letters)}@bakery.example`
const host = (letters: number) => `ruth@${'b'.repeat(letters)}.example`

const whyRefused = (email: string) => {
  const person = { firstName: 'Ruth', lastName: 'Hale', email, password: 'correct horse' }
  return Registration.safeParse(person).error?.issues.map(({ message }) => message) ?? []
}

test.each([local(64), host(63), 'ruth@mail.bakery.example'])(
  'a user can register with the address %s',
  (email) => {
    expect(whyRefused(email)).toEqual([])
  },
)

test.each([local(65), host(64), `${local(60)}.${'c'.repeat(64)}`])(
  'a user can’t register with %s, which can’t receive email',
  (email) => {
    expect(whyRefused(email)).toEqual(['Invalid email address'])
  },
)

test('a team member can’t be added with an address that can’t receive email', () => {
  const { error } = ProfileChanges.safeParse({ teamMemberEmails: [local(65)] })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Enter an email address, such as sam@company.com',
  ])
})
