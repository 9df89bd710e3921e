import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimezoneField } from './timezone-field.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Field() {
  const [zone, setZone] = useState('Asia/Tokyo')
  return (
    <>
      <TimezoneField
        name="zone"
        ref={null}
        value={zone}
        onChange={setZone}
        onBlur={() => {}}
        error={undefined}
      />
      <p data-testid="zone">{zone}</p>
    </>
  )
}

const CLOCK = / \d\d?:\d\d [AP]M$/
const found = (text: string) => {
  render(<Field />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
  const names = screen.queryAllByRole('option', { hidden: true }).map((one) => one.textContent)
  cleanup()
  return names.map((name) => name.replace(CLOCK, ''))
}

test.each(['Sao Paulo', 'são paulo', 'Sa\u0303o', 'SAO'])('a user finds São Paulo by typing %s', (text) => {
  expect(found(text)).toContain('São Paulo, now')
})

test.each([
  ['GMT', ['London, now', 'UTC, now']],
  ['bst', ['London, now']],
  ['scotland', ['Scotland (same as London), now']],
  ['wales', ['Wales (same as London), now']],
  ['great britain', ['Great Britain (same as London), now']],
  ['eastern', ['New York, now', 'Toronto, now']],
])(
  'a user finds a timezone by typing %s, which is neither a city nor a country on the list',
  (text, names) => {
    expect(found(text)).toEqual(expect.arrayContaining(names))
  },
)

test('a user who types GMT first sees the timezone that most people mean by it', () => {
  expect(found('gmt')[0]).toBe('London, now')
})

test('a user who chooses a part of a country gets that part’s timezone', () => {
  render(<Field />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'scotland' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByTestId('zone').textContent).toBe('Europe/London')
})
