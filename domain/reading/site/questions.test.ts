import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { withQuestions } from './questions.ts'

const asked = (html: string) =>
  withQuestions(aPage(html).blocks)
    .filter(({ isAsked }) => isAsked === true)
    .map(({ text }) => text)

test('headings with answers below are read as the questions of an FAQ page', () => {
  expect(
    asked(
      '<h1>Questions we get</h1><h3>Why is it so dark?</h3><p>That is the ash.</p><h3>How do I book</h3><p>Ring us.</p><h3>How we work</h3><p>Slowly.</p>',
    ),
  ).toEqual(['Why is it so dark?', 'How do I book'])
})

test('questions in collapsible lists are read, whatever the markup', () => {
  expect(
    asked(
      '<h1>FAQ</h1><details><summary>Can I freeze it?</summary><p>Yes, whole.</p></details><button>Will you post me one?</button><div><p>No.</p></div><dl><dt>Is there a step?</dt><dd>One, of 14 centimetres.</dd></dl>',
    ),
  ).toEqual(['Can I freeze it?', 'Will you post me one?', 'Is there a step?'])
})

test('a remark among questions is read as an objection, and a question may have two sentences', () => {
  expect(
    asked(
      '<h1>Asked often</h1><h3>It’s dear, isn’t it? The market’s is £2.</h3><p>It lasts.</p><h3>It seems dear for a mug.</h3><p>It may be.</p>',
    ),
  ).toEqual(['It’s dear, isn’t it? The market’s is £2.', 'It seems dear for a mug.'])
})

test('questions that sell something, or that the brand answers itself, are not read as customers’ questions', () => {
  expect(
    asked(
      '<h1>Questions</h1><h3>Can I park?</h3><p>In the yard.</p><h3>Still cold?</h3><p>Ring Bev.</p><p>Sharp pain in the wrist? We have a lower wheel.</p><p>Ask for it.</p>',
    ),
  ).toEqual(['Can I park?'])
})

test('one question on a page doesn’t make a list of questions, but three do', () => {
  const ask = (text: string) => `<h3>${text}</h3><p>So it is.</p>`
  expect(asked(`<h1>Clay</h1>${ask('Is it dug here?')}`)).toEqual([])
  expect(
    asked(`<h1>Clay</h1>${ask('Is it dug here?')}${ask('Can I dig too?')}${ask('Does it smell?')}`),
  ).toHaveLength(3)
})
