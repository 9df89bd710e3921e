import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { blocksOf, IdeaText } from './idea-text.tsx'

afterEach(cleanup)

test('numbered lines become one list that keeps its numbers', () => {
  render(
    <IdeaText
      text={'Show the hours.\n\n1. Mix at noon\n2. Fold at four\n\n3. Bake at six\nClose with the price.'}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mix at noon',
    'Fold at four',
    'Bake at six',
  ])
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getByText('Close with the price.').tagName).toBe('P')
})

test('a list whose numbers begin again is another list, and one that begins at 4 says so', () => {
  expect(
    blocksOf('1. one\n1. uno\n4) four').map((block) => block.kind === 'numbered' && block.start),
  ).toEqual([1, 1, 4])
})

test('dashes and bullets are lists; a price or a year at the start of a line is not', () => {
  expect(blocksOf('- flour\n• water').map((block) => block.lines)).toEqual([['flour', 'water']])
  expect(blocksOf('4.20 is the price.\n1987 was the year.').map((block) => block.kind)).toEqual([
    'paragraph',
    'paragraph',
  ])
})

test('markup in a description is shown as text', () => {
  const { container } = render(
    <IdeaText text={'<img src=x onerror=alert(1)>\n1. <script>alert(1)</script>'} />,
  )
  expect(container.querySelector('img, script')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('<script>alert(1)</script>')
})

test('a name of up to three words before a colon is shown as one; a longer lead-in is not', () => {
  const text = 'What to prepare: two loaves.\nThe oven is lit by four: that is why.\nhttps://pell.example'
  const { container } = render(<IdeaText text={text} />)
  expect([...container.querySelectorAll('strong')].map((name) => name.textContent)).toEqual([
    'What to prepare: ',
  ])
})
