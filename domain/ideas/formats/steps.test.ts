import { expect, test } from 'vitest'
import { asHeading, asRequest, shortened } from './steps.ts'

test.each([
  [
    'Ask the person who does the work which part of it nobody ever sees.',
    'Tell us which part of it nobody ever sees.',
  ],
  [
    'Ask whoever makes the introductions what they listen for, such as football or dogs.',
    'Tell us what you listen for.',
  ],
  [
    'Explain how an arrangement is ended, who tells whom and what is offered next.',
    'Tell us how an arrangement is ended.',
  ],
  [
    'Say which of the five has risen most since the price was last set.',
    'Tell us which of the five has risen most since the price was last set.',
  ],
  ['Put the sum on the page by itself.', null],
  ['Ask for the first three questions they put to everyone.', null],
])('"%s" is asked of a guest as: %s', (step, request) => expect(asRequest(step)).toBe(request))

test('who "they" are is left alone where it may be somebody else', () => {
  expect(asRequest('Ask the driver what customers say when they are late for the bus.')).toBe(
    'Tell us what customers say when they are late for the bus.',
  )
})

test.each([
  [
    'Say which of the four it is quite all right not to know.',
    'Which of the four it is quite all right not to know',
  ],
  ['Admit when to come instead.', null],
  ['Film the tray.', null],
])('"%s" is written under the heading: %s', (step, heading) => expect(asHeading(step)).toBe(heading))

test('a long step is cut where its first part stands alone, or left whole', () => {
  const step =
    'Put the price on the page by itself, and leave it there for a moment before you explain anything at all to anybody.'
  expect(shortened(step, 90)).toBe('Put the price on the page by itself.')
  expect(shortened(step, 200)).toBe(step)
  const whole =
    'Describe each of the three households that were visited in the first week of the month without naming them'
  expect(shortened(whole, 60)).toBe(whole)
  const aim = 'Clear the bench before anybody comes in, so that nobody asks about the old machine behind it.'
  expect(shortened(aim, 70)).toBe('Clear the bench before anybody comes in.')
})
