import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  '98% of our students pass the first time.',
  'Nine out of ten of our pots are sold in Bewdley.',
  '95% recycled clay',
  'About one new pupil in eleven tells us of a bad teacher.',
  'We sell three bowls in four to people who have one already.',
  'Two classes at a time, so there is one teacher to every five pairs of hands.',
  'There are never more than 90 pots to one kiln.',
  'Of the 388 mugs we sold last winter, 131 were seconds.',
  'Of those who came last year, six in ten have been before.',
])('“%s” is found as a share or ratio of the brand’s own', (text) => {
  expect(typesOf(text)).toContain('ratio')
})

test.each([
  '80% of adults have gum disease',
  'We give 10% off on Mondays.',
  'Our clay holds about 10.5 per cent sand, which is low.',
  'We tried one in 2015.',
  'Our wheels, the maker claims, save 41 per cent of the effort.',
  'We make four mugs in six sizes.',
  'We throw two bowls in ten minutes.',
  'One in three people in Britain drinks from a pot of ours, we are told.',
  'Do nine in ten of our pots survive?',
])('“%s” is not taken for a share or ratio of the brand’s own', (text) => {
  expect(typesOf(text)).not.toContain('ratio')
})
