import { readWeeklyQuestion } from '#contract/questions.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WeeklyQuestion } from './weekly-question.tsx'

const dogs = { id: 'dogs', ask: 'Are dogs welcome?', example: null, choices: ['yes', 'no'] }
const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

function serving(question: typeof dogs | null) {
  const heard: unknown[] = []
  let weekly = question
  fetching.mockImplementation(async (address, init) => {
    if (init?.method === 'GET')
      return Response.json(address === readWeeklyQuestion.path ? { question: weekly } : [])
    heard.push(init?.method)
    const { answer = null } = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    weekly = init?.method === 'DELETE' ? question : null
    return Response.json({ ...dogs, answer, skipped: init?.method === 'PUT' && answer === null })
  })
  return heard
}
const open = () => render(<WeeklyQuestion />, appProviders())

test('a user answers the week’s question with one click, is thanked, and can undo it', async () => {
  const heard = serving(dogs)
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await screen.findByText('Thank you.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'No' })).toBeTruthy()
  expect(heard).toEqual(['PUT', 'DELETE'])
})

test('the dashboard has no card for a question in a week without one', async () => {
  serving(null)
  open()
  await waitFor(() => expect(fetching).toHaveBeenCalled())
  expect(screen.queryByText('One question for better ideas')).toBeNull()
})
