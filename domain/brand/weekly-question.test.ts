import { expect, test } from 'vitest'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { playbook as shipped } from '#tests/support/library.ts'
import { aBrand } from './fixtures/a-brand.ts'
import { mostUsedFirst, weeklyQuestion } from './weekly-question.ts'

const play = (id: string, line: string) => `
## ${id}
intent: first-timers
for: new
objectives: inform
formats: blog
effort: quick
title: ${id}
why: Because.
### outline
- ${line}
### draft
- Come.
### cta
- Call.
`
const { playbook } = readPlaybook([
  {
    path: 'pets/kennels.md',
    text: `---
trade: kennels
name: Kennels
family: pets
names: kennels
---
# Questions
- cats: Do you take cats? | yes / no
- walks: How often are dogs walked? (“twice a day”) | words
- toys: May dogs bring toys? | yes / no
# Plays
${play('one', 'Dogs are walked {walks}.')}${play('two', '(cats=yes) Cats too. They are fed [[{walks}]].')}`,
  },
  {
    path: 'everyone/plays.md',
    text: `---
trade: everyone
---
# Questions
- parking: Where do people park? (“behind the building”) | words
- quiet: When is it quietest? (“on weekday mornings”) | words
# Plays
${play('three', 'Park {parking}.')}${play('four', 'Park {parking}.')}${play('five', '{Parking}, and come {quiet}.')}`,
  },
])
const kennels = aBrand({ industry: 'Kennels' })
const now = new Date('2026-11-25T09:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const answered = (question: string, answeredAt: Date, answer: string | null = 'yes') => ({
  question,
  answer,
  answeredAt,
})
const asked = (answers: Parameters<typeof weeklyQuestion>[2], at = now, brand = kennels) =>
  weeklyQuestion({ playbook }, brand, answers, at)?.id ?? null

test('The weekly question is the unanswered one that most plays of the trade need', () => {
  expect(mostUsedFirst({ playbook }, kennels).map(({ id }) => id)).toEqual([
    'walks',
    'cats',
    'parking',
    'quiet',
    'toys',
  ])
  expect(asked([])).toBe('walks')
  expect(asked([answered('walks', daysAgo(20)), answered('cats', daysAgo(9), null)])).toBe('parking')
})

test('After any answer, no question is asked for seven days', () => {
  const answers = [answered('toys', now, null)]
  expect(asked(answers)).toBeNull()
  expect(asked(answers, new Date(now.getTime() + 7 * 86_400_000 - 1))).toBeNull()
  expect(asked(answers, new Date(now.getTime() + 7 * 86_400_000))).toBe('walks')
})

test('The same question is asked all week until it is answered', () => {
  const answers = [answered('walks', daysAgo(30))]
  const hours = Array.from({ length: 7 * 24 }, (_, hour) => new Date(now.getTime() + hour * 3_600_000))
  expect(new Set(hours.map((at) => asked(answers, at)))).toEqual(new Set(['cats']))
})

test('Brands that have answered everything get no question, and brands of an unknown trade get general questions', () => {
  const all = mostUsedFirst({ playbook }, kennels).map(({ id }) => answered(id, daysAgo(40)))
  expect(asked(all)).toBeNull()
  const falconer = aBrand({ industry: 'Falconry' })
  expect(asked([], now, falconer)).toBe('parking')
})

test('A brand with a second trade is asked the questions of that trade too', () => {
  const both = aBrand({ industry: 'Falconry', secondTrade: 'kennels' })
  expect(asked([], now, both)).toBe('walks')
})

test('Every trade in the library has a question for its first week', () => {
  for (const { name } of shipped.trades) {
    const brand = aBrand({ industry: name })
    expect(weeklyQuestion({ playbook: shipped }, brand, [], now)?.ask, name).toMatch(/\?$/)
  }
})
