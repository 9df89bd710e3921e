import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { companionOf } from './companion.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'

/** Who or what is set beside the first of these facts. */
function beside(plain: Fact, ...others: Fact[]): string | undefined {
  const { standing } = knownFacts({ ...bakery, facts: [plain, ...others] }, '2026-11-21')
  const about = standing.find(({ fact }) => fact.id === plain.id)
  if (about === undefined) throw new Error('The fact may not be told')
  return companionOf(about, standing)?.fact.slots.person
}

const person = (name: string) => aFact('person', `${name} looks after the ovens.`, { person: name })

test('somebody of the brand is named as the one to ask', () => {
  expect(beside(aFact('statement', 'The dough rests for a whole day.'), person('Wendy Tranter'))).toBe(
    'Wendy Tranter',
  )
})

test.each([
  ['Nadia Osei keeps the rye going.', 'Nadia Osei'],
  ['On Mondays Wendy lights the oven.', 'Wendy Tranter'],
  ['Wendy Tranter lights the oven on Mondays.', 'Wendy'],
  ['Dr Pillai weighs the salt herself.', 'Anjali Pillai'],
  ['Anjali weighs the salt herself.', 'Dr Anjali Pillai'],
  ['Anjali Pillai weighs the salt.', 'Dr Pillai'],
  ['Mrs. Keir’s starter is older than the shop.', 'Bronagh Keir'],
])('“%s” is about %s, who is not the one to ask', (quote, name) => {
  expect(beside(aFact('statement', quote), person(name))).toBeUndefined()
})

test('nobody is asked about themselves by another way of writing their name', () => {
  const short = aFact('person', 'Wendy is our head baker.', { person: 'Wendy' })
  expect(beside(short, person('Wendy Tranter'))).toBeUndefined()
  const titled = aFact('person', 'Dr Pillai runs the bench.', { person: 'Dr Pillai' })
  expect(beside(titled, person('Dr Anjali Pillai'))).toBeUndefined()
})

test('who shares a surname with somebody, or a first name with a common word, can be asked', () => {
  expect(beside(aFact('statement', 'Tom Hale carries the flour in.'), person('Ruth Hale'))).toBe('Ruth Hale')
  expect(beside(aFact('statement', 'The rye will keep for a week.'), person('Will Dunne'))).toBe('Will Dunne')
})
