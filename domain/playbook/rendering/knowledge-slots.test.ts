import { expect, test } from 'vitest'
import { emptyCard, type Card } from '../card.ts'
import { readPlaybook } from '../parsing/playbook.ts'
import { renderContextOf } from './render-context.ts'
import { subjectsOf } from './subjects.ts'

const entry = (name: string, more = '') => `
- ${name} (class): best in the morning
  spoken: a ${name.toLowerCase()} lesson
  what-it-is: A ${name.toLowerCase()} lesson is an hour in the water with somebody who teaches it.
  who-for: It’s for anybody who would like to learn ${name.toLowerCase()}.
  common-mistake: Many people begin ${name.toLowerCase()} with cold arms. Warm them first.${more}
`
const { playbook, faults } = readPlaybook([
  { path: 'words.md', text: '' },
  {
    path: 'sport/pool.md',
    text: `---
trade: pool
name: Swimming pool
family: sport
names: pool
works: class
things: lessons
---

# Offerings
${entry('Crawl', '\n  in-season: 06 07 | Open-water races are in summer, so begin in spring.')}${entry('Diving')}${entry('Backstroke')}`,
  },
])
const [pool] = playbook.trades

const slotsFor = (names: readonly string[], today = '2026-05-10', country = 'GB') => {
  if (pool === undefined) throw new Error('No trade was read')
  const offerings = names.map((name): Card['offerings'][number] => ({
    id: name,
    isTrusted: false,
    name,
    kind: 'class',
    price: null,
    says: [],
  }))
  const card = { ...emptyCard({ name: 'Mill Pool', industry: 'pool', country, audience: '' }), offerings }
  const subjects = subjectsOf(renderContextOf(playbook, [pool], card, today), 'offering')
  return (name: string, slot: string) =>
    subjects.find(({ key }) => key === name.toLowerCase())?.slots.get(slot)?.text
}

test('A play about an offering can print what the trade knows about it, starting in lower case', () => {
  expect(faults).toEqual([])
  const slot = slotsFor(['Crawl'])
  expect(slot('Crawl', 'who-for')).toBe('it’s for anybody who would like to learn crawl.')
})

test("If an offering's name says more than the lexicon entry, nothing from the entry is printed", () => {
  const slot = slotsFor(['Crawl camp weekend for masters in Tenerife'])
  expect(slot('Crawl camp weekend for masters in Tenerife', 'what-it-is')).toBeUndefined()
})

test('A season is mentioned in its months and the month before, and half a year later in the southern hemisphere', () => {
  expect(slotsFor(['Crawl'], '2026-05-10')('Crawl', 'in-season')).toContain('open-water races')
  expect(slotsFor(['Crawl'], '2026-10-10')('Crawl', 'in-season')).toBeUndefined()
  expect(slotsFor(['Crawl'], '2026-11-10', 'AU')('Crawl', 'in-season')).toContain('open-water races')
})

test('Three offerings are only compared if the lexicon knows the same kind of thing about all three', () => {
  expect(slotsFor(['Crawl', 'Diving', 'Backstroke'])('Crawl', 'three-common-mistake')).toMatch(
    /^Crawl, .* and /i,
  )
  expect(slotsFor(['Crawl', 'Diving'])('Crawl', 'three-common-mistake')).toBeUndefined()
})
