// Tests the headline of a passage and the first sentence of an email about it.
import { expect, test } from 'vitest'
import { slotsOf } from '#tests/support/passages.ts'

test.each([
  ['Geese', 'We do it in the barn.', 'Geese at Hale'],
  ['Christmas geese', 'We do it in the barn.', 'Christmas geese'],
  ['Why?', 'We do it in the barn.', 'Why?'],
  ['Stollen', 'Please order by Saturday 12 December.', 'Stollen: by Saturday 12 December'],
  ['Winter break', 'We close at 1pm on Friday 18 December.', 'Winter break: closing Friday 18 December'],
  ['Knife skills', 'Sunday 6 December, 10am to 2pm, £45.', 'Knife skills, Sunday 6 December'],
  ['Sunday lunch', 'Back on 6 December at noon.', 'Sunday lunch, 6 December'],
  // The day is part of a list, or something other than what the heading names happens on it.
  ['Wreaths', 'Sat 5, Sun 6 December, 10am to 2pm.', 'Wreaths at Hale'],
  ['Santa mornings', '5 and 6 December, 10am to 2pm.', 'Santa mornings'],
  ['Our hearts', 'The Welsh Valentine is 25 January.', 'Our hearts'],
  ['Closed', 'Refunds until 5 December. We shut on 19 December.', 'Closed at Hale'],
  ['Saturday tour', 'At two every Saturday except 26 December.', 'Saturday tour'],
  ['The oven is back', 'It came on 24 November.', 'The oven is back'],
  ['Slow and steady', 'Order by Saturday 12 December.', 'Slow and steady'],
  // Only the feast is in the heading, so any other day would look like its date.
  ['Christmas Eve', 'Sunday 27 December is a walk at noon.', 'Christmas Eve at Hale'],
  ['Christmas', 'We shut at noon on 24 December.', 'Christmas opening times'],
])('“%s” with the text “%s” is titled “%s”', (heading, text, title) => {
  expect(slotsOf(heading, text).get('section-title')?.text).toBe(title)
})

test.each([
  ['Bread Club', 'One loaf a week.', 'A quick word about Bread Club.'],
  ['Team days', 'You make it together.', 'Team days.'],
  ['Closed', 'We shut on Mondays.', 'Closed at Hale.'],
  ['Knife and Fork Night', 'Four courses.', 'A quick word about Knife and Fork Night.'],
  ['Our Flour', 'It comes from one mill.', 'A quick word about our flour.'],
  ['The Long Table', 'Soup and a seat.', 'A quick word about the Long Table.'],
  ['Book a visit', 'Mondays at three.', 'Book a visit.'],
  ['Prices from 1 January', 'Rye goes up.', 'Prices from 1 January.'],
  ['Christmas 2026', 'We close early.', 'Our Christmas 2026 opening times.'],
  ['Christmas Eve', 'Carols at three and five.', 'A quick word about Christmas Eve.'],
  ['Moving out', 'A month’s notice.', 'A quick word about moving out.'],
  ['Ruth retires', 'She came in 1990.', 'Ruth retires.'],
  ['Bread Club', 'Our Bread Club has room.', undefined],
  ['Is it dear?', 'No.', 'People often ask us: “Is it dear?”'],
  ['“I can’t bake”', 'You can.', 'Sometimes people say: “I can’t bake”'],
  ['I have a bad back', 'So had Ruth.', 'Sometimes people say: “I have a bad back”.'],
  ['The oven is back', 'It came in May.', 'The oven is back.'],
  [
    'Knife skills',
    'Sunday 6 December, 10am, £45.',
    // The text says the day again right away.
    'A date for your diary: Knife skills.',
  ],
  [
    'Knife skills',
    'A morning at the big table, on Sunday 6 December at 10am.',
    'A date for your diary: Knife skills, Sunday 6 December.',
  ],
  ['Stollen', 'Please order by Saturday 12 December.', 'Stollen: by Saturday 12 December.'],
  ['Box of Six — £24 a month', 'It comes on Fridays.', 'Box of Six — £24 a month.'],
])('An email about “%s” with the text “%s” opens with “%s”', (heading, text, opening) => {
  expect(slotsOf(heading, text).get('section-opening')?.text).toBe(opening)
})
