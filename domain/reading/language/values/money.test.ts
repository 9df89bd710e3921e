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
])('below the heading %s, the line %s gives a price with a label', (heading, text, slots) => {
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
])('%s is a price that contains its own label', (text, slots) => {
  expect(slotsOf('labelled-price', text)).toEqual(slots)
})

test('the price of several things together, and what it costs to run the place, is nobody’s price', () => {
  for (const text of ['A kayak is £20 and a paddle £9, or £25 for both.', 'The two together: £25.'])
    expect(slotsOf('labelled-price', text)?.['amount'], text).not.toBe('£25')
  expect(
    slotsOf('labelled-price', 'Oil £900', { heading: 'What it costs us to run the barn' }),
  ).toBeUndefined()
})

test('a proper name at the start of a text is the label of the price at its end', () => {
  const text = 'Picnic Morning with Ines. Three salads and a cake for the river. €48.'
  expect(slotsOf('labelled-price', text)).toEqual({ label: 'Picnic Morning', amount: '€48' })
})

test('a price has no label if the text doesn’t clearly say what it is for', () => {
  expect(slotsOf('price', '1/2 day ticket gives you the wheel and two pots at £6.50 per child.')).toEqual({
    amount: '£6.50',
    unit: 'per child',
  })
  expect(slotsOf('price', '£160 per month', { heading: 'Our prices' })).toEqual({
    amount: '£160',
    unit: 'per month',
  })
  expect(slotsOf('price', '£45', { heading: 'Most popular' })).toEqual({ amount: '£45' })
  expect(typesOf('Small £3, medium £4', { heading: 'Our prices' })).toEqual(['price'])
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
  'For comparison, the Hillside Rooms in Kendal charge £90 for a day at the wheel.',
  'The hotel by the station is £120 in July.',
  'A chain in Leeds advertises lessons at £9.',
  'The supermarket mug is £1.50.',
  'Firing at home costs £14 more a month than firing here.',
  'It costs us £900 a day to heat the pool.',
  'The council gave us £20,000 for the roof.',
  'The clay is paid at £340 a tonne whatever the market does.',
  'What you buy with the £14 is a place on the shelf.',
])('%s is not taken for a price of the brand', (text) => {
  expect(typesOf(text).filter((type) => type.endsWith('price'))).toEqual([])
})

test.each([
  [
    'Glazing class, beginners, one evening £28',
    { label: 'Glazing class, beginners, one evening', amount: '£28' },
  ],
  [
    'Kiln hire for up to six £75 per firing',
    { label: 'Kiln hire for up to six', amount: '£75', unit: 'per firing' },
  ],
  ['Mug, large (450ml) £14', { label: 'Mug, large', amount: '£14' }],
  ['Planter (30cm) £22', { label: 'Planter (30cm)', amount: '£22' }],
  ['Open studio, 6pm to 9pm from £18', { label: 'Open studio, 6pm to 9pm', amount: 'from £18' }],
  ['Throwing lesson £35 50 minutes', { label: 'Throwing lesson', amount: '£35' }],
  ['£30 Restyle with blow dry', { label: 'Restyle with blow dry', amount: '£30' }],
  ['£12 – Flat cut', { label: 'Flat cut', amount: '£12' }],
])('the line %s is read as a name with its price, whatever words the name contains', (text, slots) => {
  expect(slotsOf('labelled-price', text)).toEqual(slots)
})

test.each<[text: string, slots: object, heading?: string]>([
  [
    'A repair of a handle, glued and fired again, is £11.',
    { label: 'repair of a handle, glued and fired again', amount: '£11' },
  ],
  [
    'The Clay Club is £32 a month and covers glaze, with a tenth off everything else.',
    { label: 'The Clay Club', amount: '£32', unit: 'a month' },
  ],
  ['A pair of garden urns starts from £260.', { label: 'pair of garden urns', amount: 'from £260' }],
  ['Seconds cost between £4 and £30.', { label: 'Seconds', amount: 'between £4 and £30' }],
  [
    'Bags of clay are £9.50 each, wedged and ready.',
    { label: 'Bags of clay', amount: '£9.50', unit: 'each' },
  ],
  ['If you bring the clay, a firing is £6 per shelf.', { label: 'firing', amount: '£6', unit: 'per shelf' }],
  ['Paid once a year, Clay Club costs £350.', { label: 'Clay Club', amount: '£350', unit: 'a year' }],
  [
    'We also sell Maud’s ash glaze by the jar for £12.',
    { label: 'Maud’s ash glaze by the jar', amount: '£12' },
  ],
  ['Schools like the Kiln Card: five firings for £90, in any term.', { label: 'Kiln Card', amount: '£90' }],
  [
    'The last firing is cheap: eight tiles for £20, if there is room.',
    { label: 'eight tiles', amount: '£20' },
  ],
  ['After that the card is £45.', { label: 'Card of five lessons', amount: '£45' }, 'Card of five lessons'],
])('a price in the sentence %s gets its label from that sentence', (text, slots, heading = '') => {
  expect(slotsOf('labelled-price', text, { heading })).toEqual(slots)
})

test.each([
  'The card is £45 when you pay at the wheel.',
  'A second one is £5 and the third is on the house.',
  'It is only £12 for everyone until Easter.',
  'From £120 per night including breakfast',
  'Bring your own clay and the rest is £8 a head.',
  'Firing what you made with us costs £6 a shelf.',
])('a price in the sentence “%s” gets no label', (text) => {
  expect(typesOf(text)).toContain('price')
})

test('prices in the currencies of other countries are found', () => {
  expect(slotsOf('labelled-price', 'Root canal: ₹4,500')).toEqual({ label: 'Root canal', amount: '₹4,500' })
  expect(slotsOf('labelled-price', 'Tasting flight: US$18')).toEqual({
    label: 'Tasting flight',
    amount: 'US$18',
  })
  expect(slotsOf('labelled-price', 'Day pass: 12 euros')).toEqual({ label: 'Day pass', amount: '12 euros' })
})

test('an amount added for every amount paid in is not taken for a price', () => {
  expect(typesOf('For every 80p you pay in, the government adds 20p.')).not.toContain('price')
})

test.each([
  'Doors at 7:30p.',
  'Class at 12p on Mondays',
  'Open 5-7p',
  'Happy hour 4p–6p',
  'Text us 7:30a to 8p.',
])('a time of day is not taken for a price: %s', (text) => {
  expect(typesOf(text)).not.toContain('price')
  expect(typesOf(text)).not.toContain('labelled-price')
})

test('opening hours at the start of a line are not used as a label', () => {
  expect(
    slotsOf('labelled-price', 'The Loft - two singles under the eaves. Breakfast is in it. £95 per night'),
  ).toMatchObject({
    label: 'The Loft',
  })
  expect(typesOf('In the yard. 9am - 5pm Is it? £12.50')).not.toContain('labelled-price')
})

test('a charity’s income is not taken for a price', () => {
  expect(typesOf('Sponsored oars £3,120.', { heading: 'Where has the money come from?' })).not.toContain(
    'labelled-price',
  )
  expect(typesOf('Sponsored oars £31.', { heading: 'Gifts' })).toContain('labelled-price')
})

test('what something costs elsewhere is not taken for a price of the brand', () => {
  expect(typesOf('There’s one for £18 by the station.')).not.toContain('price')
  expect(typesOf('You can get one for £9 online.')).not.toContain('price')
  expect(typesOf('You can get one here for £12.').join()).toContain('price')
})
