import { expect, test } from 'vitest'
import { tradeIn } from './trade-of.ts'

test.each([
  ['Day nursery', 'childcare'],
  ['Plant nursery', 'farming-and-garden'],
  ['Guest house and cabins', 'tourism-and-stays'],
  ['Bicycle workshop and shop', 'retail'],
  ['Museum shop', 'arts-and-venues'],
  ['Dog grooming and pet care', 'pets'],
  ['Car repair', 'automotive'],
  ['Law firm', 'legal'],
  ['Piano tuning, repair and hire', 'arts-and-venues'],
  ['Storage and removals', null],
])('%s keeps the days of %s', (industry, trade) => expect(tradeIn(industry)).toBe(trade))
