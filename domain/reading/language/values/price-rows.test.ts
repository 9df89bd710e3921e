// Tests the labels of prices in rows and lists, which come from the words beside and above them and from
// their column heading.
import { expect, test } from 'vitest'
import { aPage, factsOf, slotsOf, TODAY, typesOf } from '#tests/support/text.ts'
import { findFacts } from '../../finders/find-facts.ts'

test('a kind, size or time below a name becomes part of the price’s label', () => {
  const labels = (text: string, heading: string) =>
    factsOf(text, { heading }).flatMap(({ slots }) => (slots.label ? [`${slots.label} ${slots.amount}`] : []))
  expect(labels('Small £3, medium £4', 'Coffee')).toEqual(['Coffee, small £3', 'Coffee, medium £4'])
  expect(labels('Adults: £9 | Children: £4.50', 'Castle tour')).toEqual([
    'Castle tour, adults £9',
    'Castle tour, children £4.50',
  ])
  expect(labels('Child (5–15) £3', 'Admission')).toEqual(['Admission, child (5–15) £3'])
  expect(labels('Sunday lunch, two courses £26, three courses £31', 'Mains')).toEqual([
    'Sunday lunch, two courses £26',
    'Sunday lunch, three courses £31',
  ])
  expect(labels('Half day £25', 'Kayak hire prices')).toEqual(['Kayak hire, half day £25'])
  expect(labels('Small hall £12 per hour; large hall £20 per hour.', 'Hire')).toEqual([
    'Small hall £12',
    'large hall £20',
  ])
})

test('two things in one sentence each get their own price', () => {
  const prices = factsOf('A glaze firing costs £14 against £9 for a bisque firing.')
  expect(prices.slice(0, 2).map(({ type, slots }) => [type, slots.label, slots.amount])).toEqual([
    ['labelled-price', 'glaze firing', '£14'],
    ['labelled-price', 'bisque firing', '£9'],
  ])
})

test('several prices in a row without column headings give the lowest as “from”', () => {
  const row = (...texts: string[]) =>
    slotsOf('labelled-price', texts.join(' '), { cells: texts.map((text) => ({ text, head: '' })) })
  expect(row('Raft pass', '£162', '£84', '£312')).toEqual({ label: 'Raft pass', amount: 'from £84' })
})

test('the first cell of a table row is read as the name, and the other columns as variants', () => {
  const row = (...texts: [text: string, head?: string][]) =>
    factsOf(texts.map(([text]) => text).join(' '), {
      cells: texts.map(([text, head = '']) => ({ text, head })),
    }).map(({ type, slots }) => [type, slots.label, slots.amount, slots.unit])
  expect(row(['Bowl, thrown in one go'], ['£24'], ['two weeks'])).toEqual([
    ['labelled-price', 'Bowl, thrown in one go', '£24', undefined],
  ])
  expect(row(['Teapot', 'Pot'], ['£60', 'Plain'], ['£85', 'Ash glaze'])).toEqual([
    ['labelled-price', 'Teapot, plain', '£60', undefined],
    ['labelled-price', 'Teapot, ash glaze', '£85', undefined],
  ])
  expect(row(['Wheel hire'], ['£12', 'Per hour'], ['£40', 'Deposit'])).toEqual([
    ['labelled-price', 'Wheel hire', '£12', 'per hour'],
  ])
  expect(row(['£25'], ['Pot of tea for two'])).toEqual([
    ['labelled-price', 'Pot of tea for two', '£25', undefined],
  ])
  expect(row(['Wheel'], ['30 minutes'], ['£15'])).toEqual([
    ['labelled-price', 'Wheel, 30 minutes', '£15', undefined],
  ])
  expect(row(['Raised for the kiln'], ['£4,000'])).toEqual([])
})

const row = (...cells: (string | [text: string, head: string])[]) => ({
  cells: cells.map((cell) =>
    typeof cell === 'string' ? { text: cell, head: '' } : { text: cell[0], head: cell[1] },
  ),
})

test('what an amount pays for is not used as the name of something sold', () => {
  expect(typesOf('£64 trains a driver, with a map', row('£64', 'trains a driver, with a map'))).toEqual([
    'price',
  ])
  expect(typesOf('£33 Buys the lamp and a spike', row('£33', 'Buys the lamp and a spike'))).toEqual(['price'])
  expect(slotsOf('labelled-price', '£6 Eggs a dozen', row('£6', 'Eggs a dozen'))?.label).toBe('Eggs a dozen')
  expect(slotsOf('labelled-price', 'A bin costs nothing to move and a policy costs £390.')).toBeUndefined()
})

test('a town in a table of journeys is read as a destination and becomes part of the label', () => {
  const fare = (text: string, sum: string) =>
    slotsOf(
      'labelled-price',
      `${text} ${sum}`,
      row([text, 'Return journey'], [sum, 'Suggested contribution']),
    )
  expect(fare('Ayr', '£19')?.label).toBe('Return journey, Ayr')
  expect(fare('Newton Stewart', '£7')?.label).toBe('Return journey, Newton Stewart')
  expect(fare('Dialysis week, three returns to Ayr', '£16')?.label).toBe(
    'Dialysis week, three returns to Ayr',
  )
  const to = (heading: string, head: string) =>
    slotsOf('labelled-price', 'Ayr £19', { heading, ...row(['Ayr', head], ['£19', 'Price']) })?.label
  expect(to('Delivery', 'Town')).toBeUndefined()
  expect(to('Minibus hire', 'Destination')).toBe('Minibus hire, Ayr')
  expect(to('Minibus hire', '')).toBe('Ayr')
})

test('an age is part of the label, but never the whole label', () => {
  const labels = (name: string) =>
    factsOf(`${name} £65 £38`, row([name, 'Age'], ['£65', 'Full day'], ['£38', 'Morning, 8 to 1'])).map(
      ({ slots }) => slots.label,
    )
  expect(labels('Three and four')).toEqual(['Full day, three and four', 'Morning, 8 to 1, three and four'])
  expect(labels('Under two')).toEqual(['Full day, under two', 'Morning, 8 to 1, under two'])
  expect(labels('Two-year-olds')).toEqual(['Full day, two-year-olds', 'Morning, 8 to 1, two-year-olds'])
})

test('“one” at the end of a name is left out of the label', () => {
  expect(slotsOf('labelled-price', 'Glaze morning, one £11', row('Glaze morning, one', '£11'))?.label).toBe(
    'Glaze morning',
  )
  expect(slotsOf('labelled-price', 'Nail, one toe £11', row('Nail, one toe', '£11'))?.label).toBe(
    'Nail, one toe',
  )
})

const rowsOf = (rows: readonly (readonly string[])[], heading = '<h2>Hire and lessons</h2>') =>
  findFacts(
    aPage(
      `${heading}<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
    ).blocks,
    TODAY,
  ).flatMap(({ type, slots }) =>
    type === 'labelled-price' ? [`${slots.label} ${slots.amount}${slots.unit ? ` ${slots.unit}` : ''}`] : [],
  )

test('a row that only describes its figures gets its labels from the column headings', () => {
  expect(
    rowsOf([
      ['Moorings', 'Harbour Day', 'Harbour Year'],
      ['Per month', '£30', '£55'],
    ]),
  ).toEqual(['Harbour Day £30 per month', 'Harbour Year £55 per month'])
})

test('periods and sizes below a heading are read as variants of what the heading names', () => {
  const head = '<h1>Seed Post</h1>'
  expect(
    rowsOf(
      [
        ['', 'Flowers', 'Vegetables'],
        ['3 months', '$20', '$24'],
        ['monthly', '$8', '$9'],
      ],
      head,
    ),
  ).toEqual([
    'Seed Post, flowers 3 months $20',
    'Seed Post, vegetables 3 months $24',
    'Seed Post, flowers monthly $8',
    'Seed Post, vegetables monthly $9',
  ])
  expect(
    rowsOf(
      [
        ['8"', 'from £38'],
        ['10"', 'from £52'],
      ],
      '<h2>Layer cakes</h2>',
    ),
  ).toEqual(['Layer cakes, 8" from £38', 'Layer cakes, 10" from £52'])
})

test('a number without a currency in a column of prices is read as a price, also in words', () => {
  expect(
    rowsOf([
      ['Punt', '£18'],
      ['Skiff', '12.50'],
      ['Raft', '£9'],
      ['Buoy', 'eleven pounds'],
    ]),
  ).toEqual(['Punt £18', 'Skiff £12.50', 'Raft £9', 'Buoy eleven pounds'])
  expect(
    rowsOf([
      ['Punt', '18'],
      ['Skiff', '12'],
    ]),
  ).toEqual([])
})

test('a year in a column of prices is not taken for a price', () => {
  expect(
    rowsOf([
      ['Boathouse fees', '2027/28'],
      ['Punt', '£18'],
      ['Skiff', '£12'],
      ['Raft', '£9'],
    ]),
  ).toEqual(['Punt £18', 'Skiff £12', 'Raft £9'])
})

test('beside members’ prices the main column gives the price, and alternatives get one price each', () => {
  expect(
    rowsOf([
      ['Thing', 'Pay as you go', 'Club members'],
      ['Oars', '£14', '£10'],
      ['Paddle, wood / carbon', '£20 / £35', '10% off'],
    ]),
  ).toEqual(['Oars £14', 'Oars, club members £10', 'Paddle, wood £20', 'Paddle, carbon £35'])
})

test('a label that is too long loses its brackets and everything after a comma', () => {
  expect(
    rowsOf([
      ['Night paddle (you bring your own torch and a warm hat)', '£22'],
      ['Willow basket, soaked and woven by you', '£31'],
    ]),
  ).toEqual(['Night paddle £22', 'Willow basket £31'])
})

test('a sentence without a verb before its price starts with the price’s label', () => {
  const named = (text: string) =>
    factsOf(text, { heading: 'From the shed' }).flatMap(({ type, slots }) =>
      type === 'labelled-price' ? [`${slots.label} ${slots.amount}`] : [],
    )
  expect(named('Rope mat £14. Net bag £9, in two colours. Tarred twine £3 (a reel).')).toEqual([
    'Rope mat £14',
    'Net bag £9',
    'Tarred twine £3',
  ])
  expect(named('Up to eight people, £90. Every Tuesday £4.')).toEqual([])
})

test('in a table of plans, the price per month and per year belongs to the plan in the column’s heading', () => {
  expect(
    rowsOf(
      [
        ['', 'Dinghy', 'Ketch ★ our favourite'],
        ['Monthly', '£9', '£21'],
        ['Yearly (two months free)', '£90', '£210'],
      ],
      '<h2>Prices, all of them</h2>',
    ),
  ).toEqual(['Dinghy £9 a month', 'Ketch £21 a month', 'Dinghy £90 a year', 'Ketch £210 a year'])
})

test('what comes after a colon in a row’s name is left out of the label', () => {
  expect(rowsOf([['Quay Hamper: cheese, crackers, plum jam and a towel', '£32']])).toEqual([
    'Quay Hamper £32',
  ])
})

test('a comma in brackets doesn’t end a price of a list', () => {
  expect(
    slotsOf('labelled-price', 'Quick polish £15, Full strip £90 (sanded, oiled, waxed), Deep clean £40', {})
      ?.label,
  ).toBe('Quick polish')
})
