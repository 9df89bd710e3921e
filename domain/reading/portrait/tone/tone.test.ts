// Tests that websites get different descriptions for different styles of writing, with sentences of
// the site as examples.
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

test('no tone is described from a text under 150 words', () => {
  expect(toneOf(blocks(['We bake good bread # here.'], 5))).toBeNull()
  expect(describeTone(blocks(['We bake good bread # here.'], 5))).toBe('There isn’t enough text to tell.')
})

test('a chatty site and a factual one get different descriptions of their tone', () => {
  const talks = describeTone(blocks(['You’ll find that we don’t hurry # when you’re here.']))
  expect(talks).toContain('informal')
  expect(talks).toContain('contractions such as “we’re”')
  const states = describeTone(blocks(['The mill # was built beside the river and grinds flour.']))
  expect(states).toContain('rarely says “we” or “you”')
  expect(states).toContain('rarely uses contractions such as “we’re”')
  expect(states).not.toContain('informal')
})

test('the tone of short sentences is described as brisk, and of long ones as elaborate', () => {
  expect(
    describeTone(blocks(['The old mill # grinds flour all day and half the night.', 'It is loud #.'])),
  ).toContain('brisk')
  const long =
    'Notwithstanding the considerable # difficulties of documenting such extraordinarily complicated developments in every detail that matters, the establishment continues its fundamental transformation of agricultural understanding in the county.'
  expect(describeTone(blocks([long]))).toContain('elaborate')
})

test('praise and exclamation marks are described as an enthusiastic tone', () => {
  expect(describeTone(blocks(['What an amazing # loaf of truly delicious bread!']))).toContain('enthusiastic')
  expect(describeTone(blocks(['The loaf # weighs a good deal when it is baked.']))).toContain('understated')
})

test('dialect words are mentioned if at least two of them are unambiguous', () => {
  expect(describeTone(blocks(['A wee loaf # is baked here for the bairns.']))).toContain('“wee” and “bairns”')
  expect(describeTone(blocks(['A small loaf # is baked in the dale beside the beck.']))).not.toContain(
    'its place',
  )
})

test('a site with many instructions is described as telling readers what to do', () => {
  const one = 'The mill # grinds rye and wheat beside the river.'
  expect(
    describeTone(blocks([one, one.replace('rye', 'oats'), 'Bring a bag # for your flour, please.'])),
  ).toContain('It tells readers plainly what to do.')
})

test('the tone is shown with whole sentences of the site', () => {
  const all = blocks(['You can watch us # bake your bread here every morning.'])
  for (const example of toneOf(all)?.examples ?? []) expect(all.map(({ text }) => text)).toContain(example)
})

test('customers’ words don’t change the description of the brand’s tone', () => {
  const html =
    '<div class="testimonial">' +
    '<p>I love you all, you are amazing and you saved my day!</p>'.repeat(30) +
    '</div>'
  expect(toneOf(aPage(html).blocks)).toBeNull()
})
