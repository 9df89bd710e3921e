import { answerOnIdea, type HouseQuestion, type Idea, readIdeas } from '#contract/ideas.ts'
import { anIdea, anInvitation, anOldIdea } from '#tests/support/builders/an-idea.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIdea } from './cached-idea.ts'
import { WholeIdea } from './whole-idea.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

const Shown = ({ id }: { id: string }) => {
  const { idea } = useIdea(id)
  return idea ? <WholeIdea idea={idea} /> : null
}

/** Shows an idea from a list. `others` answers the calls that change it, by method and the end of the path. */
function show(idea: Idea, others: Record<string, (body: unknown) => Idea | Response> = {}) {
  const { client, notices, wrapper } = appProviders()
  client.setQueryData(keyOf(readIdeas), [idea])
  fetching.mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address : ''
    const name = `${init?.method} ${path.split('/').at(-1)}`
    const answer = others[name]?.(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return answer instanceof Response ? answer : Response.json(answer ?? { message: 'No such call' })
  })
  render(<Shown id={idea.id} />, { wrapper })
  return { notices, listed: () => client.getQueryData<Idea[]>(keyOf(readIdeas))?.[0] }
}

const part = (name: string) => within(screen.getByRole('region', { name }))
const words = (name: string) => screen.getByRole('region', { name }).textContent
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const resting: HouseQuestion = {
  id: 'rest',
  ask: 'How long does the dough rest?',
  example: '24 hours',
  choices: null,
}
const place: HouseQuestion = {
  id: 'place',
  ask: 'Where do you meet?',
  example: null,
  choices: ['here', 'online'],
}

test('an idea shows its draft, its effort and why it was chosen, with its sources folded away', () => {
  show(anIdea())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How to keep a loaf four days')
  expect(screen.getByRole('article').textContent).toContain('ForPeople who already come')
  expect(screen.getByRole('article').textContent).toContain('Time to makeUnder an hour')
  expect(words('Draft')).toContain('Gone hard? Ten minutes in a hot oven.')
  expect(words('Draft')).toContain('Call to actionTell us how many of you there are.')
  expect(part('Scenes').getAllByRole('listitem')).toHaveLength(2)
  expect(words('What to prepare')).toContain('A bread knife')
  expect(words('Check before you publish')).toContain('The oven time is right for your loaf.')
  const why = part('Why this idea')
  expect(why.getByText('It answers a question before it is asked. It suits this time of year.')).toBeTruthy()
  expect(why.getByText('We have baked since 1978.').closest('details')?.open).toBe(false)
})

test('an idea for a date shows the date, and what to do by when', () => {
  const occasion = { id: 'lent', name: 'Shrove Tuesday', from: '2027-02-09', to: '2027-02-09' }
  show(anIdea({ occasion, tasks: ['By Friday 5 February: film the griddle'] }))
  expect(screen.getByRole('article').textContent).toContain('Shrove TuesdayTuesday 9 February 2027')
  expect(words('Production tasks')).toBe('Production tasksBy Friday 5 February: Film the griddle')
})

test('an invitation says when and where it is only once', () => {
  show(anInvitation)
  expect(screen.getAllByText(/A Saturday, at seven/i)).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Outline' })).toBeNull()
})

test('an idea from before drafts existed shows its description and fields, and can’t be edited', () => {
  show(anOldIdea)
  expect(within(screen.getByRole('region', { name: 'The idea' })).getAllByRole('listitem')).toHaveLength(2)
  expect(words('First line')).toContain('Two days, one loaf.')
  expect(screen.queryByRole('button', { name: 'Edit the draft' })).toBeNull()
})

test('an edited draft is marked as edited, and the list shows the new text', async () => {
  const sent: unknown[] = []
  const { listed, notices } = show(anIdea(), {
    'PUT i1': (body) => {
      sent.push(body)
      return anIdea({ draft: 'Mine.', edited: ['draft'] })
    },
  })
  press('Edit the draft')
  const box = screen.getByRole('textbox', { name: 'Draft' })
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: ' ' } })
  press('Save')
  expect(screen.getByText('Write the draft')).toBeTruthy()
  fireEvent.change(box, { target: { value: 'Mine.' } })
  press('Save')
  await waitFor(() => expect(words('Draft')).toContain('Edited by you'))
  expect(words('Draft')).toContain('Mine.')
  expect(sent).toEqual([{ draft: 'Mine.' }])
  expect(listed()?.draft).toBe('Mine.')
  expect(notices.current()?.title).toBe('Draft saved')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the draft' })),
  )
})

test('text that is being edited stays until it is saved or cancelled, even if the server refuses it', async () => {
  const refusal = () => Response.json({ message: 'This draft is too long' }, { status: 400 })
  show(anIdea(), { 'PUT i1': refusal })
  press('Edit the draft')
  fireEvent.change(screen.getByRole('textbox', { name: 'Draft' }), { target: { value: 'Mine.' } })
  press('Save')
  expect(await screen.findByText('This draft is too long')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Draft' }).value).toBe('Mine.')
  press('Cancel')
  expect(words('Draft')).toContain('Gone hard?')
})

test('an answer rewrites the idea in place and highlights what is new, and the user can undo it', async () => {
  const before = anIdea({ asks: [resting, place] })
  const draft = `${before.draft} Ours rests 24 hours.`
  const sent: unknown[] = []
  const { notices } = show(before, {
    'POST answers': (body) => {
      sent.push(body)
      return { ...before, draft, asks: [place], canUndo: true }
    },
    'POST undo': () => ({ ...before, asks: [place] }),
  })
  expect(part('Questions').getByRole('heading').textContent).toBe('Two answers would make this idea better')
  const box = screen.getByRole('textbox', { name: resting.ask })
  expect(box.getAttribute('placeholder')).toBe('24 hours')
  press('Save')
  expect(screen.getByText('Write an answer')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(box, { target: { value: '24 hours' } })
  press('Save')
  await waitFor(() => expect(words('Draft')).toContain('Ours rests 24 hours.'))
  expect(sent).toEqual([{ question: 'rest', answer: '24 hours' }])
  expect(screen.getByText('Ours rests 24 hours.').className).toBe('mk')
  expect(screen.getByText(/Gone hard/).className).toBe('')
  expect(part('Questions').getByRole('heading').textContent).toBe('One answer would make this idea better')
  expect(notices.current()).toMatchObject({ title: 'Idea updated', action: { label: 'Undo' } })
  press('Undo')
  await waitFor(() => expect(words('Draft')).not.toContain('Ours rests 24 hours.'))
  expect(notices.current()?.title).toBe('Idea changed back')
})

test.each([
  ['Online', 'online'],
  ['Doesn’t apply', null],
])('a question is answered with one click on %s', async (name, answer) => {
  const before = anIdea({ asks: [place] })
  const sent: unknown[] = []
  const { notices } = show(before, {
    'POST answers': (body) => {
      sent.push(answerOnIdea.body.parse(body))
      return { ...before, asks: [] }
    },
  })
  press(name)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Questions' })).toBeNull())
  expect(sent).toEqual([{ question: 'place', answer }])
  expect(notices.current()).toMatchObject({ title: 'Answer saved', text: 'Your next ideas will use it.' })
})

test('a choice has the same label below an idea as on the brand’s page', () => {
  show(anIdea({ asks: [{ ...place, choices: ['new-homes', 'both'] }] }))
  const asked = within(screen.getByRole('group', { name: place.ask }))
  expect(asked.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'New homes',
    'Both',
    'Doesn’t apply',
  ])
})

test('a user who edited a draft and then answers a question learns that the draft stays as it is', async () => {
  const before = anIdea({ asks: [place], edited: ['draft'] })
  const { notices } = show(before, {
    'POST answers': () => ({ ...before, asks: [], outline: ['Online: bring a mug.'], canUndo: true }),
  })
  press('Online')
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Idea updated',
      text: 'The draft you edited stays as it is.',
    }),
  )
})

test('neither the idea nor the question changes if the server refuses the answer', async () => {
  const { notices } = show(anIdea({ asks: [place] }), {
    'POST answers': () => Response.json({ message: 'Try again later.' }, { status: 429 }),
  })
  press('Here')
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'We couldn’t save that', text: 'Try again later.' }),
  )
  expect(screen.getByRole('button', { name: 'Here' })).toBeTruthy()
})

test('markup and very long words in an idea are shown as text', () => {
  const nasty = '<img src=x onerror=alert(1)>'.repeat(9)
  show(anIdea({ title: nasty, draft: nasty, callToAction: nasty, prepare: [nasty], outline: [nasty] }))
  expect(screen.getByRole('article').querySelector('img')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(nasty)
})

test('an idea’s one main button copies its draft, and every other button says what it is for', () => {
  show(anIdea())
  const main = screen.getAllByRole('button').filter((button) => button.className.includes('btn-pencil'))
  expect(main.map((button) => button.textContent)).toEqual(['Copy draft'])
  expect(screen.getByRole('button', { name: /^Status/ }).textContent).toBe('Status: New')
  expect(screen.getByRole('button', { name: 'Copy idea' })).toBeTruthy()
})
