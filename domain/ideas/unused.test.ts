import { expect, test } from 'vitest'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { unusedFor } from './unused.ts'

const claim = 'Our rye won gold at the county bread awards.'

test('a fact that ideas leave alone has a reason, and one that they take has none', () => {
  const taken = new Set(knownFacts(bakery, '2026-11-21').printable.map(({ fact }) => fact.id))
  const open = bakery.facts.filter(({ visibility }) => visibility === 'public')
  expect(open.filter((fact) => unusedFor(fact) === null).map(({ id }) => id)).toEqual(
    open.filter(({ id }) => taken.has(id)).map(({ id }) => id),
  )
})

test.each([
  ['hypothetical', aFact('award', claim, {}, { flags: ['hypothetical'] })],
  ['dated', aFact('award', claim, {}, { freshness: 'dated' })],
  ['third-party', aFact('award', claim, {}, { voice: 'third-party' })],
  ['customer', aFact('statement', claim, {}, { voice: 'customer' })],
  ['small-print', aFact('statement', 'We use cookies: read our cookie policy before you order.')],
])('what is %s says so', (reason, fact) => expect(unusedFor(fact)).toBe(reason))

test('a question that a customer asks is of use, and so is what is hidden or not published yet', () => {
  expect(unusedFor(aFact('customer-question', 'Does a loaf keep?', {}, { voice: 'customer' }))).toBeNull()
  expect(unusedFor(aFact('award', claim, {}, { status: 'hidden' }))).toBeNull()
  expect(unusedFor(aFact('award', claim, {}, { visibility: 'internal' }))).toBeNull()
})
