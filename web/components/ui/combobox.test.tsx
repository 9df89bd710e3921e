import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'INTL', label: 'International' },
  { value: 'CI', label: 'Côte d’Ivoire' },
  { value: 'FR', label: 'France' },
  { value: 'GF', label: 'French Guiana' },
  { value: 'GB', label: 'United Kingdom' },
]

function Country({ start = 'GB', freeText = false }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Combobox label="Country" options={options} value={value} onChange={setValue} freeText={freeText} />
      <p data-testid="value">{value}</p>
    </>
  )
}
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const value = () => screen.getByTestId('value').textContent
const press = (key: string) => fireEvent.keyDown(box(), { key })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the field shows the chosen option and opens the list at it', () => {
  render(<Country />)
  expect(box().value).toBe('United Kingdom')
  fireEvent.click(box())
  expect(active()).toBe('United Kingdom')
})

test('arrow keys move from the last option to the first, and Enter picks one', () => {
  render(<Country />)
  press('ArrowDown')
  press('ArrowDown')
  expect(active()).toBe('International')
  press('ArrowUp')
  expect(active()).toBe('United Kingdom')
  press('PageUp')
  expect(active()).toBe('International')
  press('ArrowDown')
  press('Enter')
  expect(value()).toBe('CI')
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('typing without accents finds names with them, and names that start with the text come first', () => {
  render(<Country />)
  type('cote')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Côte d’Ivoire'])
  type('i')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'International',
    'Côte d’Ivoire',
    'French Guiana',
    'United Kingdom',
  ])
})

test('Tab picks the highlighted option after typing, and otherwise does nothing', () => {
  render(<Country />)
  fireEvent.click(box())
  press('ArrowDown')
  press('Tab')
  expect(value()).toBe('GB')
  type('fra')
  press('Tab')
  expect(value()).toBe('FR')
})

test('Escape closes the list, keeps the value and doesn’t close the dialog around it', () => {
  const outside = vi.fn()
  render(
    <div onKeyDown={outside} role="presentation">
      <Country />
    </div>,
  )
  type('fra')
  press('Escape')
  expect(box().value).toBe('United Kingdom')
  expect(outside).not.toHaveBeenCalled()
})

test('text that matches no option is removed when the user leaves the field, and an emptied field stays empty', () => {
  render(<Country />)
  type('Atlantis')
  expect(screen.getByText('No match')).toBeTruthy()
  fireEvent.blur(box())
  expect(box().value).toBe('United Kingdom')
  type('')
  fireEvent.blur(box())
  expect(value()).toBe('')
})

test('a field for free text accepts whatever the user types', () => {
  render(<Country start="" freeText />)
  type('Fra')
  fireEvent.blur(box())
  expect(value()).toBe('Fra')
  type('Fren')
  press('ArrowDown')
  press('Enter')
  expect(value()).toBe('GF')
})

test('screen readers hear how many options match', () => {
  render(<Country />)
  type('fr')
  expect(screen.getByText('2 results')).toBeTruthy()
  type('united')
  expect(screen.getByText('1 result')).toBeTruthy()
})
