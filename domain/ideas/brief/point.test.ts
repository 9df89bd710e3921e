// Tests which words of a brief are printed before the passage that answers it.
import { expect, test } from 'vitest'
import { emptyCard } from '#domain/playbook/card.ts'
import { renderContextOf } from '#domain/playbook/rendering/render-context.ts'
import { playbook } from '#tests/support/library.ts'
import { withBrief } from '../writing/with-brief.ts'
import { aSection } from '../fixtures/a-section.ts'
import { parseBrief } from './parse-brief.ts'

const card = {
  ...emptyCard({ name: 'Tarn House', industry: 'Hotel', country: 'GB', audience: '' }),
  sections: [
    aSection(
      'We are hiring',
      'A breakfast cook, four mornings, £13.90 an hour plus tips. Send a few lines to Ada.',
    ),
    aSection('Carol Supper', 'Saturday 12 December, soup, pie and carols. £24 a head, two rooms left.'),
    aSection('Garden Room', 'Twelve at one table, a fire and no music. £12 a head with tea and cake.'),
    aSection('Why are you dearer than the inn?', 'Breakfast is in the price, and somebody is up all night.'),
  ],
}
const trade = playbook.trades.find(({ id }) => id === 'hotel')
if (trade === undefined) throw new Error('The library has no hotel')
const context = renderContextOf(playbook, [trade], card, '2026-11-23')
const pointOf = (brief: string) =>
  withBrief(context, parseBrief(brief, context, playbook, [trade])).slots.get('brief-point')?.text ?? null

test.each([
  [
    'need a breakfast cook, finish at 11, good for parents',
    'We’re looking for a breakfast cook. Finish at 11, good for parents.',
  ],
  ['fill the Carol Supper, 18 seats left', '18 seats left, as of today.'],
  ['fill the Garden Room on Tuesdays', 'We still have room on Tuesdays.'],
  ['Garden Room for book clubs, free parking', 'Free parking.'],
])('An idea for the brief “%s” starts with “%s”', (brief, point) => expect(pointOf(brief)).toBe(point))

test.each([
  ['what the passage says already', 'Carol Supper, two rooms left'],
  ['a request to us', 'Garden Room, nobody books it, keep it short'],
  ['a wish about the tone', 'Garden Room for book clubs, no guilt'],
  ['a number that would put people off', 'Garden Room, only 5 booked for Tuesday'],
  ['a doubt, which the passage answers', 'why are we dearer than the inn, people ask'],
  ['a topic that no passage is about', 'a quiz in the bar, dogs welcome'],
])('A brief adds nothing to the passage that answers it if it only gives %s', (_, brief) =>
  expect(pointOf(brief)).toBeNull(),
)
