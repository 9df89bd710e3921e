import { expect, test } from 'vitest'
import { introductionOf } from './introduce.ts'

const background = [
  'Mill Lane is a small workshop in Bewdley. It began in 1983. It fires with wood. It is open all year. Nobody else does this.',
  'What Mill Lane offers includes throwing classes, glazing days and mugs. Prices on the website include mugs (£18).',
  'It names one person, Ruth Hale (founder). The address is 4 Mill Lane, Bewdley.',
].join('\n\n')

test('a company is introduced in four sentences: what it is, what it offers and where', () => {
  expect(introductionOf(background, 'Mill Lane')).toBe(
    'Mill Lane is a small workshop in Bewdley. It began in 1983. It offers throwing classes, glazing days and mugs. The address is 4 Mill Lane, Bewdley.',
  )
})

test('a website that says little of its company introduces nobody', () => {
  expect(introductionOf('The website says little about the company itself.', 'Mill Lane')).toBeNull()
})

test('it fits the field, however long its sentences are', () => {
  const long = `Mill Lane is in Bewdley. It has ${'a very long kiln and '.repeat(60)}a door.`
  expect(introductionOf(long, 'Mill Lane')).toBe('Mill Lane is in Bewdley.')
})
