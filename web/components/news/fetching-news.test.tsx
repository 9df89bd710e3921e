// Tests fetching stories from the news card, and what the card then says.
import { aNewsCard, brand, five, headlines, week } from '#tests/support/news-screen.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const { fetching, answering, card } = aNewsCard()
const NONE = [200, null] as const

test('if there are no stories yet, the user can fetch them at once', async () => {
  answering({
    'GET /api/industry-updates': [...NONE],
    'POST /api/generate-industry-updates': [200, week()],
  })
  const notices = card('trial')
  fireEvent.click(await screen.findByRole('button', { name: 'Generate Updates' }))
  await waitFor(() => expect(headlines()).toEqual(five.slice(0, 3)))
  expect(notices.current()).toMatchObject({
    title: 'News, Updates & Trends Generated',
    text: 'Your first set of news, updates and trends has been created successfully.',
  })
})

test('while stories are fetched the button says so and does nothing', async () => {
  answering({ 'GET /api/industry-updates': [...NONE] })
  card('plus')
  const button = await screen.findByRole('button', { name: 'Generate Updates' })
  fetching.mockImplementation(() => new Promise(() => {}))
  fireEvent.click(button)
  expect((await screen.findByRole('button', { name: 'Generating...' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('if fetching fails, the card says why and keeps the earlier stories', async () => {
  answering({
    'GET /api/industry-updates': [200, week({ weekOf: '2026-11-08' })],
    'POST /api/generate-industry-updates': [502, { message: 'No feed answered.', kind: 'outside' }],
  })
  const notices = card('agency')
  fireEvent.click(await screen.findByRole('button', { name: 'Generate this week’s' }))
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Generation Failed',
      text: 'No feed answered.',
      tone: 'bad',
    }),
  )
  expect(headlines()).toEqual(five.slice(0, 3))
})

test('if this week’s stories are there, the card doesn’t offer to fetch them', async () => {
  answering({ 'GET /api/industry-updates': [200, week()] })
  card('plus')
  await screen.findByText('15 Nov 2026 to 21 Nov 2026')
  expect(screen.queryByRole('button', { name: 'Generate this week’s' })).toBeNull()
})

const why = 'No story of the last three weeks fits your trade. Add a news feed that you read yourself.'

test('if no stories are found, the card offers to try again or add a feed', async () => {
  answering({
    'GET /api/industry-updates': [...NONE],
    'POST /api/generate-industry-updates': [200, week({ updates: brand([], why) })],
  })
  const notices = card('plus')
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Generate Updates' }))
  await press()
  expect(await screen.findByText('No stories for this week yet')).toBeTruthy()
  expect(notices.current()).toMatchObject({ title: 'No Stories Found', text: why })
  expect(screen.getByText(why)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a news feed' }).getAttribute('href')).toBe('/settings')

  answering({ 'POST /api/generate-industry-updates': [200, week()] })
  await press()
  await waitFor(() => expect(headlines()).toEqual(five.slice(0, 3)))
  expect(notices.current()).toMatchObject({
    title: 'News, Updates & Trends Generated',
    text: 'Your first set of news, updates and trends has been created successfully.',
  })
})

test('a user can fetch a week’s stories again if there are too few', async () => {
  answering({
    'GET /api/industry-updates': [200, week({ updates: brand(['Rye is back'], why) })],
    'POST /api/generate-industry-updates': [200, week()],
  })
  card('plus')
  fireEvent.click(await screen.findByRole('button', { name: 'Generate again' }))
  await waitFor(() => expect(headlines()).toEqual(five.slice(0, 3)))
  expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull()
})

test('an agency whose clients have no stories sees why for each client, and can try again', async () => {
  const client = { clientId: 'c1', clientName: 'Mill Lane', ...brand([], why) }
  answering({
    'GET /api/industry-updates': [
      200,
      week({ isAgencyFormat: true, updates: { agencyClientUpdates: [client] } }),
    ],
  })
  card('agency')
  expect(await screen.findByText('Your clients have no stories this week.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Mill Lane' })).getByText(why)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Generate Updates' })).toBeTruthy()
})
