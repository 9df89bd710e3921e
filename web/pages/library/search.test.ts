import type { WovenPlay } from '#contract/library.ts'
import { expect, test } from 'vitest'
import { matchingPlays } from './search.ts'

const play = (id: string, rest: Partial<WovenPlay> = {}): WovenPlay => ({
  id,
  intent: 'first-timers',
  reader: 'new',
  effort: 'quick',
  formats: ['blog'],
  objectives: ['inform'],
  occasion: [],
  needs: [],
  woven: {
    format: 'blog',
    title: 'Your first visit to the café',
    why: 'People like to know.',
    outline: ['Where to sit'],
    draft: 'Come in and say hello.',
    callToAction: 'Call us.',
    prepare: [],
    checks: [],
    formatFields: [{ label: 'Hook', lines: ['Nobody minds'] }],
  },
  ...rest,
})
const first = play('cafe/first-visit')
const held = play('cafe/recipe', { woven: null, needs: ['baker'] })

test('a search finds plays whose text contains all words typed, in any order and with or without accents', () => {
  expect(matchingPlays([first, held], { search: 'CAFE your visit' })).toEqual([first])
  expect(matchingPlays([first, held], { search: 'minds nobody' })).toEqual([first])
  expect(matchingPlays([first, held], { search: 'baker' })).toEqual([held])
  expect(matchingPlays([first, held], { search: 'nothing like it' })).toEqual([])
})

test('the list can be limited to plays that are filled in, or to those that can’t be used', () => {
  expect(matchingPlays([first, held], { only: 'woven' })).toEqual([first])
  expect(matchingPlays([first, held], { only: 'held' })).toEqual([held])
  expect(matchingPlays([first, held], {})).toEqual([first, held])
})
