import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { aLibrary, anEntry, aShelf } from './a-library.ts'
import { placeOf } from './address.ts'
import { Entries } from './entries.tsx'

const library = aLibrary(
  aShelf('bread', [anEntry({ id: 'one', question: 'One?' }), anEntry({ id: 'two', question: 'Two?' })]),
  aShelf('moves', [anEntry({ id: 'three', question: 'Three?', faults: ['it has no format.'] })]),
)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The screen at a query; what is navigated to is kept, and shown when it is rendered again. */
function at(query: string) {
  const memory = memoryLocation({ path: '/library', record: true })
  const shown = (now: string) => (
    <Router hook={memory.hook}>
      <Entries library={library} place={placeOf(now)} />
    </Router>
  )
  const { rerender } = render(shown(query))
  const went = () => memory.history.at(-1) ?? ''
  return { went, follow: () => rerender(shown(went().split('?')[1] ?? '')) }
}
const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more })
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent

test('keys read on and back, and stop at the ends', () => {
  const { went, follow } = at('entry=bread/one')
  expect(heading()).toBe('One?')
  press('k')
  expect(went()).toBe('/library')
  press('j')
  follow()
  expect(heading()).toBe('Two?')
  expect(document.activeElement?.textContent).toBe('Two?')
  press('ArrowRight')
  follow()
  press('j')
  follow()
  expect(heading()).toBe('Three?')
  press('ArrowLeft')
  follow()
  expect(heading()).toBe('Two?')
})

test('keys meant for a control or for the browser do nothing', () => {
  const { went } = at('entry=bread/one')
  press('j', {}, screen.getByRole('searchbox'))
  press('ArrowRight', {}, screen.getByRole('combobox', { name: 'Pillar' }))
  press('ArrowRight', { altKey: true })
  expect(went()).toBe('/library')
})

test('where only the list is seen, the first step opens its first entry', () => {
  const { went } = at('')
  press('j')
  expect(went()).toBe('/library?entry=bread/one')
})

test('what the linter finds stands with the entry, on its shelf and in the list', () => {
  at('entry=moves/three')
  expect(screen.getByRole('alert').textContent).toContain('it has no format.')
  expect(screen.getByRole('link', { name: /moves.*1 fault/i })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Only with faults' })).toBeTruthy()
})

test('an entry that is not there any more says so, with the way back', () => {
  at('shelf=bread&entry=bread/gone')
  expect(screen.getByText(/There is no entry “bread\/gone”/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/library?shelf=bread',
  )
})

test('nothing found says so, with the way out', () => {
  at('shelf=bread&search=zebra')
  expect(screen.getByText('No entry here fits these words.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
    '/library?shelf=bread',
  )
})
