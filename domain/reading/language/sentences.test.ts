import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('text is split where readers would see the end of a sentence', () => {
  expect(sentencesOf('We bake at four. The shop opens at seven! Do you deliver? Yes.')).toEqual([
    'We bake at four.',
    'The shop opens at seven!',
    'Do you deliver?',
    'Yes.',
  ])
})

test('an abbreviation or initial doesn’t end a sentence', () => {
  for (const whole of [
    'Dr. Ruth Hale leads the practice.',
    'Our shop in St. Ives is open.',
    'It was founded by J. R. Hartley in 1978.',
    'Ask for Mr. Reed at approx. noon.',
    'The U.S. Army museum is next door.',
    'We sell tools, e.g. saws and planes.',
    'Call us from 9 a.m. to noon.',
    'Hale & Sons Ltd. is a family firm.',
    'Min. £36 a month',
  ]) {
    expect(sentencesOf(whole)).toEqual([whole])
  }
})

test('a full stop without a space after it still ends a sentence', () => {
  expect(sentencesOf('She took up teaching.Later she founded the school.')).toEqual([
    'She took up teaching.',
    'Later she founded the school.',
  ])
})

test('decimals, web addresses and names with dots are not split', () => {
  for (const whole of [
    'It costs £12.50 per child.',
    'Write to info@mill.co.uk for more.',
    'Our site is www.mill.co.uk today.',
  ]) {
    expect(sentencesOf(whole)).toEqual([whole])
  }
})

test('a sentence isn’t split inside brackets, unless the bracket is never closed', () => {
  expect(sentencesOf('Tour the garden (weather willing!) and the barn. Then have tea.')).toEqual([
    'Tour the garden (weather willing!) and the barn.',
    'Then have tea.',
  ])
  expect(sentencesOf(`Open (daily. ${'We bake bread here. '.repeat(30)}`).length).toBeGreaterThan(10)
})

test('a phone number ends a sentence without a full stop', () => {
  expect(sentencesOf('Call us on 07700900123 We will ring back within a day')).toEqual([
    'Call us on 07700900123',
    'We will ring back within a day',
  ])
})

test('every sentence is an exact part of the text, in the same order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('We', 'bake', 'bread.', 'Dr.', 'Why?', '(so)', '£3.50', 'Yes!', 'a.m.', '“Quite.”'),
      ),
      (words) => {
        const text = words.join(' ')
        let from = 0
        for (const sentence of sentencesOf(text)) {
          const at = text.indexOf(sentence, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + sentence.length
        }
      },
    ),
  )
})
