import { expect, test } from 'vitest'
import { withOur } from './with-our.ts'

test.each([
  ['Open Day', 'our Open Day'],
  ['Theatre Night', 'our Theatre Night'],
  ['Ourika Festival', 'our Ourika Festival'],
  ['Mother’s Day tea', 'our Mother’s Day tea'],
  ['12th Spring Fair', 'our 12th Spring Fair'],
  ['The Big Bake', 'The Big Bake'],
  ['the big bake', 'the big bake'],
  ['Our Open Day', 'Our Open Day'],
  ['A Night at the Mill', 'A Night at the Mill'],
])('In a sentence, the event “%s” becomes “%s”', (name, spoken) => {
  expect(withOur(name)).toBe(spoken)
})
