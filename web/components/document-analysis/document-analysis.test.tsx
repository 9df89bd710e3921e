import type { Document } from '#contract/documents.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentAnalysis } from './document-analysis.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const document: Document = {
  id: 'd1',
  fileName: 'winter box.txt',
  fileType: 'txt',
  fileSizeBytes: 80,
  extractedInsights: {},
  isProcessed: true,
  notice: null,
  uploadedAt: '2026-11-20T09:00:00.000Z',
  factsDecided: false,
}
const fact = (id: string, quote: string) => ({
  id,
  kind: 'document',
  type: 'statement',
  quote,
  slots: {},
  heading: '',
  place: { of: 'winter box.txt', label: 'winter box.txt, line 1' },
  status: 'extracted',
  visibility: 'internal',
  voice: 'brand',
  freshness: 'undated',
  flags: [],
  documentId: 'd1',
})
let decided = false
let answers: unknown[] = []

beforeEach(() => {
  decided = false
  answers = []
  fetching.mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    const kept = { ...document, factsDecided: decided }
    if (path === '/api/documents/d1/facts') {
      answers.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''))
      decided = true
      return Response.json({ ...kept, factsDecided: true })
    }
    if (path.startsWith('/api/brand/facts'))
      return Response.json([fact('f1', 'Our winter box costs £34.50.'), fact('f2', 'It serves six people.')])
    if (path === '/api/documents')
      return Response.json({ documents: [kept], stats: { count: 1, totalSizeBytes: 80 } })
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

const open = async () => {
  render(<DocumentAnalysis />, appProviders())
  await screen.findByRole('region', { name: 'Use these in your content?' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  ['Use all', 'all'],
  ['Use none', 'none'],
])('a new document asks whether its facts may be used, and saves the answer: %s', async (name, use) => {
  await open()
  expect(screen.getByText('Our winter box costs £34.50.')).toBeTruthy()
  press(name)
  await waitFor(() => expect(answers).toEqual([{ use }]))
  await waitFor(() => expect(screen.queryByText('Use these in your content?')).toBeNull())
  expect(screen.getByText('Choose the facts that ideas may use')).toBeTruthy()
})

test('a user can choose a document’s facts one by one, and Done answers the question', async () => {
  await open()
  press('Choose')
  expect(await screen.findAllByRole('checkbox', { name: /Use in ideas/ })).toHaveLength(2)
  press('Done')
  await waitFor(() => expect(answers).toEqual([{ use: 'chosen' }]))
})

test('a sentence with several facts is counted once and has one tick', async () => {
  const changed: string[] = []
  const usual = fetching.getMockImplementation()
  fetching.mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (init?.method === 'PATCH') {
      changed.push(path)
      return Response.json({ ...fact('f1', 'Four cost £12.'), visibility: 'public' })
    }
    if (path.startsWith('/api/brand/facts'))
      return Response.json([
        fact('f1', 'Four cost £12.'),
        fact('f2', 'Four cost £12.'),
        fact('f3', 'It serves six people.'),
      ])
    return (await usual?.(input, init)) ?? Response.json([])
  })
  await open()
  expect(screen.getByText(/^We found two facts/)).toBeTruthy()
  press('Choose')
  const ticks = await screen.findAllByRole('checkbox', { name: /Use in ideas/ })
  expect(ticks).toHaveLength(2)
  fireEvent.click(screen.getByRole('checkbox', { name: /Four cost/ }))
  await waitFor(() => expect(changed).toEqual(['/api/brand/facts/f1', '/api/brand/facts/f2']))
})
