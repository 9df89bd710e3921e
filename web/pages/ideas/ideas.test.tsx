import { type Idea, readIdeas } from '#contract/ideas.ts'
import { anIdea } from '#tests/support/builders/an-idea.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { RecordScreenContext } from '#web/components/frames/focus-heading.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Ideas from './ideas.tsx'

const ideas = ['Bread', 'Oven', 'Van'].map((title) => anIdea({ id: title.toLowerCase(), title }))
const fetching = vi.spyOn(globalThis, 'fetch')

beforeEach(() => {
  // jsdom has no scrollTo.
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

/** Shows the screen at an address. The server's list has these ideas; `others` exist outside it. */
function at(address: string, listed: readonly Idea[] = ideas, others: readonly Idea[] = []) {
  window.history.replaceState(null, '', address)
  const { wrapper: Around } = appProviders()
  fetching.mockImplementation(async (asked) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : '', 'http://localhost')
    if (pathname === readIdeas.path) return Response.json(listed)
    if (pathname.endsWith('/counts'))
      return Response.json({ generated: 3, in_use: 0, published: 0, archived: 0, not_for_us: 0 })
    const one = [...listed, ...others].find(({ id }) => pathname === `${readIdeas.path}/${id}`)
    if (one) return Response.json(one)
    return Response.json(
      { message: 'We can’t find this idea. It may have been deleted.', kind: 'not-found' },
      { status: 404 },
    )
  })
  render(
    <Around>
      <RecordScreenContext value={() => true}>
        <Ideas />
      </RecordScreenContext>
    </Around>,
  )
}

const card = (title: string) =>
  within(screen.getByRole('region', { name: /ideas|New/ })).getByRole('link', { name: title })
const openTitle = () => screen.getByRole('heading', { level: 1 }).textContent
const here = () => window.location.pathname + window.location.search

test('a card opens its idea beside the list, at an address that keeps the filters', async () => {
  at('/ideas?status=generated')
  fireEvent.click(await screen.findByRole('link', { name: 'Oven' }))
  await waitFor(() => expect(openTitle()).toBe('Oven'))
  expect(here()).toBe('/ideas/oven?status=generated')
  expect(document.title).toContain('Oven')
  expect(document.activeElement?.textContent).toBe('Oven')
  expect(card('Oven').getAttribute('aria-current')).toBe('true')
  expect(card('Bread').getAttribute('href')).toBe('/ideas/bread?status=generated')
})

test('Escape closes the idea and focuses its card', async () => {
  at('/ideas')
  fireEvent.click(await screen.findByRole('link', { name: 'Oven' }))
  await waitFor(() => expect(openTitle()).toBe('Oven'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(openTitle()).toBe('Ideas'))
  expect(here()).toBe('/ideas')
  expect(document.activeElement).toBe(card('Oven'))
})

test('Escape closes nothing while someone is typing', async () => {
  at('/ideas/oven')
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the draft' }))
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Draft' }), { key: 'Escape' })
  expect(here()).toBe('/ideas/oven')
})

test('in the list beside an idea the arrow keys open the next one, and the focus stays in the list', async () => {
  at('/ideas')
  fireEvent.click(await screen.findByRole('link', { name: 'Bread' }))
  await waitFor(() => expect(openTitle()).toBe('Bread'))
  card('Bread').focus()
  fireEvent.keyDown(card('Bread'), { key: 'ArrowDown' })
  await waitFor(() => expect(openTitle()).toBe('Oven'))
  expect(document.activeElement).toBe(card('Oven'))
  expect(here()).toBe('/ideas/oven')
})

test('an idea links to the previous and next one in its list', async () => {
  at('/ideas/oven')
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
  await waitFor(() => expect(link('Next idea')).toBe('/ideas/van'))
  expect(link('Previous idea')).toBe('/ideas/bread')
  fireEvent.click(screen.getByRole('link', { name: 'Next idea' }))
  await waitFor(() => expect(openTitle()).toBe('Van'))
  expect(link('Next idea')).toBeUndefined()
})

test('an idea outside the list is loaded by itself, and a missing one says so', async () => {
  at('/ideas/old', ideas, [anIdea({ id: 'old', title: 'An old one' })])
  await waitFor(() => expect(openTitle()).toBe('An old one'))
  cleanup()
  at('/ideas/none')
  await waitFor(() => expect(openTitle()).toBe('We can’t find that idea'))
  expect(screen.getByRole('link', { name: 'See all your ideas' }).getAttribute('href')).toBe('/ideas')
})

test('an open idea stays in its list when its mark takes it off the shelf', async () => {
  at('/ideas/oven?status=generated')
  await waitFor(() => expect(openTitle()).toBe('Oven'))
  // In jsdom the menu opens only by keyboard.
  fireEvent.keyDown(screen.getByRole('button', { name: /^Status:/ }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Published' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /Published$/ })).toBeTruthy())
  expect(card('Oven')).toBeTruthy()
  fireEvent.click(card('Van'))
  await waitFor(() => expect(openTitle()).toBe('Van'))
  expect(screen.queryByRole('link', { name: 'Oven' })).toBeNull()
})
