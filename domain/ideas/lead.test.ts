import { expect, test } from 'vitest'
import { tellingAnchorsOf } from './anchors.ts'
import { aFact } from './fixtures/a-fact.ts'
import { leadOf } from './lead.ts'

const leadIn = (quote: string) => {
  const fact = aFact('statement', quote)
  return leadOf({ fact, telling: tellingAnchorsOf(fact, 'Hale & Sons') })
}

test('a short first sentence leads as it stands, and an abbreviation does not end it', () => {
  expect(leadIn('We close at noon. Nobody minds.')).toBe('We close at noon.')
  expect(leadIn('What are Dr. Hale’s hours?')).toBe('What are Dr. Hale’s hours?')
  expect(leadIn('Small jobs, e.g. a hinge, are done by Ruth on the spot.')).toBe(
    'Small jobs, e.g. a hinge, are done by Ruth on the spot.',
  )
})

test('an exclamation mark is left to the source', () => {
  expect(leadIn('Named after the horse that pulled the first cart!')).toBe(
    'Named after the horse that pulled the first cart',
  )
})

test('of a long sentence the clause before its last comma leads where it names somebody, without dots', () => {
  const rest = 'who had it from a carter and kept it in a tin for as long as anybody can remember'
  expect(leadIn(`The recipe was given to us by Ruth Hale, ${rest}.`)).toBe(
    'The recipe was given to us by Ruth Hale',
  )
  expect(leadIn(`The recipe was given to us by a friend, ${rest}.`)).toBeNull()
})
