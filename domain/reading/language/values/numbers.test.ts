import { expect, test } from 'vitest'
import { slotsOf, typesOf } from '#tests/support/text.ts'

test.each([
  ['5000+ Patients Treated', { count: '5000+', noun: 'Patients' }],
  ['Our 24 volunteers drive people to hospital.', { count: '24', noun: 'volunteers' }],
  ['With more than 30 years at the wheel, we know our clay.', { count: '30', noun: 'years' }],
  ['The Hale family lived at the pottery for nearly 200 years.', { count: '200', noun: 'years' }],
  ['We look after more than 50 million certificates.', { count: '50 million', noun: 'certificates' }],
  ['Over three decades of experience making kitchens.', { count: 'three', noun: 'decades' }],
  ['We keep 1,200 glazes in stock.', { count: '1,200', noun: 'glazes' }],
  ['We fired forty-two mugs, and nine broke.', { count: 'forty-two', noun: 'mugs' }],
  ['We own 31 pairs of calipers, all of them bent.', { count: '31', noun: 'pairs of calipers' }],
  ['We have three kilns and, between us, 1,140 moulds.', { count: '1,140', noun: 'moulds' }],
  ['So far 412 children’s handprints have been fired.', { count: '412', noun: 'children’s handprints' }],
  ['Behind the counter are 63 cracked pots, each with a label.', { count: '63', noun: 'cracked pots' }],
  ['Last year she threw 740 jugs and kept none of them.', { count: '740', noun: 'jugs' }],
  ['Last year 2,412 millimetres fell on our yard.', { count: '2,412', noun: 'millimetres' }],
  ['We make about 140 urns a year.', { count: '140', noun: 'urns a year' }],
  ['We take only 18 apprentices each summer.', { count: '18', noun: 'apprentices each summer' }],
  ['Last week we packed 90 bowls in two hours.', { count: '90', noun: 'bowls' }],
  ['We have 142 shelves, one of them crooked.', { count: '142', noun: 'shelves' }],
])('%s counts something of the brand’s', (text, slots) => {
  expect(slotsOf('quantity', text)).toEqual(slots)
})

test.each([
  'Adults have 32 teeth.',
  '5 signs that you need a new kiln',
  'We answer within 48 hours.',
  'Our course is for ages 3 to 8.',
  'We teach children aged 5 and over.',
  'He has 24 years of practice.',
  'Our beer has 3 hops and 4.5% ABV.',
  'We closed because of the Covid 19 restrictions.',
  'In its first five years, our pottery grew.',
  'Our chamber held 3 beds in 1712.',
  'Call us on 01782 537696 today.',
  'Do we have 20 members?',
  'You find us at 7 Tanners Row, behind the chapel.',
  'We won at the Three Counties Show.',
  'One visitor in eleven tells us a story.',
  'Three of our pots in four are sold in Bewdley.',
  'If more than 50 guests book, we open the barn.',
  'The longest queue we have seen was 34 years ago.',
  'Our shelf is 60 centimetres deep and takes 20 kilos.',
  'We will not send fewer than 24 tiles.',
  'We never have more than 18 guests at the wheel.',
  'Our wettest day had 263 millimetres of rain.',
  'So far the trade has lost 300 kilns in Britain.',
  'Our first quarter of an hour is free, because the A49 happens to everyone.',
  'We fire at level B52 pots and no hotter.',
  'We leave a strip two metres by six that gets sun at noon.',
  'Of every ten of us, four were women from the village.',
])('%s gives no number of things that the brand has or has made', (text) => {
  expect(typesOf(text)).not.toContain('quantity')
})

test.each([
  [
    'people who only pass by',
    'We fire on the quay, and every summer about 30 tourists knock to ask where it is.',
  ],
  ['an article', '5 Benefits Of Throwing Pots'],
  ['an article', 'Five walks that end at our kiln'],
  ['a wish', 'We want eight people.'],
  ['a wish', 'We need 14 volunteers for the open day.'],
  ['a list of wishes', 'We need 14 volunteers: 6 porters and 4 ushers.'],
  ['a road', 'Cycle Route 7 goes past our door.'],
  ['a date', 'Our list for April 15 closes in March.'],
  ['a range', 'Most of our customers have between zero and twenty employees.'],
  ['a sum', '10 dollars'],
  ['the way in', 'Our gallery is up 22 stairs.'],
  ['an offer', 'Our card: eight stamps and you get a mug.'],
  ['a price', 'Firing $95 / 5 pots then $9'],
  ['a cookie notice', 'We and our 184 partners store information on a device.'],
])('%s does not prove anything: %s', (_, text) => {
  expect(typesOf(text)).not.toContain('quantity')
})

test.each([
  'We opened on 2 November 2013, a Saturday, with nine wheels, and 214 people came.',
  'On the day we opened, 214 people came through our door.',
  'On Good Friday 23 people turned up at our gate with spades.',
  'Last time 140 people put out our 64 shelves in two hours.',
  'That night we moved 90 pots upstairs.',
])('a number counted on a single past day is history and not used as a fact about today: %s', (text) => {
  expect(typesOf(text)).not.toContain('quantity')
})

test('the total of which a share is taken is not used as a number: “of 388 children, 341”', () => {
  expect(
    typesOf('We kept a tally: of 388 children who said that they hate peas, 341 ate them.'),
  ).not.toContain('quantity')
})
