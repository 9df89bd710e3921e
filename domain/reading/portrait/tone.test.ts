// Sites are told apart by how they write, each trait counted and shown.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { describeTone, toneOf } from './tone.ts'

const blocks = (sentences: readonly string[], times = 25) =>
  aPage(
    Array.from(
      { length: times },
      (_, at) =>
        `<p>${sentences.map((one) => one.replace('#', 'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26))).join(' ')}</p>`,
    ).join(''),
  ).blocks

test('under 150 words there is not enough text to tell', () => {
  expect(toneOf(blocks(['We bake good bread # here.'], 5))).toBeNull()
  expect(describeTone(blocks(['We bake good bread # here.'], 5))).toBe('There isn’t enough text to tell.')
})

test('one who talks and one who states sound different', () => {
  const talks = describeTone(blocks(['You’ll find that we don’t hurry # when you’re here.']))
  expect(talks).toContain('informal')
  expect(talks).toContain('short forms in about nine sentences in ten')
  const states = describeTone(blocks(['The mill # was built beside the river and grinds flour.']))
  expect(states).toContain('rarely says “we” or “you”')
  expect(states).toContain('rarely uses short forms such as “we’re”')
  expect(states).not.toContain('informal')
})

test('short sentences are brisk, long ones elaborate', () => {
  expect(
    describeTone(blocks(['The old mill # grinds flour all day and half the night.', 'It is loud #.'])),
  ).toContain('brisk')
  const long =
    'Notwithstanding the considerable # difficulties of documenting such extraordinarily complicated developments in every detail that matters, the establishment continues its fundamental transformation of agricultural understanding in the county.'
  expect(describeTone(blocks([long]))).toContain('elaborate')
})

test('praise and exclamation marks are enthusiastic', () => {
  expect(describeTone(blocks(['What an amazing # loaf of truly delicious bread!']))).toContain('enthusiastic')
  expect(describeTone(blocks(['The loaf # weighs a good deal when it is baked.']))).toContain('understated')
})

test('words of a place are named where two of them are no common words', () => {
  expect(describeTone(blocks(['A wee loaf # is baked here for the bairns.']))).toContain('“wee” and “bairns”')
  expect(describeTone(blocks(['A small loaf # is baked in the dale beside the beck.']))).not.toContain(
    'its place',
  )
})

test('a share is what was counted', () => {
  const one = 'The mill # grinds rye and wheat beside the river.'
  expect(
    describeTone(blocks([one, one.replace('rye', 'oats'), 'Bring a bag # for your flour, please.'])),
  ).toContain('It tells readers plainly what to do, in about one sentence in three')
})

test('each trait is shown by a sentence of the site', () => {
  const all = blocks(['You can watch us # bake your bread here every morning.'])
  for (const example of toneOf(all)?.examples ?? []) expect(all.map(({ text }) => text)).toContain(example)
})

test('a customer’s words don’t colour the brand’s tone', () => {
  const html =
    '<div class="testimonial">' +
    '<p>I love you all, you are amazing and you saved my day!</p>'.repeat(30) +
    '</div>'
  expect(toneOf(aPage(html).blocks)).toBeNull()
})
