import { expect, test } from 'vitest'
import { slotsOf, typesOf } from '#tests/support/text.ts'

test.each([
  ['Hot desk', '£160 per month', { label: 'Hot desk', amount: '£160', unit: 'per month' }],
  ['Virtual office', '€75 (ex.VAT) /month', { label: 'Virtual office', amount: '€75', unit: '/month' }],
  [
    'Private office',
    'from €400 (ex. VAT) /month',
    { label: 'Private office', amount: 'from €400', unit: '/month' },
  ],
  ['Indie', '$25/mo.', { label: 'Indie', amount: '$25', unit: '/mo.' }],
  ['Afternoon tea', '£24.50 per person', { label: 'Afternoon tea', amount: '£24.50', unit: 'per person' }],
])('a card under %s that says %s is a labelled price', (heading, text, slots) => {
  expect(slotsOf('labelled-price', text, { heading })).toEqual(slots)
})

test.each([
  ['Flat white £3.20', { label: 'Flat white', amount: '£3.20' }],
  ['Full MOT: £54.85', { label: 'Full MOT', amount: '£54.85' }],
  ['Sunday lunch – £18', { label: 'Sunday lunch', amount: '£18' }],
  ['£3.50 adult admission', { label: 'adult admission', amount: '£3.50' }],
  ['£9.00 family ticket (2 adults + 2 children)', { label: 'family ticket', amount: '£9.00' }],
  ['Gold leaf costs £32 more on each frame.', { label: 'Gold leaf', amount: '£32' }],
  ['A hot desk costs £12 a day.', { label: 'hot desk', amount: '£12', unit: 'a day' }],
])('%s says itself what the price is of', (text, slots) => {
  expect(slotsOf('labelled-price', text)).toEqual(slots)
})

test('a price of something that is not plainly named has no label', () => {
  expect(slotsOf('price', '1/2 day ticket gives you the wheel and two pots at £6.50 per child.')).toEqual({
    amount: '£6.50',
    unit: 'per child',
  })
  expect(slotsOf('price', '£160 per month', { heading: 'Our prices' })).toEqual({
    amount: '£160',
    unit: 'per month',
  })
  expect(slotsOf('price', '£45', { heading: 'Most popular' })).toEqual({ amount: '£45' })
  expect(typesOf('Small £3, medium £4', { heading: 'Coffee' })).toEqual(['price'])
})

test.each([
  'We raised £12,000 for the hospice last spring.',
  'Our turnover passed £3 million last year.',
  'You could save £200 with us.',
  'We were awarded a grant of £5,000.',
  'A developer’s salary may be £60,000 a year.',
  '* Others ask £20,000 a year for four servers.',
  'The repairs are insured up to £250,000.',
  'Elsewhere you would pay £80 for this.',
  'Glazes need 40–50 hours 20–22 degrees apart.',
  'He paid £40 for his first wheel.',
])('%s is no price of the brand', (text) => {
  expect(typesOf(text).filter((type) => type.endsWith('price'))).toEqual([])
})

test('currencies of other countries are sums too', () => {
  expect(slotsOf('labelled-price', 'Root canal: ₹4,500')).toEqual({ label: 'Root canal', amount: '₹4,500' })
  expect(slotsOf('labelled-price', 'Tasting flight: US$18')).toEqual({
    label: 'Tasting flight',
    amount: 'US$18',
  })
  expect(slotsOf('labelled-price', 'Day pass: 12 euros')).toEqual({ label: 'Day pass', amount: '12 euros' })
})
