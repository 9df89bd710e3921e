// Tests a hundred briefs against the expected values, which somebody wrote without having seen the code. A
// row only passes if every value matches word for word.
import { expect, test } from 'vitest'
import { emptyCard } from '#domain/playbook/card.ts'
import rows from './as-typed.json' with { type: 'json' }
import { inSecondPerson } from './second-person.ts'
import { milestoneIn } from './milestone.ts'
import { withApostrophes } from './spelling.ts'
import { describeThing } from './thing/thing-description.ts'
import { whenIn } from './when.ts'
import { worryIn } from './worry.ts'

const card = emptyCard({ name: 'Alder & Rowe', industry: '', country: 'GB', audience: '' })

type Expected = string | { thing: string; what?: string; audience?: string; ask?: string }

function isRead(kind: string, brief: string, expected: Expected): boolean {
  const text = withApostrophes(brief)
  if (typeof expected !== 'string') {
    const { what, audience, ask } = describeThing(text, expected.thing)
    return [
      [what, expected.what],
      [audience, expected.audience],
      [ask, expected.ask],
    ].every(([got, wanted]) => same(got ?? null, wanted))
  }
  if (kind === 'you') return same(inSecondPerson(text), expected)
  if (kind === 'milestone') return same(milestoneIn(text, { card })?.sentence ?? null, expected)
  if (kind === 'when') return same(whenIn(text)?.spoken ?? null, expected)
  const worry = worryIn(text)
  return same(worry?.heading, expected) || same(worry?.spoken, expected)
}

const same = (got: string | null | undefined, wanted: string | null | undefined): boolean =>
  (got ?? '').toLowerCase() === (wanted ?? '').toLowerCase()

test.each([
  ['what it says about its readers', 'you', 16],
  ['a milestone in somebody’s life', 'milestone', 13],
  ['what people say, ask or fear', 'worry', 19],
  ['a time', 'when', 19],
  ['the description of its subject', 'thing', 18],
] as const)('In most of twenty briefs, %s is found word for word', (_, kind, least) => {
  const ofKind = rows.filter((row) => row.kind === kind)
  expect(ofKind).toHaveLength(20)
  const unread = ofKind.filter(({ brief, expect: wanted }) => !isRead(kind, brief, wanted))
  expect(20 - unread.length, unread.map(({ brief }) => brief).join('\n')).toBeGreaterThanOrEqual(least)
})

test.each([
  'Win back customers who left us',
  '12 days of things that went wrong',
  'Fill Tuesday evenings',
  'More people in January',
])("The brief “%s” mentions no milestone in a person's life", (brief) =>
  expect(milestoneIn(brief, { card })).toBeNull(),
)

test.each(['Fill Tuesday evenings', '12 days of things that went wrong', 'New menu from 4 May'])(
  'The brief “%s” says nothing about its readers',
  (brief) => expect(inSecondPerson(brief)).toBeNull(),
)

test.each(['Fill Tuesday evenings', 'Open day 4 May', 'Sell more gift vouchers'])(
  'The brief “%s” contains no question or worry',
  (brief) => expect(worryIn(brief)).toBeNull(),
)
