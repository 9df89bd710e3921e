import { expect, test } from 'vitest'
import type { Fault } from '../form.ts'
import { ruleOf, windowsOf } from './days.ts'
import { readPlaybook } from './playbook.ts'
import { playbookIn } from './spelling.ts'
import { alternativeOf, slotsIn, textOf } from './text.ts'
import { tradeOf } from './trade.ts'

const at = 1

test('A line of the library is split at its slots, optional parts and British-American pairs', () => {
  expect(textOf("Come {arrive}[[, it's {parking}]] to the {~center|centre}.")).toEqual([
    'Come ',
    { slot: 'arrive' },
    { optional: [', it’s ', { slot: 'parking' }] },
    ' to the ',
    { us: 'center', uk: 'centre' },
    '.',
  ])
  expect(slotsIn(textOf('{a}[[ {b}]]'))).toEqual(['a', 'b'])
})

test('Brackets at the start of a line are conditions, and other brackets are part of the text', () => {
  const line = alternativeOf({ text: '(kind=classes|both; has coach + parking; maybe) Ask.', at })
  expect(line.conditions).toEqual([
    { is: 'answer', question: 'kind', values: ['classes', 'both'], not: false },
    {
      is: 'has',
      needs: [
        { slot: 'coach', isLenient: false },
        { slot: 'parking', isLenient: false },
      ],
    },
  ])
  expect(line.isOptional).toBe(true)
  expect(alternativeOf({ text: '(and bring water) Come early.', at }).text).toEqual([
    '(and bring water) Come early.',
  ])
  expect(alternativeOf({ text: '(podcast) A title', at }).conditions).toEqual([
    { is: 'format', formats: ['podcast'] },
  ])
  expect(alternativeOf({ text: '(each offering 3) {Offering}', at }).each).toEqual({
    what: 'offering',
    most: 3,
  })
})

test('A writer can give a day as a date, by name or as a weekday of a month', () => {
  expect(ruleOf('12-27')).toEqual({ on: '12-27' })
  expect(ruleOf('easter+2d')).toEqual({ easter: 0, plus: 2 })
  expect(ruleOf('blackfriday-7d')).toEqual({ nth: 4, weekday: 'Thu', month: 11, plus: -6 })
  expect(ruleOf('last-friday-november')).toEqual({ nth: -1, weekday: 'Fri', month: 11 })
  expect(ruleOf('someday')).toBeNull()
  expect(windowsOf('advent-21d..christmas, 01-02..01-24')).toHaveLength(2)
})

const file = `---
trade: kennels
name: Kennels
family: pets
names: kennels, dog boarding
people: owners
visit: stay
sells: yes
---

# Questions
- walks: How often are dogs walked? (“twice a day”) | words
- cats: Do you take cats? | yes / no
  guess yes: cattery

# Offerings
- Boarding | dog boarding (service) #stay: for holidays, and easiest after a trial night

# Plays
## first-night
intent: first-timers
for: new
objectives: inform
formats: blog email
effort: quick
keys: first stay
title: A first night at {brand}
why: Owners worry.
### outline
- Walks: {walks}.
/ Walks: ask how often.
### draft
- Come by. We walk dogs {walks}.
/ Come by.

Second paragraph.
### cta
- {contact}.
### prepare
- A photo
- A bowl
nonsense here
`

test('The file of a trade is parsed with its house questions, lexicon and plays', () => {
  const faults: Fault[] = []
  const trade = tradeOf('pets/kennels.md', file, faults)
  expect(faults).toEqual([])
  expect(trade.words).toEqual({ people: 'owners', visit: 'stay' })
  expect(trade.answers).toEqual({ sells: 'yes' })
  expect(trade.questions[0]).toMatchObject({
    id: 'walks',
    ask: 'How often are dogs walked?',
    example: 'twice a day',
    choices: null,
  })
  expect(trade.questions[1]?.guesses).toEqual([{ answer: 'yes', phrases: ['cattery'] }])
  expect(trade.lexicon[0]).toMatchObject({
    name: 'Boarding',
    names: ['boarding', 'dog boarding'],
    kind: 'service',
    tag: 'stay',
  })
  expect(trade.plays[0]?.id).toBe('kennels/first-night')
  expect(trade.plays[0]?.draft).toHaveLength(3)
})

test('Mistakes in a library file are reported with the numbers of their lines', () => {
  const faults: Fault[] = []
  tradeOf(
    'pets/kennels.md',
    file.replace('effort: quick', 'efort: quick').replace('- Boarding |', '- Boarding:'),
    faults,
  )
  expect(faults.map(({ says }) => says).join('\n')).toContain('There is no field "efort"')
  expect(faults.map(({ line }) => line)).toContain(17)
})

test("American readers get American words in the library's text, but the brand's own words stay the same", () => {
  const words = '## British and American\n\n- programme: program\n- at the weekend: on the weekend\n'
  const { playbook } = readPlaybook([
    { path: 'words.md', text: words },
    { path: 'pets/kennels.md', text: file.replace('Come by. We', 'Programme at the weekend at {brand}. We') },
  ])
  const american = playbookIn(playbook, 'us').trades[0]?.plays[0]?.draft[0]?.[0]?.text
  expect(american?.[0]).toBe('Program on the weekend at ')
  expect(american?.[1]).toEqual({ slot: 'brand' })
})
