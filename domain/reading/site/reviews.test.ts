// Tests that customers' reviews are found complete and with their authors.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { withReviews } from './reviews.ts'

const reviews = (html: string) =>
  withReviews([], aPage(html).blocks).map(({ quote, slots }) => [quote, slots.person ?? null])

test('a testimonial with a name below it is found as one review', () => {
  const html =
    '<h2>What members say</h2><div class="testimonial"><p>"I came in scared of the barbell. My back has stopped hurting."</p><span>Marcy L., member since 2022</span></div>'
  expect(reviews(html)).toEqual([
    ['I came in scared of the barbell. My back has stopped hurting.', 'Marcy L.'],
  ])
})

test('an author in the same line as the quotation is found', () => {
  expect(
    reviews(
      '<blockquote>They were waiting at the door when we came.<cite>Jean Airey, Shap</cite></blockquote>',
    ),
  ).toEqual([['They were waiting at the door when we came.', 'Jean Airey, Shap']])
  expect(reviews('<p>“Spotless, warm, and the breakfast was good.” – Alan, Leeds</p>')).toEqual([
    ['Spotless, warm, and the breakfast was good.', 'Alan, Leeds'],
  ])
})

test('a long review is cut after its first sentences', () => {
  const [[quote = ''] = []] = reviews(
    `<blockquote>“${'They mended our roof in a day. '.repeat(12)}”</blockquote>`,
  )
  expect(quote?.split(' ').length).toBeLessThanOrEqual(45)
  expect(quote).toMatch(/^They mended our roof in a day\..*day\.$/)
})

test('the brand’s own words in quotation marks are not taken for a review', () => {
  expect(reviews('<p>We mend roofs in a day and clean up after us.</p>')).toEqual([])
})
