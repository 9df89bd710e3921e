import { anIdea } from '#tests/support/builders/an-idea.ts'
import { stored } from '#tests/support/profile-screen.tsx'
import { appProviders } from '#tests/support/app-providers.tsx'
import type { Plan } from '#contract/plans.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CreateReport } from './create-report.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

function open(plan: Plan) {
  const sent: unknown[] = []
  fetching.mockImplementation(async (_, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return Response.json({ accessToken: 'abc', url: '/delivery/abc' }, { status: 201 })
  })
  const { wrapper } = appProviders()
  render(<CreateReport profile={stored} plan={plan} onClear={() => {}} chosen={[anIdea({ id: 'one' })]} />, {
    wrapper,
  })
  return sent
}
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create delivery page' }))
const plain = { profileId: 'p1', deliveryType: 'instant', contentIdeas: [{ id: 'one' }] }

test('a report includes upcoming events and the week’s news unless they are unticked', async () => {
  const sent = open('plus')
  create()
  await waitFor(() => expect(sent).toEqual([plain]))
  await screen.findByLabelText('Link to the report')
  fireEvent.click(screen.getByLabelText('Upcoming events'))
  fireEvent.click(screen.getByLabelText('News of the week'))
  create()
  await waitFor(() => expect(sent[1]).toEqual({ ...plain, events: null, industryInsights: null }))
})

test('on a plan without events and news there is nothing to tick', () => {
  open('basic')
  expect(screen.queryByRole('checkbox')).toBeNull()
})
