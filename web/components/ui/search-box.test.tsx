import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEARCH_DELAY, SearchBox } from './search-box.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const words = { label: 'Search ideas', placeholder: 'Search titles' }
const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

test('the search runs once after the user stops typing', () => {
  const search = vi.fn()
  render(<SearchBox {...words} value="" onSearch={search} />)
  type('bre')
  wait(SEARCH_DELAY - 1)
  type('bread ')
  wait(SEARCH_DELAY - 1)
  expect(search).not.toHaveBeenCalled()
  wait(1)
  expect(search.mock.calls).toEqual([['bread']])
})

test('Enter starts the search at once, and only once', () => {
  const search = vi.fn()
  const { rerender } = render(<SearchBox {...words} value="" onSearch={search} />)
  type('bread')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(search.mock.calls).toEqual([['bread']])
  rerender(<SearchBox {...words} value="bread" onSearch={search} />)
  wait(SEARCH_DELAY)
  expect(search).toHaveBeenCalledOnce()
})

test('a space at the end of the text stays while the user goes on typing', () => {
  const { rerender } = render(<SearchBox {...words} value="" onSearch={() => {}} />)
  type('bread ')
  rerender(<SearchBox {...words} value="bread" onSearch={() => {}} />)
  expect(box().value).toBe('bread ')
})

test('going Back shows the earlier search in the box and drops unfinished typing', () => {
  const search = vi.fn()
  const { rerender } = render(<SearchBox {...words} value="bread" onSearch={search} />)
  type('bread class')
  rerender(<SearchBox {...words} value="" onSearch={search} />)
  expect(box().value).toBe('')
  wait(SEARCH_DELAY)
  expect(search).not.toHaveBeenCalled()
})
