import { expect, test } from 'vitest'
import { fillSuggestion, spokenQuote } from './fill-suggestion.ts'

const filling = { values: { brand: 'Tolley & Wren', person: 'Hannah' }, units: {}, hedges: {}, articles: {} }
const story = { source: 'The Grocer', figure: '8%', quote: 'We close on Mondays' }
const filled = (sentence: string, more: Partial<typeof story> | { figure: null } = {}) =>
  fillSuggestion(sentence, { ...story, ...more }, filling)

test('the story’s values and the fact’s stand in one sentence', () => {
  expect(filled('Let {person} answer {source}: “{quote}”.')).toBe(
    'Let Hannah answer The Grocer: “We close on Mondays”.',
  )
})

test('articles and possessives follow the value', () => {
  expect(filled('An {figure} rise in the {source} report')).toBe('An 8% rise in the Grocer report')
  expect(filled('A {figure} rise', { figure: '12%' })).toBe('A 12% rise')
  expect(filled('{source}’s figure')).toBe("The Grocer's figure")
})

test('a sentence whose value is missing is not told', () => {
  expect(filled('Put {figure} on a card', { figure: null })).toBeNull()
  expect(filled('Ask about {label}')).toBeNull()
})

test('the fact’s words are said without their full stop, whole or cut with an ellipsis', () => {
  expect(spokenQuote('We bake through the night.')).toBe('We bake through the night')
  expect(spokenQuote('Step 2: we let the dough rest.')).toBe('we let the dough rest')
  const long = 'We bake through the night, and when the first loaves come out we ring the bell, '.repeat(4)
  const cut = spokenQuote(long) ?? ''
  expect(cut).toMatch(/…$/)
  expect(long).toContain(cut.replace('…', ''))
})

test('an address, what leans on a sentence that nobody has heard and words that quote others are not said', () => {
  expect(spokenQuote('He was her grandfather, and the clinic is named after him.')).toBeNull()
  expect(spokenQuote('We pump it up; that takes forty minutes.')).toBeNull()
  expect(spokenQuote('The Old Mill (down the lane), Mill Street, Ludlow, Shropshire.')).toBeNull()
  expect(spokenQuote('Yes, and we check each of them by hand.')).toBeNull()
  expect(spokenQuote('We call the crust “the bark” and are proud of it.')).toBeNull()
})
