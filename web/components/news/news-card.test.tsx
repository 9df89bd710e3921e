import type { User } from '#contract/account.ts'
import { type IndustryUpdates, readIndustryUpdates, type Story } from '#contract/news.ts'
import { surroundings } from '#tests/support/surroundings.tsx'
import { aUser } from '#tests/support/user.ts'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewsCard } from './news-card.tsx'

const story = (headline: string, rest: Partial<Story> = {}): Story => ({
  headline,
  summary: 'What happened.',
  marketingSuggestions: ['Say what your flour costs you.', 'Show the mill.'],
  sourceUrl: `https://news.example/${headline.toLowerCase().replaceAll(' ', '-')}`,
  sourceName: 'Grain Weekly',
  publishedAt: '2026-11-17T08:00:00.000Z',
  evidence: [],
  ...rest,
})
const brand = (headlines: readonly string[], shortfall: string | null = null) => ({
  industry: 'Bakery',
  country: 'GB',
  updates: headlines.map((headline) => story(headline)),
  shortfall,
})
const five = ['Flour rises', 'Butter falls', 'Ovens recalled', 'Salt rules change', 'Rye is back']
const week = (rest: Partial<IndustryUpdates> = {}): IndustryUpdates => ({
  weekOf: '2026-11-15',
  isAgencyFormat: false,
  updates: brand(five),
  ...rest,
})

const fetching = vi.spyOn(globalThis, 'fetch')
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
  vi.useRealTimers()
})

/** What the server answers at each path; an empty list elsewhere. */
function answering(answers: Record<string, [status: number, body: unknown]>) {
  fetching.mockImplementation(async (input, init) => {
    const path = `${init?.method} ${input instanceof Request ? input.url : input.toString()}`
    const [status, body] = answers[path] ?? [200, []]
    return new Response(JSON.stringify(body), { status })
  })
}
const NONE = [404, { message: 'No updates yet', kind: 'not-found' }] as const

function card(plan: User['plan'], known?: IndustryUpdates) {
  const { client, notices, wrapper } = surroundings()
  if (known) client.setQueryData(keyOf(readIndustryUpdates), known)
  render(<NewsCard user={aUser({ plan })} />, { wrapper })
  return notices
}
const headlines = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)

test('without it in the plan the card says what opens it, and asks the server nothing', () => {
  card('free')
  expect(screen.getByRole('link', { name: 'Upgrade to Plus' }).getAttribute('href')).toBe('/pricing')
  cleanup()
  card('basic')
  expect(screen.getByText('Upgrade Required')).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})

test('what could not be read is said in the specification’s sentence, with another try', async () => {
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

test('where there are none yet they can be had at once', async () => {
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

test('while they are fetched the button says so and can not be pressed again', async () => {
  answering({ 'GET /api/industry-updates': [...NONE] })
  card('plus')
  const button = await screen.findByRole('button', { name: 'Generate Updates' })
  fetching.mockImplementation(() => new Promise(() => {}))
  fireEvent.click(button)
  expect((await screen.findByRole('button', { name: 'Generating...' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a fetching that fails says why and keeps what was there', async () => {
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

test('this week’s stories are not offered again', async () => {
  answering({ 'GET /api/industry-updates': [200, week()] })
  card('plus')
  await screen.findByText('15 Nov 2026 to 21 Nov 2026')
  expect(screen.queryByRole('button', { name: 'Generate this week’s' })).toBeNull()
})

const why = 'No story of the last three weeks fits your trade. Add a news feed that you read yourself.'

test('where nothing was found it is said so, not called a success, and can be tried again or with another feed', async () => {
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

test('a week that could have more stories can be made again', async () => {
  answering({
    'GET /api/industry-updates': [200, week({ updates: brand(['Rye is back'], why) })],
    'POST /api/generate-industry-updates': [200, week()],
  })
  card('plus')
  fireEvent.click(await screen.findByRole('button', { name: 'Generate again' }))
  await waitFor(() => expect(headlines()).toEqual(five.slice(0, 3)))
  expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull()
})

test('an agency whose clients all go without stories sees why for each, and can try again', async () => {
  const client = { clientId: 'c1', clientName: 'Mill Lane', ...brand([], why) }
  answering({
    'GET /api/industry-updates': [
      200,
      week({ isAgencyFormat: true, updates: { agencyClientUpdates: [client] } }),
    ],
  })
  card('agency')
  expect(await screen.findByText('None of your clients has stories this week.')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Mill Lane' })).getByText(why)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Generate Updates' })).toBeTruthy()
})

test('three stories show, the others after asking', () => {
  answering({ 'GET /api/industry-updates': [200, week()] })
  card('plus', week())
  expect(headlines()).toEqual(five.slice(0, 3))
  fireEvent.click(screen.getByRole('button', { name: 'Show 2 more industry updates' }))
  expect(headlines()).toEqual(five)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer updates' }))
  expect(headlines()).toEqual(five.slice(0, 3))
})

test('each story opens its own marketing ideas, and what they rest on', () => {
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

test('an agency’s stories stand under their clients, all of them', () => {
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

test('a headline leads to the story’s own page, and nowhere where its address is no web address', () => {
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
