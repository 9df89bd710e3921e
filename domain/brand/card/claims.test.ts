import { expect, test } from 'vitest'
import { promisesIn, regulatedIn } from './claims.ts'

test.each([
  ['Dental practice', 'A painless visit, every time.', 'painless'],
  ['Physiotherapy', 'One session will cure your pain.', 'will cure your pain'],
  ['Private clinic', 'The scan is suitable for everyone.', 'suitable for everyone'],
  ['Solicitors', 'With us you will win.', 'you will win'],
  ['Law firm', 'You’ll get compensation within a month.', 'You’ll get compensation'],
  ['Mortgage broker', 'You’ll save £900 in the first year.', 'You’ll save £900'],
  ['Financial adviser', 'A risk-free way to put money aside.', 'risk-free'],
])('a brand of the trade “%s” never says: %s', (trade, text, promise) => {
  expect(promisesIn(text, trade)).toContain(promise)
})

test('the same words promise nothing in a trade that they are free in', () => {
  expect(promisesIn('A painless visit. You will win. A risk-free evening.', 'Board game café')).toEqual([])
})

test('what a careful trade may say passes', () => {
  expect(promisesIn('Tell us what worries you, and we’ll take it slowly.', 'Dental practice')).toEqual([])
  expect(promisesIn('Before you sign, ask what happens if you lose.', 'Solicitors')).toEqual([])
  expect(promisesIn('Compare the fee, the term and the way out.', 'Mortgage broker')).toEqual([])
})

test('the trade says what must be watched', () => {
  expect(regulatedIn('Care home')).toEqual(['health'])
  expect(regulatedIn('Conveyancing solicitor')).toEqual(['legal'])
  expect(regulatedIn('Accountant')).toEqual(['money'])
  expect(regulatedIn('Joinery')).toEqual([])
})
