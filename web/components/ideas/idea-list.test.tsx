import { anIdea } from '#tests/support/builders/an-idea.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { appProviders } from '#tests/support/app-providers.tsx'
import { IdeaCard } from './idea-card.tsx'
import { IdeaList } from './idea-list.tsx'

interface Shown {
  titles: readonly string[]
  more?: { pending: boolean; onMore: () => void }
  onReach?: (title: string) => void
}

const Titles = ({ titles, more, onReach }: Shown) => (
  <IdeaList
    ideas={titles.map((title) => anIdea({ id: title, title }))}
    empty={<p>Nothing here</p>}
    more={more}
    {...(onReach && { onReach: ({ title }) => onReach(title) })}
  >
    {({ title }) => (
      <article>
        <h3>
          <a href={`#${title}`}>{title}</a>
        </h3>
        <button type="button">Mark {title}</button>
      </article>
    )}
  </IdeaList>
)
const focused = () => document.activeElement?.textContent

afterEach(cleanup)

test('when the focused idea leaves the list, the focus moves to the next one, or else the last', () => {
  const { rerender } = render(<Titles titles={['Bread', 'Oven', 'Van']} />)
  screen.getByText('Mark Oven').focus()
  rerender(<Titles titles={['Bread', 'Van']} />)
  expect(focused()).toBe('Van')
  screen.getByText('Mark Van').focus()
  rerender(<Titles titles={['Bread']} />)
  expect(focused()).toBe('Bread')
})

test('when the last idea leaves the list, the focus moves to the message that it is empty', () => {
  const { rerender } = render(<Titles titles={['Bread']} />)
  screen.getByText('Mark Bread').focus()
  rerender(<Titles titles={[]} />)
  expect(focused()).toBe('Nothing here')
})

test('when an idea without the focus leaves the list, the focus stays where it is', () => {
  const { rerender } = render(<Titles titles={['Bread', 'Oven']} />)
  screen.getByText('Mark Oven').focus()
  rerender(<Titles titles={['Oven']} />)
  expect(focused()).toBe('Mark Oven')
})

test('when more ideas are loaded, they are added below and the focus moves to the first new one', () => {
  const more = { pending: false, onMore: vi.fn() }
  const { rerender } = render(<Titles titles={['Bread', 'Oven']} more={more} />)
  fireEvent.click(screen.getByText('Show more'))
  expect(more.onMore).toHaveBeenCalledOnce()
  rerender(<Titles titles={['Bread', 'Oven', 'Van', 'Mill']} />)
  expect(focused()).toBe('Van')
})

test('when all ideas have left a tab after being marked, its next page is loaded automatically', () => {
  const more = { pending: false, onMore: vi.fn() }
  const { rerender } = render(<Titles titles={['Bread']} more={more} />)
  expect(more.onMore).not.toHaveBeenCalled()
  rerender(<Titles titles={[]} more={more} />)
  expect(more.onMore).toHaveBeenCalledOnce()
  expect(screen.queryByText('Nothing here')).toBeNull()
})

test('arrow keys move between the titles of ideas, and Home and End go to the first and last', () => {
  const reached: string[] = []
  render(<Titles titles={['Bread', 'Oven', 'Van']} onReach={(title) => reached.push(title)} />)
  screen.getByText('Bread').focus()
  const press = (key: string, more = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
  press('ArrowDown')
  expect(focused()).toBe('Oven')
  press('ArrowRight')
  expect(focused()).toBe('Van')
  press('ArrowDown')
  expect(focused()).toBe('Van')
  press('Home')
  expect(focused()).toBe('Bread')
  press('ArrowUp')
  press('End', { ctrlKey: true })
  expect(focused()).toBe('Bread')
  press('End')
  expect(focused()).toBe('Van')
  expect(reached).toEqual(['Oven', 'Van', 'Bread', 'Van'])
})

test('arrow keys do nothing if no title in the list has the focus', () => {
  render(<Titles titles={['Bread', 'Oven']} />)
  screen.getByText('Mark Bread').focus()
  expect(fireEvent.keyDown(screen.getByText('Mark Bread'), { key: 'ArrowDown' })).toBe(true)
  expect(focused()).toBe('Mark Bread')
})

test('a card shows how its draft begins if an earlier idea had its summary, whatever list it is in', () => {
  const summary = 'It’s on your website.'
  const of = (title: string, draft: string, repeatsSummary: boolean) =>
    anIdea({ id: title, title, draft, summary, repeatsSummary })
  const ideas = [
    of('Bread', 'We bake at four.', true),
    of('Oven', 'Built in 1978.', false),
    of('Van', '', true),
  ]
  render(
    <IdeaList ideas={ideas} empty={null}>
      {(idea) => <IdeaCard idea={idea} />}
    </IdeaList>,
    appProviders(),
  )
  const shown = screen
    .getAllByRole('article')
    .map((card) => [card.textContent.includes('We bake at four.'), card.textContent.includes(summary)])
  expect(shown).toEqual([
    [true, false],
    [false, true],
    [false, true],
  ])
})
