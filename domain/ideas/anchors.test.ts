import { expect, test } from 'vitest'
import { anchorsOf, holds, namesIn, numbersIn, tellingAnchorsOf } from './anchors.ts'
import { aFact } from './fixtures/a-fact.ts'

test('numbers, names and offerings tie a fact to its brand', () => {
  const fact = aFact('labelled-price', 'Ask Ruth Hale about the £95 bread day in Ludlow.', {
    label: 'bread day',
    amount: '£95',
  })
  expect(anchorsOf(fact, 'Hale & Sons')).toEqual(['bread day', '£95', '95', 'Ruth Hale', 'Ludlow'])
})

test('what is part of the brand’s own name ties nothing to it, since another would put its own name there', () => {
  const fact = aFact('statement', 'The people of the Corve Street Bakehouse are looked after by Ruth Hale.')
  expect(anchorsOf(fact, 'Corve Street Bakehouse')).toEqual(['Ruth Hale'])
  expect([...tellingAnchorsOf(fact, 'The Corve Street Bakehouse Ltd')]).toEqual([['Ruth Hale', 2]])
  expect([...tellingAnchorsOf(fact, 'Hale & Sons').keys()]).toContain('Corve Street Bakehouse')
})

test('a capital that only opens a sentence is no name, and neither is "I"', () => {
  expect(namesIn('Bread is baked here. Nobody minds. Ask, and I will tell you about Maris Widgeon.')).toEqual(
    ['Maris Widgeon'],
  )
  expect(namesIn('a walk on Isle of Wight Street')).toEqual(['Isle of Wight Street'])
})

test('an anchor is found whole only', () => {
  expect(holds('A hundred at £950', '£95')).toBe(false)
  expect(holds('Only £95, all told', '£95')).toBe(true)
  expect(numbersIn('2,300 sashes at £4.80')).toEqual(['2,300', '4.80'])
})
