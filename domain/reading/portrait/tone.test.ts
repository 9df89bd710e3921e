import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { describeTone, toneOf } from './tone.ts'

const blocks = (sentence: string, times = 25) =>
  aPage(
    Array.from(
      { length: times },
      (_, at) => `<p>${sentence.replace('#', 'abcdefghijklmnopqrstuvwxyz'.charAt(at % 26))}</p>`,
    ).join(''),
  ).blocks

test('under 150 words there is not enough text to tell', () => {
  expect(toneOf(blocks('We bake good bread # here.', 5))).toBeNull()
  expect(describeTone(blocks('We bake good bread # here.', 5))).toBe('There is not enough text to tell.')
})

test('a site that talks to you is personal, one that states is reserved', () => {
  expect(toneOf(blocks('You’ll find that we # love to help you bake your bread.'))?.[0]?.at).toBeGreaterThan(
    0.75,
  )
  expect(toneOf(blocks('The mill # was built beside the river and grinds flour.'))?.[0]?.at).toBeLessThan(
    0.25,
  )
})

test('short sentences are plain, long ones elaborate', () => {
  expect(toneOf(blocks('The old mill # grinds flour every day.'))?.[1]?.at).toBeLessThan(0.25)
  const long =
    'Notwithstanding the considerable # difficulties of comprehensively documenting such extraordinarily complicated developments, the establishment continues its fundamental transformation of agricultural understanding.'
  expect(toneOf(blocks(long))?.[1]?.at).toBeGreaterThan(0.75)
})

test('praise and exclamation marks are enthusiastic', () => {
  expect(toneOf(blocks('What an amazing # loaf of truly delicious bread!'))?.[2]?.at).toBeGreaterThan(0.75)
  expect(toneOf(blocks('The loaf # weighs eight hundred grams when baked.'))?.[2]?.at).toBeLessThan(0.25)
})

test('each scale is shown by a sentence of the site', () => {
  const all = blocks('You can watch us # bake your bread here every morning.')
  for (const scale of toneOf(all) ?? []) expect(all.map(({ text }) => text)).toContain(scale.sentence)
})

test('a customer’s words don’t colour the brand’s tone', () => {
  const html =
    '<div class="testimonial">' +
    '<p>I love you all, you are amazing and you saved my day!</p>'.repeat(30) +
    '</div>'
  expect(toneOf(aPage(html).blocks)).toBeNull()
})
