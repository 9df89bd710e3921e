// Tests that questions are joined with the answers below them.
import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { findFacts } from '../finders/find-facts.ts'
import { withAnswers } from './answers.ts'
import { withQuestions } from './questions.ts'

const asked = (html: string) => {
  const { blocks } = aPage(html)
  return withAnswers(findFacts(withQuestions(blocks), TODAY), blocks)
    .filter(({ type }) => type === 'customer-question')
    .map(({ quote }) => quote)
}

test('the text below a heading with a question is joined to it as the answer', () => {
  expect(asked('<h3>Do I need to dress up?</h3><p>No. Come as you are.</p>')).toEqual([
    'Do I need to dress up? No. Come as you are.',
  ])
})

test('a list of links to questions at the top of a page is not taken for an answer', () => {
  const html =
    '<h1>FAQ</h1><ul><li><a href=#a>Do you deliver bread?</a></li><li><a href=#b>Can I pay by card?</a></li></ul><h3>Do you deliver bread?</h3><p>Within five miles, every morning.</p><h3>Can I pay by card?</h3><p>Yes, any card you like.</p>'
  expect(asked(html)).toEqual([
    'Do you deliver bread? Within five miles, every morning.',
    'Can I pay by card? Yes, any card you like.',
  ])
})

test('an answer ends with a complete sentence, and “contact us” is not taken for an answer', () => {
  const [only = ''] = asked(
    `<h3>How long does it take?</h3><p>${'Most of them take a week. '.repeat(20)}</p>`,
  )
  expect(only.length).toBeLessThan(440)
  expect(only.endsWith('week.')).toBe(true)
  expect(asked('<h3>How long does it take?</h3><p>Please contact us to find out.</p>')).toEqual([
    'How long does it take?',
  ])
})
