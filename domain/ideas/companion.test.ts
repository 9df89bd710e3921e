import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { companionOf, type Reach } from './companion.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'

const oven = { heading: 'The oven' }

/** What is set beside the first of these facts. */
function among(reach: Reach, plain: Fact, ...others: Fact[]): Fact | undefined {
  const { standing } = knownFacts({ ...bakery, facts: [plain, ...others] }, '2026-11-21')
  const about = standing.find(({ fact }) => fact.id === plain.id)
  if (about === undefined) throw new Error('The fact may not be told')
  return companionOf(about, standing, reach)?.fact
}

const beside = (...facts: [Fact, ...Fact[]]) => among('matter', ...facts)?.slots.person
const anybody = (...facts: [Fact, ...Fact[]]) => among('anybody', ...facts)?.slots.person

const person = (name: string) => aFact('person', `${name} looks after the ovens.`, { person: name })

const baker = aFact('person', 'Wendy Tranter once swam to France.', {
  person: 'Wendy Tranter',
  role: 'head baker',
})

test('somebody whose job or whose words are of the matter is named as the one to ask', () => {
  const dough = aFact('statement', 'The dough rests in cloth for a whole day.')
  const says = aFact('person', 'Wendy Tranter folds the dough in cloth and lets it rest.', {
    person: 'Wendy Tranter',
  })
  expect(beside(dough, says)).toBe('Wendy Tranter')
  expect(beside(aFact('statement', 'Our bakers start at two.'), baker)).toBe('Wendy Tranter')
  const underOven = { ...baker, heading: 'The oven' }
  expect(beside({ ...dough, heading: 'The oven' }, underOven)).toBe('Wendy Tranter')
})

test('whoever has nothing to do with it is not, unless anybody will do', () => {
  const plain = aFact('statement', 'The roof leaks for a whole day.')
  expect(beside(plain, baker)).toBeUndefined()
  expect(anybody(plain, baker)).toBe('Wendy Tranter')
})

test('a job is of the matter by more than one word of several', () => {
  const designer = { person: 'Marisol Pinto', role: 'heat pump designer' }
  const pinto = aFact('person', 'Marisol Pinto came from a firm that cooled supermarkets.', designer)
  expect(beside(aFact('statement', 'The heating failed in every street.'), pinto)).toBeUndefined()
  expect(beside(aFact('statement', 'A heat pump hums at night.'), pinto)).toBe('Marisol Pinto')
})

test('beside a question stands its answer or nothing', () => {
  const asked = aFact('customer-question', 'Does the oven crack?', {}, oven)
  const near = aFact('statement', 'The oven at Smithy Row in Oxenroyd burns ash.', {}, oven)
  expect(among('near', asked, near)).toBeUndefined()
  expect(among('near', asked, { ...near, heading: 'Does the oven crack?' })?.quote).toBe(near.quote)
})

test('who somebody is and no more is no evidence beside anything', () => {
  const role = aFact('person', 'Wendy Tranter, head baker', { person: 'Wendy Tranter', role: 'head baker' })
  expect(among('anybody', aFact('statement', 'Our bakers start at two.'), role)).toBeUndefined()
})

test('an address, days of a class, half a sentence and the answer to another question are not tacked on', () => {
  const hours = aFact('hours', 'Monday to Friday 9am to 5pm', { hours: 'Monday to Friday 9am to 5pm' }, oven)
  const address = aFact('place', 'The Old Mill, Tenter Lane, Oxenroyd', { place: 'Oxenroyd' }, oven)
  const written = aFact('statement', 'The Old Mill, Tenter Lane, Oxenroyd, Calder Valley.', {}, oven)
  const course = aFact('statement', 'Courses run at Smithy Row on the second Tuesday.', {}, oven)
  const torn = aFact('quantity', 'It takes 64 loaves a load at Smithy Row.', {}, oven)
  const answer = aFact(
    'statement',
    'The oven at Smithy Row in Oxenroyd burns ash wood for a whole day.',
    {},
    {
      heading: 'What do you burn?',
    },
  )
  const wood = aFact('statement', 'An oven of ash wood burns for a whole day.', {}, oven)
  for (const other of [address, written, course, torn]) expect(among('near', hours, other)).toBeUndefined()
  expect(among('near', wood, answer)).toBeUndefined()
  expect(among('matter', { ...wood, heading: 'What do you burn?' }, answer)).toEqual(answer)
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
  expect(anybody(aFact('statement', quote), person(name))).toBeUndefined()
})

test('nobody is asked about themselves by another way of writing their name', () => {
  const short = aFact('person', 'Wendy is our head baker.', { person: 'Wendy' })
  expect(anybody(short, person('Wendy Tranter'))).toBeUndefined()
  const titled = aFact('person', 'Dr Pillai runs the bench.', { person: 'Dr Pillai' })
  expect(anybody(titled, person('Dr Anjali Pillai'))).toBeUndefined()
})

test('who shares a surname with somebody, or a first name with a common word, can be asked', () => {
  expect(anybody(aFact('statement', 'Tom Hale carries the flour in.'), person('Ruth Hale'))).toBe('Ruth Hale')
  expect(anybody(aFact('statement', 'The rye will keep for a week.'), person('Will Dunne'))).toBe(
    'Will Dunne',
  )
})
