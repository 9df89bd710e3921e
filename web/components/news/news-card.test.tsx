// Tests how the news card shows a week's stories.
import { aNewsCard, brand, five, headlines, story, week } from '#tests/support/news-screen.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const { fetching, answering, card } = aNewsCard()

test('a user whose plan has no news sees which plan has it, and no call is made', () => {
  card('free')
  expect(screen.getByRole('link', { name: 'Upgrade to Plus' }).getAttribute('href')).toBe('/pricing')
  cleanup()
  card('basic')
  expect(screen.getByText('Upgrade Required')).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})

test('if the stories can’t be read, the card shows the specified message and can try again', async () => {
  answering({ 'GET /api/industry-updates': [500, { message: 'boom', kind: 'fault' }] })
  card('plus')
  expect(
    await screen.findByText(
      'Failed to load news, updates and trends. Updates are automatically generated every Sunday.',
    ),
  ).toBeTruthy()
  answering({ 'GET /api/industry-updates': [200, week()] })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('15 Nov 2026 to 21 Nov 2026')).toBeTruthy()
})

test('the card shows three stories, and the others on request', () => {
  answering({ 'GET /api/industry-updates': [200, week()] })
  card('plus', week())
  expect(headlines()).toEqual(five.slice(0, 3))
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more industry updates' }))
  expect(headlines()).toEqual(five)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer updates' }))
  expect(headlines()).toEqual(five.slice(0, 3))
})

test('each story opens its own marketing ideas and their sources', () => {
  const known = week({
    updates: {
      ...brand([]),
      updates: [
        story('Flour rises', {
          evidence: [
            { kind: 'news', label: 'Grain Weekly', quote: 'Flour went up' },
            { kind: 'profile', label: 'Company information', quote: '£4.20' },
          ],
        }),
        story('Butter falls'),
      ],
    },
  })
  answering({ 'GET /api/industry-updates': [200, known] })
  card('plus', known)
  const [flour = document.body, butter = document.body] = screen.getAllByRole('article')
  fireEvent.click(screen.getByRole('button', { name: 'Show marketing ideas: Flour rises' }))
  const ideas = within(flour).getByText('Show the mill.')
  expect(ideas.closest('[hidden]')).toBeNull()
  expect(within(flour).getByText('£4.20').tagName).toBe('Q')
  expect(within(flour).queryByText('Flour went up')).toBeNull()
  expect(within(butter).getByText('Show the mill.').closest('[hidden]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show less: Flour rises' }))
  expect(ideas.closest('[hidden]')).not.toBeNull()
})

test('an agency sees every client’s stories, grouped by client', () => {
  const known = week({
    isAgencyFormat: true,
    updates: {
      agencyClientUpdates: [
        { clientId: 'c1', clientName: 'Hale & Daughters', ...brand(five) },
        { clientId: 'c2', clientName: 'Mill Lane', ...brand(['Rye is back'], 'Only one item fitted.') },
      ],
    },
  })
  answering({ 'GET /api/industry-updates': [200, known] })
  card('agency', known)
  const client = (name: string) => within(screen.getByRole('region', { name }))
  expect(client('Hale & Daughters').getAllByRole('article')).toHaveLength(5)
  expect(client('Mill Lane').getByText('Only one item fitted.')).toBeTruthy()
  expect(client('Mill Lane').getByText('Bakery, United Kingdom')).toBeTruthy()
})

test('a headline links to the story’s page, unless its address isn’t http(s)', () => {
  const known = week({
    updates: {
      ...brand([]),
      updates: [story('Flour rises'), story('Butter falls', { sourceUrl: 'javascript:alert(1)' })],
    },
  })
  answering({ 'GET /api/industry-updates': [200, known] })
  card('plus', known)
  expect(screen.getByRole('link', { name: 'Flour rises' }).getAttribute('href')).toBe(
    'https://news.example/flour-rises',
  )
  expect(screen.queryByRole('link', { name: 'Butter falls' })).toBeNull()
})
