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
])('The intent of the brief “%s” is “%s”', (text, intent) =>
  expect(read(text).intents.get(intent)).toBeGreaterThan(0.4),
)

test.each([
  ['Keep our regulars coming in January', 'existing'],
  ['Win back lapsed members', 'lapsed'],
  ['Attract new customers', 'new'],
  ['Tell local people what we do', 'public'],
] as const)('The ideas for the brief “%s” are for %s customers', (text, reader) =>
  expect([...read(text).readers]).toContain(reader),
)

test.each([
  ['We are launching our new sourdough subscription next month', 'sourdough subscription'],
  ['Announcing our new over-60s class on Mondays', 'over-60s class'],
])('The brief “%s” is about the %s', (text, thing) => expect(read(text).thing?.spoken).toBe(thing))

test('A brief that looks for helpers says how many are needed and what for', () => {
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
])('The brief “%s” is about the whole business, not one particular thing', (text) =>
  expect(read(text).thing?.isNew ?? false).toBe(false),
)

test("A brief that uses the words of one of the brand's offerings is about that offering", () => {
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
])('The brief “%s” mentions the time %s', (text, when) => expect(read(text).when?.spoken ?? null).toBe(when))

test.each([
  ['12 days of fitness', 12],
  ['Five tips for gardeners', 5],
  ['A post about opening hours', null],
])('The number of parts in the series that the brief “%s” asks for is %s', (text, series) =>
  expect(read(text).series?.parts ?? null).toBe(series),
)

test('A brief about a new colleague introduces a person and launches nothing', () => {
  const { thing, intents } = read('Introduce our new receptionist')
  expect(thing).toBeNull()
  expect(intents.get('people')).toBe(1)
})

test.each([
  ['need 3 more for the choir', '3 places'],
  ['fill the winter hooks, 23 left, by 18 Dec', '23 hooks'],
  ['one more needed on the raft', null],
  ['last two rooms for Easter', 'two rooms'],
])('The number left according to the brief “%s” is %s', (text, left) => {
  expect(read(text).remaining).toBe(left)
  expect(read(text).intents.get('fill')).toBe(left === null ? undefined : 1)
})

test("Words in an offering's name don't change the intent or the date of a brief", () => {
  const brand = aBrand({
    facts: [
      aFact({ type: 'offer', quote: 'Tuesday Teacher Club', slots: { label: 'Tuesday Teacher Club' } }),
    ],
  })
  const { when, intents } = read('sell the Tuesday Teacher Club', brand)
  expect(when).toBeNull()
  expect([...intents.keys()]).toEqual(['offer'])
})

test('A question is recognised however it is worded, unless the user is asking us for help', () => {
  expect(read('how long does a new roof take??').worry?.spoken).toBe('How long does a new roof take?')
  expect(read('will two prams fit in the hall').worry).toBeNull()
  expect(read('will two prams fit in the hall?').worry?.spoken).toBe('Will two prams fit in the hall?')
  expect(read('how do we get more bookings in May?').worry).toBeNull()
})

test("A brief that thanks “volunteers” without “our” thanks the brand's own volunteers", () => {
  expect(read('thank volunteers for the summer').thanked).toBe('our volunteers for the summer')
  expect(read('thank everyone who came').thanked).toBe('everyone who came')
})

test("Black Friday in a brief doesn't mean a Friday", () => expect(read('Black Friday').when).toBeNull())

test.each([
  ['counter assistant from January, £13.10 an hour, no experience needed', '£13.10 an hour'],
  ['why we’re £60 and the other one is £40', '£60'],
  ['winter box, £24 a month', '£24 a month'],
  ['tickets £5 each', '£5 each'],
])('The price in the brief “%s” is %s', (brief, price) => expect(read(brief).price).toBe(price))
