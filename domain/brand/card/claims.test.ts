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
])('A business of the trade “%s” must not say “%s”', (trade, text, promise) => {
  expect(forbiddenClaimsIn(text, trade)).toContain(promise)
})

test('Promises that a regulated trade must not make are allowed in other trades', () => {
  expect(
    forbiddenClaimsIn('A painless visit. You will win. A risk-free evening.', 'Board game café'),
  ).toEqual([])
})

test('A business in a regulated trade may describe its work without promising a result', () => {
  expect(forbiddenClaimsIn('Tell us what worries you, and we’ll take it slowly.', 'Dental practice')).toEqual(
    [],
  )
  expect(forbiddenClaimsIn('Before you sign, ask what happens if you lose.', 'Solicitors')).toEqual([])
  expect(forbiddenClaimsIn('Compare the fee, the term and the way out.', 'Mortgage broker')).toEqual([])
})

test('Care homes, solicitors and accountants are recognised as regulated trades, and joiners are not', () => {
  expect(regulatedTopicsOf('Care home')).toEqual(['health'])
  expect(regulatedTopicsOf('Conveyancing solicitor')).toEqual(['legal'])
  expect(regulatedTopicsOf('Accountant')).toEqual(['money'])
  expect(regulatedTopicsOf('Joinery')).toEqual([])
})
