import { expect, test } from 'vitest'
import { cardsFor } from './offers.ts'

const shown = (person: Parameters<typeof cardsFor>[0]) =>
  cardsFor(person).map(({ name, action }) => `${name}: ${action}`)
const ended = '2026-10-01T09:00:00Z'

test('a user who never had a trial is offered one', () => {
  expect(shown({ plan: 'free', trialEndDate: null })).toEqual([
    'Plus Trial: Upgrade',
    'Basic: Upgrade',
    'Agency: Upgrade',
  ])
})

test('the trial is described as free for thirty days and then Plus', () => {
  const [trial] = cardsFor({ plan: 'free', trialEndDate: null })
  expect(trial).toMatchObject({
    name: 'Plus Trial',
    price: 0,
    per: 'for 30 days, then £15 per month',
    label: 'Free for 30 days',
  })
})

test('a user whose trial is over is offered Plus', () => {
  expect(shown({ plan: 'free', trialEndDate: ended })).toEqual([
    'Basic: Upgrade',
    'Plus: Upgrade',
    'Agency: Upgrade',
  ])
})

test('someone in the trial sees it as their plan, at its price', () => {
  const [trial] = cardsFor({ plan: 'trial', trialEndDate: ended })
  expect(trial).toMatchObject({ name: 'Plus Trial', price: 0, action: 'Current plan' })
  expect(trial?.label).toBeUndefined()
})

test('a subscriber who never had a trial is not offered one below their plan', () => {
  expect(shown({ plan: 'plus', trialEndDate: null })).toEqual([
    'Basic: Downgrade',
    'Plus: Current plan',
    'Agency: Upgrade',
  ])
})

test('button texts depend on the plans’ rank, and a trial ranks as Plus', () => {
  expect(shown({ plan: 'trial', trialEndDate: ended })).toEqual([
    'Plus Trial: Current plan',
    'Basic: Downgrade',
    'Agency: Upgrade',
  ])
  expect(shown({ plan: 'basic', trialEndDate: ended })).toEqual([
    'Basic: Current plan',
    'Plus: Upgrade',
    'Agency: Upgrade',
  ])
  expect(shown({ plan: 'agency', trialEndDate: ended })).toEqual([
    'Basic: Downgrade',
    'Plus: Downgrade',
    'Agency: Current plan',
  ])
})
