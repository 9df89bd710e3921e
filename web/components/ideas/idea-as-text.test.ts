import { expect, test } from 'vitest'
import { ideaAsText } from './idea-as-text.ts'

const idea = {
  title: 'What £4.20 buys',
  summary: 'The price of a loaf, shown.',
  description: '1. Weigh the flour.\n2. Show the clock.\n',
  contentType: 'linkedin' as const,
  objective: 'educate' as const,
  formatFields: [
    { label: 'First line', lines: ['Two days, one loaf.'] },
    { label: 'Slides', lines: ['The flour', 'The oven'] },
  ],
  evidence: [
    {
      kind: 'website' as const,
      label: 'Bread',
      quote: 'A large sourdough costs £4.20.',
      url: 'https://bakery.example/bread',
    },
    { kind: 'profile' as const, label: 'Company information', quote: 'We have baked since 1978.' },
  ],
}

test('a copied idea says what to make, and where each thing it rests on stands', () => {
  expect(ideaAsText(idea)).toBe(`What £4.20 buys
LinkedIn post, educate

The price of a loaf, shown.

1. Weigh the flour.
2. Show the clock.

First line: Two days, one loaf.

Slides:
- The flour
- The oven

It rests on:
“A large sourdough costs £4.20.” (Bread, https://bakery.example/bread)
“We have baked since 1978.” (Company information)`)
})

test('an idea without sources ends with what to make', () => {
  expect(ideaAsText({ ...idea, formatFields: [], evidence: [] })).toMatch(/Show the clock\.$/)
})
