import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { blocksOf, IdeaText } from './idea-text.tsx'

afterEach(cleanup)

test('numbered lines are shown as one list that keeps its numbers', () => {
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

test('numbers that start again are shown as a new list, and a list that starts at 4 keeps its number', () => {
  expect(
    blocksOf('1. one\n1. uno\n4) four').map((block) => block.kind === 'numbered' && block.start),
  ).toEqual([1, 1, 4])
})

test('lines with dashes and bullets are shown as lists, but lines that start with a price or a year are not', () => {
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

test('up to three words before a colon are shown as a label, but a longer beginning is not', () => {
  const text = 'What to prepare: two loaves.\nThe oven is lit by four: that is why.\nhttps://pell.example'
  const { container } = render(<IdeaText text={text} />)
  expect([...container.querySelectorAll('strong')].map((name) => name.textContent)).toEqual([
    'What to prepare: ',
  ])
})
