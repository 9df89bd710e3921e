import { expect, test } from 'vitest'
import { aFact } from '#domain/ideas/fixtures/a-fact.ts'
import { fill } from '#domain/ideas/wording/fill.ts'
import { asSaid } from './as-said.ts'

const told = (sentence: string, quote: string, slots: { label?: string; place?: string }) =>
  fill(
    sentence,
    asSaid({ values: slots, units: {}, hedges: {}, articles: {} }, aFact('labelled-price', quote, slots)),
  )

test('a label has the article that its own sentence gives it', () => {
  const year = 'Two visits cost £380 and a year of Roof Watch is £265.'
  expect(told('Say what {label} covers.', year, { label: 'year of Roof Watch' })).toBe(
    'Say what a year of Roof Watch covers.',
  )
  expect(told('Say what {label} covers.', 'The third bay costs £5,500.', { label: 'third bay' })).toBe(
    'Say what the third bay covers.',
  )
  expect(told('Your {label}.', 'The third bay costs £5,500.', { label: 'third bay' })).toBe('Your third bay.')
})

test('a place keeps its article, and has none of a longer name', () => {
  const spend = 'Spend an hour in {place}.'
  expect(told(spend, 'We are in the Lime Kilns at the quay.', { place: 'Lime Kilns' })).toBe(
    'Spend an hour in the Lime Kilns.',
  )
  expect(told(spend, 'We play for the Ellerstow Rugby Club.', { place: 'Ellerstow' })).toBe(
    'Spend an hour in Ellerstow.',
  )
})

test('what is of a day takes no article, and a name in capitals keeps them', () => {
  const filling = (label: string, takesArticle: boolean) => ({
    values: { label },
    units: {},
    hedges: {},
    articles: { label: takesArticle },
  })
  const say = (quote: string, written: string, cased: string, takesArticle: boolean) =>
    fill(
      'Ask about {label}.',
      asSaid(filling(cased, takesArticle), aFact('offer', quote, { label: written })),
    )
  expect(say("Yesterday's loaf £2", "Yesterday's loaf", "yesterday's loaf", true)).toBe(
    "Ask about yesterday's loaf.",
  )
  expect(say('First Loaf, half a day £68', 'First Loaf, half a day', 'first loaf', false)).toBe(
    'Ask about First Loaf.',
  )
  expect(say('Hospital Runs', 'Hospital Runs', 'hospital runs', false)).toBe('Ask about hospital runs.')
})

test('a label that its sentence gives no article is left as it is', () => {
  expect(told('Say what {label} covers.', 'Sunday lunch £14', { label: 'Sunday lunch' })).toBe(
    'Say what Sunday lunch covers.',
  )
})
