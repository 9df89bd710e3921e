import { ADDED_BY_USER } from '#contract/facts.ts'
import { fact, fetching, open, press, serving, value } from '#tests/support/brand-screen.tsx'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

const [first, second, third] = [fact('We answer by nine.'), fact('We bake daily.'), fact('We never rush.')]
const spin = fact('Our spin class is £12.', {
  type: 'labelled-price',
  slots: { label: 'spin class', amount: '£12' },
  value: value('offer', 'spin class', '£12'),
})
beforeEach(() => window.history.replaceState(null, '', '/brand'))
afterEach(() => {
  cleanup()
  fetching().mockReset()
})

const group = (name: string) => within(screen.getByRole('region', { name }))
const showSentences = () => press(/^Sentences for drafts/)
const promises = () => screen.queryAllByText(/^We /).map((claim) => claim.textContent)

test('one click confirms a value, and another undoes it', async () => {
  const heard = serving({ facts: [spin] })
  await open()
  const tick = screen.getByRole('button', { name: 'Confirm: spin class' })
  fireEvent.click(tick)
  await waitFor(() => expect(tick.getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(tick)
  await waitFor(() => expect(tick.getAttribute('aria-pressed')).toBe('false'))
  await waitFor(() =>
    expect(heard).toEqual([
      ['PATCH', { status: 'confirmed' }],
      ['PATCH', { status: 'extracted' }],
    ]),
  )
})

test('a whole group is confirmed at once', async () => {
  const heard = serving({ facts: [first, second, third] })
  await open()
  showSentences()
  press(/^All correct.*Sentences for drafts/)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^All correct/ })).toBeNull())
  await waitFor(() => expect(heard).toHaveLength(3))
})

test('groups of sentences are closed at first, and their button says how many there are', async () => {
  serving({ facts: [first, second, third] })
  await open()
  expect(promises()).toEqual([])
  expect(screen.queryByRole('button', { name: /^All correct/ })).toBeNull()
  const title = screen.getByRole('button', { name: 'Sentences for drafts 3' })
  expect(title.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(title)
  expect(title.getAttribute('aria-expanded')).toBe('true')
  expect(promises()).toHaveLength(3)
})

test('a long group shows its first values, all of them after one click, and fewer again', async () => {
  const classes = Array.from({ length: 11 }, (_, at) =>
    fact(`Class ${at}`, {
      type: 'offer',
      slots: { label: `Class ${at}` },
      value: value('offer', `Class ${at}`),
    }),
  )
  const sentences = Array.from({ length: 5 }, (_, at) => fact(`We bake loaf ${at}.`))
  serving({ facts: [...classes, ...sentences] })
  await open()
  const shown = (name: string) => group(name).getAllByRole('button', { name: /^Hide: / })
  expect(shown('What you offer')).toHaveLength(8)
  fireEvent.change(screen.getByLabelText('Something else you offer'), { target: { value: 'Spin' } })
  press('Add')
  expect(await screen.findByRole('button', { name: 'Hide: Spin' })).toBeTruthy()
  expect(shown('What you offer')).toHaveLength(9)
  press('Show all 12: What you offer')
  expect(shown('What you offer')).toHaveLength(12)
  press('Show fewer: What you offer')
  press('Hide: Spin')
  await waitFor(() => expect(shown('What you offer')).toHaveLength(8))
  press('Show all 11: What you offer')
  expect(shown('What you offer')).toHaveLength(11)
  press('Show fewer: What you offer')
  expect(shown('What you offer')).toHaveLength(8)
  showSentences()
  expect(shown('Sentences for drafts')).toHaveLength(3)
  press('Show all 5: Sentences for drafts')
  expect(promises()).toHaveLength(5)
})

test('a value says that ideas use it already, and what confirming it changes', async () => {
  serving({ facts: [spin] })
  await open()
  expect(screen.getByText(/^Ideas already use everything listed here/)).toBeTruthy()
  const tick = screen.getByRole('button', { name: 'Confirm: spin class' })
  expect(tick.title).toBe('Right: use it first in ideas')
  fireEvent.click(tick)
  await waitFor(() => expect(tick.title).toBe('Confirmed: ideas use it first'))
})

test('a hidden value disappears at once, the next one takes the focus, and Undo restores it', async () => {
  const heard = serving({ facts: [first, second, third] })
  const notices = await open()
  showSentences()
  const button = screen.getByRole('button', { name: 'Hide: We answer by nine.' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('We bake daily.'))
  expect(screen.getByText('Hidden (1)')).toBeTruthy()
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(promises()).toHaveLength(3))
  await waitFor(() =>
    expect(heard).toEqual([
      ['PATCH', { status: 'hidden' }],
      ['PATCH', { status: 'extracted' }],
    ]),
  )
})

test('a change the server refuses is rolled back with a message', async () => {
  serving({ facts: [spin], refuses: true })
  const notices = await open()
  press('Hide: spin class')
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'We couldn’t save that', text: 'Not now.' }),
  )
  expect(screen.getByRole('button', { name: 'Hide: spin class' })).toBeTruthy()
})

test('a value opens to show its quote and source', async () => {
  serving({ facts: [spin] })
  await open()
  expect(screen.queryByText(/Our spin class is £12/)).toBeNull()
  const chip = screen.getByRole('button', { name: /^spin class/ })
  fireEvent.click(chip)
  expect(chip.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('“Our spin class is £12.”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toMatch(/#:~:text=Our%20spin/)
})

test('a value is corrected in its form, and errors are shown at their fields', async () => {
  const heard = serving({ facts: [spin] })
  await open()
  press(/^spin class/)
  press(/^Correct/)
  const price = screen.getByLabelText('Price (optional)')
  fireEvent.change(price, { target: { value: '14' } })
  press('Save')
  expect(await screen.findByText('Enter the price with its currency, such as £4.80')).toBeTruthy()
  expect(document.activeElement).toBe(price)
  fireEvent.change(price, { target: { value: '£14' } })
  press('Save')
  await waitFor(() => expect(screen.queryByLabelText('Price (optional)')).toBeNull())
  const slots = { label: 'spin class', amount: '£14' }
  expect(heard).toEqual([['PATCH', { edit: { type: 'labelled-price', quote: 'spin class: £14', slots } }]])
})

test('an offering is added by its name alone, or with one click on what the trade usually offers', async () => {
  const heard = serving({ usual: ['Pilates', 'Boxing'] })
  await open()
  fireEvent.change(screen.getByLabelText('Something else you offer'), { target: { value: 'Spin' } })
  press('Add')
  expect(await screen.findByRole('button', { name: 'Hide: Spin' })).toBeTruthy()
  press('We offer Pilates')
  expect(await screen.findByRole('button', { name: 'Hide: Pilates' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'We offer Pilates' })).toBeNull())
  expect(screen.getByRole('button', { name: 'We offer Boxing' })).toBeTruthy()
  await waitFor(() =>
    expect(heard).toEqual([
      ['POST', { type: 'offer', quote: 'Spin', slots: { label: 'Spin' } }],
      ['POST', { type: 'offer', quote: 'Pilates', slots: { label: 'Pilates' } }],
    ]),
  )
})

test('hiding a value that a person added deletes it, and Undo restores it', async () => {
  const told = fact('Spin', {
    type: 'offer',
    slots: { label: 'Spin' },
    kind: 'profile',
    place: ADDED_BY_USER,
    status: 'confirmed',
    value: value('offer', 'Spin'),
  })
  const heard = serving({ facts: [told] })
  const notices = await open()
  expect(screen.queryByRole('button', { name: 'Confirm: Spin' })).toBeNull()
  press('Hide: Spin')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hide: Spin' })).toBeNull())
  expect(screen.queryByText(/^Hidden/)).toBeNull()
  act(() => notices.current()?.action?.act())
  expect(await screen.findByRole('button', { name: 'Hide: Spin' })).toBeTruthy()
  await waitFor(() => expect(heard).toHaveLength(2))
})

test('other kinds of value have forms of a few fields', async () => {
  const heard = serving({})
  await open()
  press('Add a person')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada Wren' } })
  fireEvent.change(screen.getByLabelText('What they do (optional)'), { target: { value: 'head baker' } })
  fireEvent.click(group('People we may name').getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(heard).toEqual([
      [
        'POST',
        { type: 'person', quote: 'Ada Wren, head baker', slots: { person: 'Ada Wren', role: 'head baker' } },
      ],
    ]),
  )
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a person'))
})

test('a brand with several branches shows the address and hours of each below its name', async () => {
  const of = (branch: string, hours: string) =>
    fact(`${branch}: ${hours}`, {
      type: 'hours',
      slots: { hours, branch },
      value: { ...value('hours', hours), branch },
    })
  serving({ facts: [of('Oakley', 'Mon-Sat 9-5'), of('Thorpe', 'Tue-Sat 10-4')] })
  await open()
  const place = group('Place and hours')
  expect(place.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Oakley',
    'Thorpe',
  ])
  expect(place.getAllByText(/^(?:Mon|Tue)-Sat/).map(({ textContent }) => textContent)).toEqual([
    'Mon-Sat 9-5',
    'Tue-Sat 10-4',
  ])
})

test('a document’s sentence with several facts is listed once among those not used yet', async () => {
  const of = (id: string, quote: string) =>
    fact(quote, { id, kind: 'document', documentId: 'd1', visibility: 'internal', value: null })
  serving({ facts: [of('1', 'Four cost £12.'), of('2', 'Four cost £12.'), of('3', 'It serves six.')] })
  await open()
  fireEvent.click(screen.getByText('From documents, not used yet (2)'))
  expect(await screen.findAllByText('Four cost £12.')).toHaveLength(1)
})
