import { expect, test } from 'vitest'
import { aBrand, aFact } from '#domain/brand/fixtures/a-brand.ts'
import { renderContextFor } from '#domain/brand/card/render-context-for.ts'
import { playbook } from '#tests/support/library.ts'
import { thingIn } from './thing.ts'

const read = (text: string, brand = aBrand()) => {
  const { context, trades } = renderContextFor(playbook, brand, '2026-11-24')
  return thingIn(text, context, trades)
}

test.each([
  ['need a pastry chef for weekends', 'pastry chef'],
  ['five more drivers for the snow weeks', 'drivers'],
  ['part time receptionist, mornings', 'receptionist'],
  ['commis chef, March to October, live in', 'commis chef'],
  ['payroll assistant, two days', 'payroll assistant'],
  ['support person evenings and weekends £14.20', 'support person'],
])('The brief “%s” is looking for a person', (text, spoken) => {
  expect(read(text)?.spoken).toBe(spoken)
  expect(read(text)?.isWantedRole).toBe(true)
})

test.each([
  ['launching “Slow Sundays” in May', 'Slow Sundays'],
  ['new: winter soup card', 'winter soup card'],
  ['new plum and ginger tart from Friday', 'plum and ginger tart'],
  ['wednesday choir starts 4 feb, £6', 'Wednesday choir'],
  ['starting a lunchtime mending circle in March', 'lunchtime mending circle'],
])('The brief “%s” announces something new', (text, spoken) => {
  expect(read(text)).toMatchObject({ spoken, isNew: true })
})

test('A brief is about the name in it that has several words with capitals', () => {
  expect(read('is the Harbour Pass worth it?')?.spoken).toBe('Harbour Pass')
})

test("“New year” in a brief doesn't mean that something is new", () => {
  expect(read('New Year’s Eve, 18 seats to sell')?.isNew ?? false).toBe(false)
})

test('A brief about an event is about its kind of event, such as a mend-it night', () => {
  expect(read('mend-it night in January, £10')?.spoken).toBe('mend-it night')
})

test('A name of the brand is found in a brief, even if it was typed without capitals', () => {
  const brand = aBrand({
    facts: [
      aFact({
        type: 'statement',
        quote: 'Everyone who starts from scratch with us joins Begin at Nought on a Monday.',
      }),
    ],
  })
  expect(read('fill the places on begin at nought', brand)?.spoken).toBe('Begin at Nought')
})

test("A brief that contains only half of an offering's name isn't about that offering", () => {
  const brand = aBrand({
    facts: [aFact({ type: 'offer', quote: 'Sourdough Monday', slots: { label: 'Sourdough Monday' } })],
  })
  expect(read('why our sourdough costs more', brand)?.offered.value.id).toBe('brief')
})

test("A date after a name doesn't become part of the name, but a day inside a name does", () => {
  expect(read('Reading Night Dec 9 for parents')?.spoken).toBe('Reading Night')
  expect(read('launching “Slow Sundays” in May')?.spoken).toBe('Slow Sundays')
})

test('Words in quotation marks that somebody says are not taken for a name', () =>
  expect(read('“we’re too busy for this”')).toBeNull())

test.each(['need more google reviews without begging', 'get more people in on Mondays', 'what we do'])(
  'The brief “%s” is about the whole business, not one particular thing',
  (text) => expect(read(text)).toBeNull(),
)
