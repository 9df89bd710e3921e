import type { Recipient } from '#contract/mail-choices.ts'
import { aProfileScreen, stored } from '#tests/support/profile-screen.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const { sent, asked, open } = aProfileScreen()

const add = (address: string) => {
  const field = screen.getByLabelText('Team member’s email')
  fireEvent.change(field, { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Recipients' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('a user learns why an address can’t be added before it is sent to the server', () => {
  open('plus', { ...stored, teamMemberEmails: ['sam@bakery.example'] })
  add('sam')
  expect(screen.getByText('Enter an email address, such as sam@company.com')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Team member’s email'))
  add('Sam@Bakery.example')
  expect(screen.getByText('This address is listed twice')).toBeTruthy()
  add('ruth@bakery.example')
  expect(screen.getByText(/your own address/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a user can add up to three team members, and remove them with Undo', async () => {
  const { notices } = open('plus', { ...stored, teamMemberEmails: ['a@bakery.example', 'b@bakery.example'] })
  add('c@bakery.example')
  await screen.findByText(/includes three team members/)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Recipients' }))
  expect(screen.queryByLabelText('Team member’s email')).toBeNull()
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Remove b@bakery.example' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ teamMemberEmails: ['a@bakery.example', 'c@bakery.example'] }),
  )
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(rows()[2]).toContain('b@bakery.example')
})

test('several addresses that are added quickly are all kept', async () => {
  open('plus')
  act(() => {
    add('a@bakery.example')
    add('b@bakery.example')
  })
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)).toEqual({ teamMemberEmails: ['a@bakery.example', 'b@bakery.example'] })
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('an address that the server refuses returns to the field with a message', async () => {
  open('plus', stored, {
    answer: () => [
      400,
      {
        message: 'Check the form',
        kind: 'bad-input',
        errors: [{ path: 'teamMemberEmails.0', message: 'This address can not get mail' }],
      },
    ],
  })
  add('sam@bakery.example')
  expect(await screen.findByText('This address can not get mail')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Team member’s email').value).toBe('sam@bakery.example')
  expect(rows()).toHaveLength(1)
})

test('each address is shown with the state of its emails', async () => {
  const team = ['sam@bakery.example', 'lee@bakery.example']
  const recipients: Recipient[] = [
    { address: 'ruth@bakery.example', standing: 'receiving', said: null },
    { address: 'sam@bakery.example', standing: 'unsubscribed', said: null },
    { address: 'lee@bakery.example', standing: 'refused', said: '550 No such user' },
  ]
  open('plus', { ...stored, teamMemberEmails: team }, { recipients })
  expect(await screen.findByText('Gets every delivery')).toBeTruthy()
  expect(
    screen.getByText('Unsubscribed. They can subscribe again with the link in any of these emails.'),
  ).toBeTruthy()
  expect(screen.getByText('Emails bounce: 550 No such user')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again lee@bakery.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again sam@bakery.example' })).toBeNull()
})

const stopped: Recipient[] = [
  { address: 'ruth@bakery.example', standing: 'unsubscribed', said: null },
  { address: 'sam@bakery.example', standing: 'unsubscribed', said: null },
]
const team = { ...stored, teamMemberEmails: ['sam@bakery.example'] }
const mails = () => screen.getByRole('switch', { name: 'Email notifications' })
const isOn = () => mails().getAttribute('aria-checked') === 'true'
const again = 'POST /api/recipients/receive-again'
const back: Recipient[] = [
  { address: 'ruth@bakery.example', standing: 'receiving', said: null },
  ...stopped.slice(1),
]

test('a user who unsubscribed sees that, and can resubscribe in their own row', async () => {
  const { notices } = open('plus', team, { recipients: stopped, others: { [again]: () => [200, back] } })
  expect(await screen.findByText('You unsubscribed')).toBeTruthy()
  expect(isOn()).toBe(false)
  expect(screen.getByText(/^You unsubscribed from these emails/)).toBeTruthy()
  expect(screen.queryByText(/^Each scheduled delivery is emailed/)).toBeNull()
  expect(screen.getAllByRole('button', { name: /Subscribe again/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe again' }))
  await waitFor(() => expect(notices.current()?.title).toBe('You’ll get deliveries by email again'))
  expect(asked).toEqual(['/api/recipients/receive-again'])
  expect(rows()[0]).toContain('Gets every delivery')
  expect(rows()[1]).toContain('Unsubscribed')
  expect(isOn()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Recipients' }))
})

test('turning on email notifications also resubscribes the account’s own address', async () => {
  const off = { ...team, emailNotifications: false }
  open('plus', off, { recipients: stopped, others: { [again]: () => [200, back] } })
  await screen.findByText(/^You unsubscribed from these emails/)
  fireEvent.click(mails())
  await waitFor(() => expect(isOn()).toBe(true))
  await waitFor(() => expect(asked).toEqual(['/api/recipients/receive-again']))
  expect(rows()[0]).toContain('Gets every delivery')
  expect(sent).toEqual([])
})

test('the address stays unsubscribed if the server refuses to resubscribe it, and a message says so', async () => {
  const { notices } = open('plus', team, {
    recipients: stopped,
    others: { [again]: () => [503, { message: 'We are busy.', kind: 'not-ready' }] },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Subscribe again' }))
  await waitFor(() => expect(notices.current()).toMatchObject({ text: 'We are busy.', tone: 'bad' }))
  expect(isOn()).toBe(false)
  expect(rows()[0]).toContain('You unsubscribed')
})

test('a user whose emails bounce sees that no more are sent', async () => {
  open('plus', stored, {
    recipients: [{ address: 'ruth@bakery.example', standing: 'refused', said: '550 No such user' }],
  })
  expect(await screen.findByText(/^Emails to ruth@bakery.example bounce/)).toBeTruthy()
  expect(screen.queryByText(/^Each scheduled delivery is emailed/)).toBeNull()
})
