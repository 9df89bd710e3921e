import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { tradesFor } from '#domain/playbook/trades.ts'
import { aBrand, aFact, aKnownBrand } from '../fixtures/a-brand.ts'
import { renderContextFor } from '#domain/brand/card/render-context-for.ts'
import { parseBrief } from './parse-brief.ts'

const read = (text: string, brand = aBrand()) => {
  const { context } = renderContextFor(playbook, brand, '2026-11-24')
  return parseBrief(text, context, playbook, tradesFor(playbook, brand))
}

test.each([
  ['Recruit volunteers for our Christmas toy drive', 'recruit'],
  ['Win back customers who left us', 'win-back'],
  ['Why we cost more than others', 'price'],
  ['Announce our new evening menu', 'launch'],
  ['Fill quiet Tuesday evenings', 'fill'],
  ['Two apprentices wanted, jobs start in September', 'hire'],
  ['Ask happy customers to recommend us to a friend', 'referral'],
  ['Black Friday offer on gift vouchers', 'offer'],
])('“%s” has the intent “%s”', (text, intent) => expect(read(text).intents.get(intent)).toBeGreaterThan(0.4))

test.each([
  ['Keep our regulars coming in January', 'existing'],
  ['Win back lapsed members', 'lapsed'],
  ['Attract new customers', 'new'],
  ['Tell local people what we do', 'public'],
] as const)('“%s” is for the audience %s', (text, reader) =>
  expect([...read(text).readers]).toContain(reader),
)

test.each([
  ['We are launching our new sourdough subscription next month', 'sourdough subscription'],
  ['Announcing our new over-60s class on Mondays', 'over-60s class'],
])('“%s” is about the %s', (text, thing) => expect(read(text).thing?.spoken).toBe(thing))

test('a role that a brief looks for has its number and its purpose', () => {
  expect(read('Recruit volunteers for our Christmas toy drive').thing).toMatchObject({
    spoken: 'volunteers',
    isWantedRole: true,
    purpose: 'our Christmas toy drive',
  })
  expect(read('need 12 marshals for the river clean-up on 6 March').thing).toMatchObject({
    spoken: 'marshals',
    count: '12',
    purpose: 'the river clean-up',
  })
})

test.each([
  'Keep our customers coming',
  'Promote our business',
  'Get more people in',
  'Tell people about our prices',
])('“%s” is not about one particular thing', (text) => expect(read(text).thing?.isNew ?? false).toBe(false))

test('an offering is recognised by its words', () => {
  const [trade] = playbook.trades.filter(({ id }) => id === 'hotel')
  if (trade === undefined) throw new Error('No hotel')
  const brand = aKnownBrand(trade)
  const [fact] = brand.facts
  expect(read(`Sell more ${fact?.quote.toLowerCase()} this winter`, brand).thing?.offered.value.id).toBe(
    brand.facts[0]?.id,
  )
})

test.each([
  ['Fill Tuesday evenings', 'Tuesday evenings'],
  ['Our fair is on 12 December', '12 December'],
  ['Summer is coming', null],
])('“%s” names the time %s', (text, when) => expect(read(text).when?.spoken ?? null).toBe(when))

test.each([
  ['12 days of fitness', 12],
  ['Five tips for gardeners', 5],
  ['A post about opening hours', null],
])('“%s” asks for a series of %s', (text, series) => expect(read(text).series?.parts ?? null).toBe(series))

test('a new colleague is somebody to introduce, not something to launch', () => {
  const { thing, intents } = read('Introduce our new receptionist')
  expect(thing).toBeNull()
  expect(intents.get('people')).toBe(1)
})

test.each([
  ['need 3 more for the choir', '3 places'],
  ['fill the winter hooks, 23 left, by 18 Dec', '23 hooks'],
  ['one more needed on the raft', null],
  ['last two rooms for Easter', 'two rooms'],
])('“%s” says that %s are left', (text, left) => {
  expect(read(text).remaining).toBe(left)
  expect(read(text).intents.get('fill')).toBe(left === null ? undefined : 1)
})

test("words in an offering's name say nothing about the intent or the date", () => {
  const brand = aBrand({
    facts: [
      aFact({ type: 'offer', quote: 'Tuesday Teacher Club', slots: { label: 'Tuesday Teacher Club' } }),
    ],
  })
  const { when, intents } = read('sell the Tuesday Teacher Club', brand)
  expect(when).toBeNull()
  expect([...intents.keys()]).toEqual(['offer'])
})

test('a question is recognised in any wording, but not one that the writer asks for help with', () => {
  expect(read('how long does a new roof take??').worry?.spoken).toBe('How long does a new roof take?')
  expect(read('will two prams fit in the hall').worry).toBeNull()
  expect(read('will two prams fit in the hall?').worry?.spoken).toBe('Will two prams fit in the hall?')
  expect(read('how do we get more bookings in May?').worry).toBeNull()
})

test("people who are thanked without “our” are the brand's own", () => {
  expect(read('thank volunteers for the summer').thanked).toBe('our volunteers for the summer')
  expect(read('thank everyone who came').thanked).toBe('everyone who came')
})

test('Black Friday is not read as a Friday', () => expect(read('Black Friday').when).toBeNull())

test.each([
  ['counter assistant from January, £13.10 an hour, no experience needed', '£13.10 an hour'],
  ['why we’re £60 and the other one is £40', '£60'],
  ['winter box, £24 a month', '£24 a month'],
  ['tickets £5 each', '£5 each'],
])('“%s” gives the price %s', (brief, price) => expect(read(brief).price).toBe(price))
