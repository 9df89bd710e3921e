import type { BrandQuestion } from '#contract/questions.ts'
import { fact, fetching, open, press, serving, value } from '#tests/support/brand-screen.tsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

const spin = fact('Our spin class is £12.', {
  type: 'labelled-price',
  slots: { label: 'spin class', amount: '£12' },
  value: value('offer', 'spin class', '£12'),
})
const box = fact('The winter box is £34.50.', {
  kind: 'document',
  type: 'labelled-price',
  slots: { label: 'winter box', amount: '£34.50' },
  visibility: 'internal',
  documentId: 'd1',
  place: { of: 'boxes.pdf', label: 'boxes.pdf', page: 2 },
  value: value('offer', 'winter box', '£34.50'),
})
const question = (id: string, rest: Partial<BrandQuestion> = {}): BrandQuestion => ({
  id,
  ask: `What about ${id}?`,
  example: null,
  choices: ['yes', 'no'],
  answer: null,
  skipped: false,
  ...rest,
})
beforeEach(() => window.history.replaceState(null, '', '/brand'))
afterEach(() => {
  cleanup()
  fetching().mockReset()
})

const group = (name: string) => within(screen.getByRole('region', { name }))

test('a document’s fact is used in content only after it is switched on', async () => {
  const heard = serving({ facts: [box] })
  await open()
  expect(screen.queryByText('winter box')).toBeNull()
  fireEvent.click(screen.getByText('From documents, not used yet (1)'))
  expect(await screen.findByText('boxes.pdf, page 2')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Use in ideas' }))
  expect(await screen.findByText('winter box')).toBeTruthy()
  await waitFor(() => expect(heard).toEqual([['PATCH', { visibility: 'public' }]]))
})

test('facts that ideas don’t use are listed last with the reason, and can be corrected', async () => {
  const dated = fact('We had hampers in 2019.', { type: 'statement', value: null, unused: 'dated' })
  serving({ facts: [dated] })
  await open()
  expect(screen.queryByText('We had hampers in 2019.')).toBeNull()
  fireEvent.click(screen.getByText('Not used in ideas (1)'))
  expect(await screen.findByText('Out of date')).toBeTruthy()
  press(/^Correct.*hampers/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('In your own words').value).toBe(
    'We had hampers in 2019.',
  )
})

test('a house question is answered in place with one click; answered ones are folded away', async () => {
  const heard = serving({
    questions: [question('parking'), question('dogs'), question('cats', { answer: 'yes' })],
  })
  await open()
  expect(screen.getByText('Answered (1)')).toBeTruthy()
  const asked = screen.getByRole('group', { name: 'What about parking?' })
  fireEvent.click(within(asked).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'What about parking?' })).toBeNull())
  expect(screen.getByText('What about parking?')).toBeTruthy()
  const next = screen.getByRole('group', { name: 'What about dogs?' })
  fireEvent.click(within(next).getByRole('button', { name: 'Doesn’t apply' }))
  expect(await screen.findByText('Doesn’t apply')).toBeTruthy()
  expect(heard).toEqual([
    ['PUT', { answer: 'yes' }],
    ['PUT', { answer: null }],
  ])
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) ?? document.body)
  expect(await screen.findByRole('group', { name: 'What about dogs?' })).toBeTruthy()
})

test('the page says if the trade is unknown, and choosing one saves the industry', async () => {
  const heard = serving({})
  await open()
  expect(screen.getByText(/“Falconry” isn’t a trade we know well/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Your trade'), { target: { value: 'gym' } })
  await waitFor(() => expect(heard).toEqual([['PUT', { industry: 'Gym and classes' }]]))
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Your trade').disabled).toBe(false))
  fireEvent.change(screen.getByLabelText('Second trade (optional)'), { target: { value: 'gym' } })
  await waitFor(() => expect(heard.at(-1)).toEqual(['PUT', { secondTrade: 'gym' }]))
})

test('on the free plan the card is shown, but reading needs a paid plan', async () => {
  serving({ facts: [spin] })
  await open('free')
  expect(group('What you offer').getByText('spin class')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Read our website' })).toBeNull()
  expect(screen.getByText('Get website and document analysis with Plus')).toBeTruthy()
})
