// Tests questions that share a paragraph, row or line with their answers.
import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { findFacts } from '../finders/find-facts.ts'
import { withAnswers } from './answers.ts'
import { withQuestions } from './questions.ts'

const asked = (html: string) => {
  const blocks = withQuestions(aPage(html).blocks)
  return withAnswers(findFacts(blocks, TODAY), blocks)
    .filter(({ type }) => type === 'customer-question')
    .map(({ quote }) => quote)
}

test('the rest of a paragraph that starts with a bold question is read as its answer', () => {
  expect(
    asked(
      '<h2>Questions</h2><p><b>Do you post pots?</b> Yes. In straw.</p><p><b>Do you take cards?</b> No.</p><p><b>Apprentices?</b> One every second year.</p>',
    ),
  ).toEqual([
    'Do you post pots? Yes. In straw.',
    'Do you take cards? No.',
    'Apprentices? One every second year.',
  ])
})

test('the answer to a question in a paragraph ends where the next question begins', () => {
  expect(
    asked(
      '<h2>FAQ</h2><p>Can I skip? Yes, by the 25th. Can I choose the glaze? That is called buying. Gift boxes? Not by post. How do I stop? Write “I am off”.</p>',
    ),
  ).toEqual([
    'Can I skip? Yes, by the 25th.',
    'Can I choose the glaze? That is called buying.',
    'Gift boxes? Not by post.',
    'How do I stop? Write “I am off”.',
  ])
})

test('questions are found in lines marked Q and A, in table rows and in definition lists', () => {
  expect(asked('<h2>FAQ</h2><p>Q: Do I need an apron?</p><p>A: We lend one.</p>')).toEqual([
    'Do I need an apron? We lend one.',
  ])
  expect(
    asked(
      '<h2>FAQ</h2><table><tr><td>Is there a step?</td><td>One, of stone.</td></tr><tr><td>Can I park?</td><td>In the yard.</td></tr></table>',
    ),
  ).toEqual(['Is there a step? One, of stone.', 'Can I park? In the yard.'])
  expect(asked('<h2>FAQ</h2><dl><dt>Is it warm?</dt><dd>By the kiln, very.</dd></dl>')).toEqual([
    'Is it warm? By the kiln, very.',
  ])
})

test('three lines with a question and an answer are read as a list of questions, even without a title', () => {
  const line = (ask: string) => `<p>${ask} Yes, when it is dry.</p>`
  const [one, two, three] = ['Can I bring my dog?', 'Do you take cash?', 'Is there a bus?'].map(line)
  expect(asked(`<h2>Booking</h2>${one}${two}${three}`)).toHaveLength(3)
  expect(asked(`<h2>Booking</h2>${one}${two}`)).toHaveLength(0)
})

test('a line below “What if …” is read as part of the question', () => {
  expect(asked('<h2>What if...</h2><p>...it rains? We throw indoors.</p>')).toEqual([
    '...it rains? We throw indoors.',
  ])
})

test('a remark after the question is read as the customer’s if the answer is below it', () => {
  expect(
    asked('<h2>FAQ</h2><p>Is it a class? I have never thrown. </p><p>It is, and nobody minds.</p>')[0],
  ).not.toBe('Is it a class? I have never thrown.')
})

test('all paragraphs below a question’s heading are read as its answer, up to the next question', () => {
  expect(
    asked(
      '<h2>FAQ</h2><h3>How long does it take?</h3><p>Two weeks to dry.</p><p>One to fire.</p><h3>And then?</h3><p>It is yours.</p>',
    ),
  ).toContain('How long does it take? Two weeks to dry. One to fire.')
})
