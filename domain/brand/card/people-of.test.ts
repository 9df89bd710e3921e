import { expect, test } from 'vitest'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { cardOf } from './card-of.ts'

test("Different spellings of a person's name become one person with the most specific role, and people who have left are omitted", () => {
  const person = (name: string, quote: string, role?: string) =>
    aFact({ type: 'person', quote, slots: { person: name, ...(role === undefined ? {} : { role }) } })
  const { people } = cardOf(
    aBrand({
      facts: [
        person('Ruth', 'Ruth opened a stall in 2004.', 'founder'),
        person('Ruth Hale', 'Ruth Hale: glazes', 'glazes'),
        person('Dr. Tom Reed', 'Dr. Tom Reed sees you first.'),
        person('Dr Tom Reed', 'Dr Tom Reed, head of the kiln room', 'head of the kiln room'),
        person('Ada Orr', 'The shop was started by Ada Orr, who retired in 2011.', 'founder'),
        person('Ben Cole', 'Ben Cole (1931–2014) dug the clay.'),
      ],
    }),
  )
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Ruth Hale', 'founder'],
    ['Dr Tom Reed', 'head of the kiln room'],
  ])
})
