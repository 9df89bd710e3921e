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
])('%s counts something of the brand', (text, slots) => {
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
])('%s counts nothing of the brand', (text) => {
  expect(typesOf(text)).not.toContain('quantity')
})

test('shares are told where they are the brand’s own', () => {
  expect(typesOf('98% of our students pass the first time.')).toContain('ratio')
  expect(typesOf('Nine out of ten of our pots are sold in Bewdley.')).toContain('ratio')
  expect(typesOf('95% recycled clay')).toContain('ratio')
  expect(typesOf('80% of adults have gum disease')).not.toContain('ratio')
  expect(typesOf('We give 10% off on Mondays.')).not.toContain('ratio')
})

test('what comes free is told from what is free of something', () => {
  for (const text of [
    'Free parking behind the mill',
    'We offer complimentary tea.',
    'Our potters mend your cups for free.',
    'Admission is free.',
  ]) {
    expect(typesOf(text), text).toContain('free')
  }
  for (const text of [
    'Our cakes are gluten-free.',
    'Feel free to ask us.',
    'We work free from harsh chemicals.',
    'Would we do it for free?',
  ]) {
    expect(typesOf(text), text).not.toContain('free')
  }
})
