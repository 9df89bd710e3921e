import { expect, test } from 'vitest'
import { forbiddenClaimsIn, regulatedTopicsOf } from './claims.ts'

test.each([
  ['Dental practice', 'A painless visit, every time.', 'painless'],
  ['Physiotherapy', 'One session will cure your pain.', 'will cure your pain'],
  ['Private clinic', 'The scan is suitable for everyone.', 'suitable for everyone'],
  ['Solicitors', 'With us you will win.', 'you will win'],
  ['Law firm', 'You’ll get compensation within a month.', 'You’ll get compensation'],
  ['Mortgage broker', 'You’ll save £900 in the first year.', 'You’ll save £900'],
  ['Financial adviser', 'A risk-free way to put money aside.', 'risk-free'],
])('a brand of the trade “%s” never says: %s', (trade, text, promise) => {
  expect(forbiddenClaimsIn(text, trade)).toContain(promise)
})

test('the same words promise nothing in a trade that they are free in', () => {
  expect(
    forbiddenClaimsIn('A painless visit. You will win. A risk-free evening.', 'Board game café'),
  ).toEqual([])
})

test('what a careful trade may say passes', () => {
  expect(forbiddenClaimsIn('Tell us what worries you, and we’ll take it slowly.', 'Dental practice')).toEqual(
    [],
  )
  expect(forbiddenClaimsIn('Before you sign, ask what happens if you lose.', 'Solicitors')).toEqual([])
  expect(forbiddenClaimsIn('Compare the fee, the term and the way out.', 'Mortgage broker')).toEqual([])
})

test('the trade says what must be watched', () => {
  expect(regulatedTopicsOf('Care home')).toEqual(['health'])
  expect(regulatedTopicsOf('Conveyancing solicitor')).toEqual(['legal'])
  expect(regulatedTopicsOf('Accountant')).toEqual(['money'])
  expect(regulatedTopicsOf('Joinery')).toEqual([])
})
