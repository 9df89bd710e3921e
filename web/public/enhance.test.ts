// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { enhance } from './enhance.ts'

const landing = `
  <button data-menu-button aria-expanded="false">Menu</button>
  <div data-menu hidden><a href="#features">Features</a></div>
  <div data-typing>
    <ul><li>Problem: <span>An empty week.</span></li><li>Solution: <span>Read: the brand.</span></li><li>Delivered: <span>Ideas.</span></li></ul>
    <p data-typing-label>Delivered</p><span data-typing-text>Ideas.</span>
    <button data-typing-pause hidden aria-pressed="false">Pause</button>
  </div>`

let stop = () => {}
const wake = (html: string, leave: (address: string) => void = () => {}) => {
  document.body.innerHTML = html
  stop = enhance(document, leave)
}
const shown = () => `${text('[data-typing-label]')}|${text('[data-typing-text]')}`
const text = (selector: string) => document.querySelector(selector)?.textContent
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }))

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the landing page types its three messages at 50 ms a character and shows them for 1500, 1500 and 3000 ms', () => {
  wake(landing)
  expect(shown()).toBe('Delivered|Ideas.')
  vi.advanceTimersByTime(50)
  expect(shown()).toBe('Problem|A')
  vi.advanceTimersByTime(50)
  expect(shown()).toBe('Problem|An')
  vi.advanceTimersByTime(50 * 12)
  expect(shown()).toBe('Problem|An empty week.')
  vi.advanceTimersByTime(1499)
  expect(shown()).toBe('Problem|An empty week.')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Solution|R')
  vi.advanceTimersByTime(50 * 15)
  expect(shown()).toBe('Solution|Read: the brand.')
  vi.advanceTimersByTime(1500 + 50 * 5)
  expect(shown()).toBe('Delivered|Ideas.')
  vi.advanceTimersByTime(2999)
  expect(shown()).toBe('Delivered|Ideas.')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Problem|A')
})

test('a visitor can pause the typing, and it continues where it stopped', () => {
  wake(landing)
  vi.advanceTimersByTime(150)
  click('[data-typing-pause]')
  vi.advanceTimersByTime(10_000)
  expect(shown()).toBe('Problem|An ')
  click('[data-typing-pause]')
  expect(shown()).toBe('Problem|An e')
})

test('a visitor who prefers less motion sees the last message, and nothing to pause', () => {
  motion(true)
  wake(landing)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('Delivered|Ideas.')
  expect(document.querySelector<HTMLElement>('[data-typing-pause]')?.hidden).toBe(true)
})

test('the menu opens and closes by its button, and closes by Escape and when a link is followed', () => {
  wake(landing)
  const state = () => [
    document.querySelector('[data-menu-button]')?.getAttribute('aria-expanded'),
    document.querySelector<HTMLElement>('[data-menu]')?.hidden,
  ]
  click('[data-menu-button]')
  expect(state()).toEqual(['true', false])
  click('[data-menu-button]')
  expect(state()).toEqual(['false', true])
  click('[data-menu-button]')
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(state()).toEqual(['false', true])
  expect(document.activeElement).toBe(document.querySelector('[data-menu-button]'))
  click('[data-menu-button]')
  click('[data-menu] a')
  expect(state()).toEqual(['false', true])
})

test('a table wider than the window shows at which end it has more', () => {
  wake('<section class="scroll-cue"></section>')
  stop()
  const box = document.querySelector<HTMLElement>('.scroll-cue')
  if (!box) throw new Error('The table is missing')
  Object.defineProperties(box, { clientWidth: { value: 390 }, scrollWidth: { value: 640 } })
  stop = enhance(document, () => {})
  expect(box.dataset['more']).toBe('right')
  box.scrollLeft = 250
  box.dispatchEvent(new Event('scroll'))
  expect(box.dataset['more']).toBe('left')
})

test('a page with a redirect follows it once, after its delay', () => {
  const left: string[] = []
  wake('<a href="/login" data-redirect-after="5000">Log in</a>', (address) =>
    left.push(new URL(address).pathname),
  )
  vi.advanceTimersByTime(4999)
  expect(left).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(left).toEqual(['/login'])
})

test('a page without behaviour is not changed, and stopping ends everything that was started', () => {
  wake('<p>Still</p>')
  stop()
  wake(landing)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('Delivered|Ideas.')
})
