import { expect, test } from 'vitest'
import { hedgeOf } from './hedge.ts'

test.each([
  ['Sash overhaul from £420 per window', '£420', 'from'],
  ['Sash overhaul £420 per window', '£420', ''],
  ['Prices start at £30', '£30', 'from'],
  ['Rooms £80–£120', '£80', 'from'],
  ['Rooms £80 to £120', '£80', 'from'],
  ['We have over 2,300 sashes', '2,300', 'over'],
  ['We have more than 40 suppliers', '40', 'more than'],
  ['We host up to 60 guests', '60', 'up to'],
  ['Around 500 visitors come', '500', 'around'],
  ['Some 200+ volunteers', '200', 'at least'],
  ['A family of approximately 12 goats', '12', 'about'],
  ['The table seats 12', '12', ''],
  ['Something else', '12', ''],
])('%s: %s goes with "%s"', (quote, figure, hedge) => expect(hedgeOf(quote, figure)).toBe(hedge))
