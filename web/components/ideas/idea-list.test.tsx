import type { Idea } from '#contract/ideas.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { IdeaList } from './idea-list.tsx'

const ideaNamed = (title: string): Idea => ({
  id: title,
  title,
  summary: '',
  description: '',
  contentType: 'blog',
  objective: 'inform',
  status: 'generated',
  dismissal: null,
  isInstant: false,
  formatFields: [],
  evidence: [],
  explanation: null,
  engine: 'built-in',
  generatedAt: '2026-11-20T09:00:00.000Z',
})

interface Shown {
  titles: readonly string[]
  more?: { pending: boolean; onMore: () => void }
}

const Titles = ({ titles, more }: Shown) => (
  <IdeaList ideas={titles.map(ideaNamed)} empty={<p>Nothing here</p>} more={more}>
    {({ title }) => (
      <article>
        <h3 tabIndex={-1}>{title}</h3>
        <button type="button">Mark {title}</button>
      </article>
    )}
  </IdeaList>
)
const focused = () => document.activeElement?.textContent

afterEach(cleanup)

test('when an idea leaves with the focus in it, the next one has it, and at the end the last', () => {
  const { rerender } = render(<Titles titles={['Bread', 'Oven', 'Van']} />)
  screen.getByText('Mark Oven').focus()
  rerender(<Titles titles={['Bread', 'Van']} />)
  expect(focused()).toBe('Van')
  screen.getByText('Mark Van').focus()
  rerender(<Titles titles={['Bread']} />)
  expect(focused()).toBe('Bread')
})

test('when the last idea leaves, the focus is where the list says that it is empty', () => {
  const { rerender } = render(<Titles titles={['Bread']} />)
  screen.getByText('Mark Bread').focus()
  rerender(<Titles titles={[]} />)
  expect(focused()).toBe('Nothing here')
})

test('the focus stays where it is when it was elsewhere', () => {
  const { rerender } = render(<Titles titles={['Bread', 'Oven']} />)
  screen.getByText('Mark Oven').focus()
  rerender(<Titles titles={['Oven']} />)
  expect(focused()).toBe('Mark Oven')
})

test('more ideas come under those that are there, and reading goes on at the first of them', () => {
  const more = { pending: false, onMore: vi.fn() }
  const { rerender } = render(<Titles titles={['Bread', 'Oven']} more={more} />)
  fireEvent.click(screen.getByText('Show more'))
  expect(more.onMore).toHaveBeenCalledOnce()
  rerender(<Titles titles={['Bread', 'Oven', 'Van', 'Mill']} />)
  expect(focused()).toBe('Van')
})

test('a shelf that was emptied by marking goes on by itself while there are more', () => {
  const more = { pending: false, onMore: vi.fn() }
  const { rerender } = render(<Titles titles={['Bread']} more={more} />)
  expect(more.onMore).not.toHaveBeenCalled()
  rerender(<Titles titles={[]} more={more} />)
  expect(more.onMore).toHaveBeenCalledOnce()
  expect(screen.queryByText('Nothing here')).toBeNull()
})
