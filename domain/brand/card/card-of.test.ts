// Tests how a brand's facts become the values on its card.
import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { aBrand } from '../fixtures/a-brand.ts'
import { cardOf } from './card-of.ts'

const aFact = (type: Fact['type'], quote: string, more: Partial<Fact> = {}): Fact => ({
  id: quote,
  kind: 'website',
  quote,
  place: { of: 'https://mill.co.uk/', label: 'Home' },
  type,
  slots: {},
  heading: '',
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
  ...more,
})

const brand = aBrand({ profileId: 'mill', name: 'Mill Lane', industry: 'Bakery' })
const card = (...facts: Fact[]) => cardOf({ ...brand, facts })
const price = (label: string, amount: string, quote = `${label} ${amount}`) =>
  aFact('labelled-price', quote, { slots: { label, amount } })

test('Several sizes of one product become one offering with the lowest price', () => {
  const { offerings } = card(
    price('Welsh cakes, bag of six', '£5.80'),
    price('Welsh cakes, one', '£1.10'),
    price('Soup', '£6'),
  )
  expect(offerings.map(({ name, price }) => [name, price?.money.minor, price?.isFrom])).toEqual([
    ['Welsh cakes', 110, true],
    ['Soup', 600, false],
  ])
})

test('Dishes of a long menu stay prices, and what is offered is the meal', () => {
  const dishes = 'Soup Pie Stew Tart Roll Crab Eggs Toast'.split(' ').map((name) => ({
    ...price(`Hot ${name.toLowerCase()}`, '£6'),
    heading: 'Lunch',
  }))
  const { offerings, prices } = card(...dishes, aFact('offer', 'Lunch', { slots: { label: 'Lunch' } }))
  expect(offerings.map(({ name }) => name)).toEqual(['Lunch'])
  expect(prices).toHaveLength(8)
})

test('beside twenty other offerings, a row that only a price list mentions is left out', () => {
  const letters = 'Ash Bay Cob Dot Elm Fen Gum Hay Ivy Jay Kit Lea May Nut Oak Pea Rye Sap Tea Yew'.split(' ')
  const offers = letters.map((name) => aFact('offer', `${name} bread`, { slots: { label: `${name} bread` } }))
  const rows = [price('Delivery crate, wide', '£4'), price('Pudding cloth', '£3')]
  const mention = aFact('statement', 'Each pudding comes in its own cloth.')
  const names = (...facts: Fact[]) => card(...facts).offerings.map(({ name }) => name)
  expect(names(...offers, ...rows, mention).slice(20)).toEqual(['Pudding cloth'])
  expect(names(...offers.slice(9), ...rows).slice(11)).toEqual(['Delivery crate', 'Pudding cloth'])
})

test('A price is only shown with “from” if its own amount says “from”', () => {
  const { prices } = card(price('Castration, cat', '£98', 'Castration from £245 £98'))
  expect(prices[0]?.isFrom).toBe(false)
})

test("Extra hours, blocks of classes and admission fees don't become offerings", () => {
  const { offerings } = card(
    price('Each further hour', '£8'),
    price('Block of 10 x 60min classes', '£80'),
    price('Adult admission', '£3'),
  )
  expect(offerings).toEqual([])
})

test('A single word is enough for an offering, and a bare sum for a price', () => {
  const { offerings } = card(
    aFact('offer', 'Yoga', { slots: { label: 'Yoga' } }),
    price('Drop-in', '$9', '$9'),
  )
  expect(offerings.map(({ name }) => name)).toEqual(['Yoga', 'Drop-in'])
})

test("The card tells the brand's town, the area it delivers to, its address and its phone number apart", () => {
  const { town, area, address, phone } = card(
    aFact('place', 'Penrith', { slots: { place: 'Penrith' } }),
    aFact('place', '14 Bridge Lane, Penrith CA11 7HT', {
      slots: { place: '14 Bridge Lane, Penrith CA11 7HT' },
    }),
    aFact('place', 'We deliver to Shap.', { slots: { place: 'Shap' } }),
    aFact('place', 'Tel: 01768 555 214', { slots: { phone: '01768 555 214' } }),
  )
  expect([town?.text, address?.text, phone?.text]).toEqual([
    'Penrith',
    '14 Bridge Lane, Penrith CA11 7HT',
    '01768 555 214',
  ])
  expect(area.map(({ text }) => text)).toEqual(['Shap'])
})

test('Somebody mentioned by first name is the person who is named in full elsewhere', () => {
  const people = card(
    aFact('person', 'Ruth bakes every morning.', { slots: { person: 'Ruth' } }),
    aFact('person', 'Ruth Hale, head baker', { slots: { person: 'Ruth Hale', role: 'head baker' } }),
  ).people
  expect(people.map(({ name, role }) => [name, role])).toEqual([['Ruth Hale', 'head baker']])
})

test('Opening hours are taken from one page only, each line once', () => {
  const at = (hours: string, of: string) =>
    aFact('hours', hours, { slots: { hours }, place: { of, label: 'Page' } })
  const { hours } = card(
    at('Mon–Fri 9am to 5pm', 'https://mill.co.uk/'),
    at('Monday to Friday, 9 am – 5 pm', 'https://mill.co.uk/'),
    at('Mon–Fri 8am to 6pm', 'https://mill.co.uk/old'),
  )
  expect(hours.map(({ text }) => text)).toEqual(['Mon–Fri 9am to 5pm'])
})

test("A customer's question is put on the card together with its answer", () => {
  const { questions } = card(aFact('customer-question', 'Do I need to book? It helps at weekends.'))
  expect(questions.map(({ ask, answer }) => [ask, answer])).toEqual([
    ['Do I need to book?', 'It helps at weekends.'],
  ])
})

test('A product name loses its brackets and sizes if no other product has the same name', () => {
  const { prices } = card(
    price('Oat loaf (800g)', '£4.80'),
    price('Rye loaf (400g)', '£3'),
    price('Rye loaf (800g)', '£5'),
    price('Wheel check 30 min', '£18'),
  )
  expect(prices.map(({ label }) => label)).toEqual(['Oat loaf', 'Wheel check'])
})

test('An offering and a price under a longer version of its name become one offering', () => {
  const { offerings } = card(
    aFact('offer', 'We make gumshields.', { slots: { label: 'Gumshields' } }),
    price('Gumshields appointment', '£40'),
    price('Gumshields', '£40'),
  )
  expect(offerings.map(({ name }) => name)).toEqual(['Gumshields'])
})

test('A section of the website is posted without the sentences that the user hid or corrected', () => {
  const sentences = [
    'We bake from four in the morning, and the shop opens at eight.',
    'What is left goes to the food bank in the square.',
    'A large loaf costs £4.20, and half a loaf is half of that.',
  ]
  const passage = aFact('section', sentences.join(' '), { slots: { label: 'Our day' }, heading: 'Our day' })
  const textWith = (...facts: Fact[]) => card(passage, ...facts).sections[0]?.text
  const [bakes = '', bank = '', loaf = ''] = sentences
  expect(textWith()).toBe(sentences.join(' '))
  expect(textWith(aFact('statement', bank, { status: 'hidden' }))).toBe(`${bakes} ${loaf}`)
  const corrected = aFact('labelled-price', 'Large loaf: £4.60', {
    status: 'edited',
    slots: { label: 'Large loaf', amount: '£4.60' },
    original: { type: 'statement', quote: loaf, slots: {}, freshness: 'current', flags: [] },
  })
  expect(textWith(corrected)).toBe(`${bakes} ${bank}`)
  expect(textWith(...sentences.map((one) => aFact('statement', one, { status: 'hidden' })))).toBeUndefined()
})

test('In posted sections, “7p” is written out as an hour, but “50p” stays a sum of money', () => {
  const text =
    'Doors open at 7p on Friday, the desk is there 9a–1p, tickets from 6.30p, the bar is open 8am-8p, and a badge is 50p for all. We start at 7.30p.'
  expect(card(aFact('section', text, { slots: { label: 'Show' }, heading: 'Show' })).sections[0]?.text).toBe(
    'Doors open at 7pm on Friday, the desk is there 9am–1pm, tickets from 6.30pm, the bar is open 8am-8pm, and a badge is 50p for all. We start at 7.30pm.',
  )
})

test('A section that ends with a phone number or has one sold-out date is still posted, but a list of phone numbers or an address is not', () => {
  const posted = (text: string) =>
    card(aFact('section', text, { slots: { label: 'Knees' }, heading: 'Knees' })).sections.length === 1
  const talk =
    'Last year’s talk was backs and we ran out of chairs, so this time it’s knees, an hour, free, on the gym floor.'
  expect(posted(`${talk} Text KNEES to 087 000 3318.`)).toBe(true)
  expect(posted(`${talk} The first evening has sold out.`)).toBe(true)
  expect(posted('Families: 01632 960733, Mon-Fri 9-6. We answer next morning.')).toBe(false)
  expect(posted(`${talk} Families: 01632 960733. Nurses: 01632 960734.`)).toBe(false)
  expect(posted(`${talk} Hale Barn, Unit 4, Low Road, Bedale DL8 2AB.`)).toBe(false)
  expect(posted(`${talk} 12 Mill St, Eau Claire, WI 54701.`)).toBe(false)
})
