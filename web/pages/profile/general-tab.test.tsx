import { aProfileScreen, stored } from '#tests/support/profile-screen.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

const { open } = aProfileScreen()
beforeEach(() => window.history.replaceState(null, '', '/profile'))
const logo = () => document.querySelector<HTMLImageElement>('dl img')

test('only agencies are asked for a sender’s name, with a note on where it is shown', () => {
  const { first } = open('plus')
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.queryByLabelText('Sender name')).toBeNull()
  expect(screen.queryByRole('heading', { name: /Sender/ })).toBeNull()
  first.unmount()
  open('agency', stored, { user: { userType: 'agency' } })
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText('Sender name')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sender of your clients’ deliveries' })).toBeTruthy()
})

test('the brand’s logo is shown, or only its address if the picture can’t be loaded', () => {
  open('plus', { ...stored, logoUrl: 'https://hale.example/logo.png' })
  expect(logo()?.src).toBe('https://hale.example/logo.png')
  expect(logo()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  fireEvent.error(logo() ?? document.body)
  expect(logo()).toBeNull()
  expect(screen.getByRole('link', { name: 'https://hale.example/logo.png' })).toBeTruthy()
})

test('an address that isn’t http(s) is never loaded as a picture', () => {
  open('plus', { ...stored, logoUrl: 'javascript:alert(1)' })
  expect(logo()).toBeNull()
})

test('the preview of reports says whose colours they are: standard ones, or the brand’s own', () => {
  const { first } = open('plus')
  expect(document.body.textContent).toContain('your reports have our standard ones')
  expect(document.body.textContent).not.toContain('Your colours are readable')
  first.unmount()
  open('plus', { ...stored, primaryColor: '#123456' })
  expect(document.body.textContent).toContain('Your colours are readable')
})

test('the date in the preview of reports is written as in the brand’s country', () => {
  open('plus', { ...stored, country: 'US' })
  expect(document.body.textContent).toContain('November 20, 2026')
})
