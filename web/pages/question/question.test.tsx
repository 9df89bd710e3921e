import { type BrandQuestion, readQuestions } from '#contract/questions.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Question from './question.tsx'

const parking: BrandQuestion = {
  id: 'parking',
  ask: 'Where do people park?',
  example: 'behind the shop',
  choices: null,
  answer: null,
  skipped: false,
}
const kind: BrandQuestion = { ...parking, id: 'kind', ask: 'What are you?', choices: ['tea-room', 'bakery'] }

const fetching = vi.spyOn(globalThis, 'fetch')
const at = (id: string) => window.history.replaceState(null, '', `/question/${id}`)
beforeEach(() => at('kind'))
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

function serving(questions: readonly BrandQuestion[], refusal?: string) {
  const heard: unknown[] = []
  fetching.mockImplementation(async (address, init) => {
    if (init?.method === 'GET') return Response.json(address === readQuestions.path ? questions : [])
    const { answer } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    heard.push(answer)
    if (refusal) return Response.json({ message: refusal, kind: 'invalid' }, { status: 400 })
    const asked = questions.find(({ id }) => typeof address === 'string' && address.endsWith(`/${id}`))
    return Response.json({ ...asked, answer, skipped: answer === null })
  })
  return heard
}
const open = () => render(<Question />, appProviders())

test('a user answers a question with one click, is thanked, and sees a link to the ideas', async () => {
  const heard = serving([parking, kind])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Tea room' }))
  expect(await screen.findByText('Thank you.')).toBeTruthy()
  expect(screen.getByText('Tea room')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your ideas' }).getAttribute('href')).toBe('/ideas')
  expect(heard).toEqual(['tea-room'])
})

test('a question with a free answer shows an example, and an empty answer is not sent', async () => {
  at('parking')
  const heard = serving([parking, kind])
  open()
  const field = await screen.findByPlaceholderText('behind the shop')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Write an answer')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'in the square' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('in the square')).toBeTruthy()
  expect(heard).toEqual(['in the square'])
})

test('a user can mark a question as not applying, and change that again', async () => {
  const heard = serving([kind])
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Doesn’t apply' }))
  expect(await screen.findByText('We won’t ask this again.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Bakery' }))
  expect(await screen.findByText('Your next ideas will use it.')).toBeTruthy()
  expect(heard).toEqual([null, 'bakery'])
})

test('a user who opens a question that is no longer asked sees a link to the current ones', async () => {
  at('gone')
  serving([kind])
  open()
  expect(await screen.findByText(/no longer applies/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your questions' }).getAttribute('href')).toBe(
    '/brand#questions',
  )
})

test('an error from the server is shown beside the answers', async () => {
  serving([kind], 'Choose one of the answers.')
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Bakery' }))
  await waitFor(() => expect(screen.getByText('Choose one of the answers.')).toBeTruthy())
  expect(screen.queryByText('Thank you.')).toBeNull()
})
