import { anIdea, anOldIdea } from '#tests/support/builders/an-idea.ts'
import { expect, test } from 'vitest'
import { ideaAsText } from './idea-as-text.ts'

test('the copied text of an idea includes everything its page shows', () => {
  const idea = anIdea({
    contentType: 'email',
    occasion: { id: 'lent', name: 'Shrove Tuesday', from: '2027-02-09', to: '2027-02-09' },
    tasks: ['By Friday 5 February: film the griddle'],
    formatFields: [{ label: 'Subject', lines: ['Four days, one loaf'] }],
    evidence: [
      {
        kind: 'website',
        label: 'Bread',
        quote: 'A large sourdough costs £4.20.',
        url: 'https://bakery.example/bread',
      },
      { kind: 'profile', label: 'Company information', quote: 'We have baked since 1978.' },
    ],
  })
  expect(ideaAsText(idea)).toBe(`How to keep a loaf four days
Email newsletter · Educate · People who already come · Under an hour

People buy a better loaf more often when none of it ends up in the bin.

For Shrove Tuesday, Tuesday 9 February 2027

Subject: Four days, one loaf

Keep it cut side down on a board.

Gone hard? Ten minutes in a hot oven.

Tell us how many of you there are.

Outline:
- The first hour: let it cool. A hot slice turns gummy.
- Two days: cut side down on a board.

Production tasks:
- By Friday 5 February: film the griddle

What to prepare:
- A loaf from Monday
- A bread knife

Check before you publish:
- The oven time is right for your loaf.

Why this idea: It answers a question before it is asked. It suits this time of year.

Sources:
“A large sourdough costs £4.20.” (Bread, https://bakery.example/bread)
“We have baked since 1978.” (Company information)`)
})

test('the copied text of an idea from before drafts existed has its description and fields', () => {
  expect(ideaAsText({ ...anOldIdea, evidence: [] })).toBe(`What £4.20 buys
LinkedIn post · Educate

The price of a loaf, shown.

Angle: the clock.
1. Weigh the flour.
2. Show the clock.

First line: Two days, one loaf.`)
})

test('the copied text of an idea names no document, because it may be sent to others', () => {
  const quote = 'A large loaf costs £4.20.'
  const evidence = [{ kind: 'document' as const, label: 'Prices 2026 final.pdf, page 2', quote }]
  const text = ideaAsText(anIdea({ evidence }))
  expect(text).toContain(`“${quote}” (From our own records)`)
  expect(text).not.toContain('.pdf')
})
