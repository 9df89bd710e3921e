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
    'Plus: Upgrade',
    'Basic: Upgrade',
    'Agency: Upgrade',
  ])
})

test('a button’s label depends on the plans’ rank, and a trial has the rank of Plus', () => {
  expect(shown({ plan: 'trial', trialEndDate: ended })).toEqual([
    'Plus: Current plan',
    'Basic: Downgrade',
    'Agency: Upgrade',
  ])
  expect(shown({ plan: 'basic', trialEndDate: ended })).toEqual([
    'Plus: Upgrade',
    'Basic: Current plan',
    'Agency: Upgrade',
  ])
  expect(shown({ plan: 'agency', trialEndDate: ended })).toEqual([
    'Plus: Downgrade',
    'Basic: Downgrade',
    'Agency: Current plan',
  ])
})
