// Tests which passages of a website can be posted on a certain day.
import { describe, expect, test } from 'vitest'
import { emptyCard } from '../card.ts'
import { namedDaysIn } from '../words/dates.ts'
import { sectionsAt, slotsOfSection } from './sections.ts'

const at = (today: string, text: string) =>
  sectionsAt({
    card: {
      ...emptyCard({ name: 'Hale', industry: 'Bakery', country: 'GB', audience: '' }),
      sections: [{ id: 's', isTrusted: false, heading: 'Pie Night', text, sentences: [text], page: '' }],
    },
    today,
    region: 'uk',
  })

test("A passage with an upcoming date is posted with that date, one whose date is over or far away isn't, and one without a date always can be", () => {
  const [soon] = at('2026-11-23', 'Mon 7 December, 6 to 8.30pm, £45.')
  expect(soon).toMatchObject({ ahead: 'Monday 7 December', isSoon: true })
  expect(at('2026-11-23', 'Last one before Christmas: 17 January.')[0]).toMatchObject({ isSoon: false })
  expect(at('2026-11-23', 'We did it on 31 October, and it rained.')).toEqual([])
  expect(at('2026-11-23', 'Booking opens on 4 July 2027.')).toEqual([])
  expect(at('2026-11-23', 'Closed tomorrow.')).toEqual([])
  expect(at('2026-11-23', 'Every Friday from six.')[0]).toMatchObject({ ahead: null })
})

describe('What is printed of a passage', () => {
  const slotsOf = (
    heading: string,
    text = 'We do it in the barn.',
    { people = [], offerings = [], page = '', day = null }: Partial<Told> = {},
  ) => {
    const section = { id: 's', isTrusted: false, heading, text, sentences: text.split(/(?<=[.?]) /), page }
    const known = people.map((name) => ({ id: name, isTrusted: true, name, role: null, says: [] }))
    const offered = offerings.map((name) => ({
      id: name,
      isTrusted: true,
      name,
      price: null,
      kind: 'service',
      says: [],
      mentions: 1,
    }))
    const card = {
      ...emptyCard({ name: 'Hale', industry: 'Bakery', country: 'GB', audience: '' }),
      people: known,
      offerings: offered,
      sections: [section],
    }
    const context = {
      card,
      today: '2026-11-23',
      region: 'uk' as const,
      spoken: (name: string) => (name.startsWith('Ruth') ? name : name.toLowerCase()),
    }
    const [at] = sectionsAt(context)
    if (at === undefined) throw new Error('The passage can be posted on this day')
    return slotsOfSection({ ...at, day: at.day ?? day }, context)
  }
  interface Told {
    people: readonly string[]
    offerings: readonly string[]
    page: string
    day: string | null
  }

  test("A posted passage starts with its heading if that is a name that the text doesn't mention", () => {
    expect(slotsOf('Bread Club').get('section-text')?.text).toBe('Bread Club: We do it in the barn.')
    expect(slotsOf('Box of Six — £24 a month').get('section-text')?.text).toBe(
      'Box of Six — £24 a month. We do it in the barn.',
    )
    expect(slotsOf('The barn').get('section-text')?.text).toBe('We do it in the barn.')
    expect(slotsOf('Why we do it').get('section-text')?.text).toBe('We do it in the barn.')
  })

  test('The name of a passage leaves out the price, and the passage is only news if its heading says so', () => {
    expect(slotsOf('Box of Six — £24 a month').get('section-name')?.text).toBe('Box of Six')
    expect(slotsOf('The new oven is coming').has('section-news')).toBe(true)
    expect(slotsOf('Box of Six').has('section-news')).toBe(false)
  })

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
    ['Christmas 2026', 'We close early.', 'A quick word about Christmas 2026.'],
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
      'A date for your diary: Knife skills, Sunday 6 December.',
    ],
    ['Stollen', 'Please order by Saturday 12 December.', 'Stollen: by Saturday 12 December.'],
    ['Box of Six — £24 a month', 'It comes on Fridays.', 'Box of Six — £24 a month.'],
  ])('An email about “%s” with the text “%s” opens with “%s”', (heading, text, opening) => {
    expect(slotsOf(heading, text).get('section-opening')?.text).toBe(opening)
  })

  test('A video speaks the heading unless the first sentence names the same thing', () => {
    expect(slotsOf('Bread Club', 'One loaf a week.').get('section-spoken')?.text).toBe('Bread Club.')
    expect(slotsOf('Bread Club', 'Our Bread Club has room.').has('section-spoken')).toBe(false)
    expect(slotsOf('Can I pay later?', 'Yes.').get('section-spoken')?.text).toBe('Can I pay later?')
    expect(slotsOf('I have a bad back', 'So had Ruth.').get('section-spoken')?.text).toBe(
      'Sometimes people say: I have a bad back.',
    )
  })

  test('Only a passage of sentences that a listener can follow is filmed', () => {
    expect(slotsOf('Bread', 'We bake at four. Come at seven.').has('section-prose')).toBe(true)
    expect(slotsOf('Bread', 'Rye on Fridays. White daily. We bake at four.').has('section-prose')).toBe(false)
    expect(
      slotsOf('Bread', 'We ask £3 for rye, £4 for spelt, £2 for white and £1 for rolls.').has(
        'section-prose',
      ),
    ).toBe(false)
  })

  test("The call to action is the passage's own, and its phone number is added if it says to call", () => {
    const called = slotsOf('Wholesale', 'We bake for nine cafés. Ring Gethin for a list.')
    expect(called.get('section-do')?.text).toBe('Ring Gethin for a list.')
    expect(called.has('section-phone')).toBe(true)
    expect(called.has('section-open')).toBe(false)
    expect(slotsOf('Wholesale', 'Ring Gethin on 01632 960148.').has('section-phone')).toBe(false)
    expect(slotsOf('The tower', 'It takes a year to ring safely.').has('section-open')).toBe(true)
    expect(slotsOf('Terms', 'Tell us by Tuesday if you are away.').has('section-do')).toBe(false)
  })

  test('People are only asked to book what has places or a price at a certain time, and needs booking', () => {
    expect(slotsOf('Knife skills class', 'Six places, £45.').has('section-booked')).toBe(true)
    expect(slotsOf('Knife skills class', 'No need to book, £5 each.').has('section-booked')).toBe(false)
    expect(slotsOf('Winter hours', 'Open until four.').has('section-booked')).toBe(false)
    expect(slotsOf('Winter hours', 'We shut at four.').has('section-open')).toBe(false)
  })

  test('A heading that is only clear on its page gets the name of the page’s subject, or makes no idea without a brief', () => {
    const worth = { page: 'Bread Club | Hale', offerings: ['Bread Club'] }
    expect(slotsOf('Is it worth it?', 'For two loaves a week, yes.', worth).get('section-title')?.text).toBe(
      'Bread Club: is it worth it?',
    )
    expect(slotsOf('Is it worth it?', 'Yes.', worth).has('section-lasting')).toBe(true)
    expect(slotsOf('Is it worth it?', 'Yes.', { page: 'Prices' }).has('section-lasting')).toBe(false)
  })

  test('A question about something that the brand doesn’t do makes no idea without a brief', () => {
    expect(slotsOf('Do you make rye?', 'Not now, the oven is too small.').has('section-lasting')).toBe(false)
    expect(slotsOf('Do you make rye?', 'On Fridays, in the small oven.').has('section-lasting')).toBe(true)
    expect(slotsOf('Is the rye very sour?', 'No, it’s milder than the white.').has('section-lasting')).toBe(
      true,
    )
  })

  test('What was only true when the page was written is left out', () => {
    const text = (said: string) => slotsOf('Saturday class', said).get('section-plain')?.text
    expect(
      text('Next: 12 December at nine, fourteen places for under sixteens; six left at the time of writing.'),
    ).toBe('Next: 12 December at nine, fourteen places for under sixteens.')
    expect(
      text(
        'We like to know in October. The first class of the winter is on 12 December at nine in the hall.',
      ),
    ).toBe('The first class of the winter is on 12 December at nine in the hall.')
    expect(
      text(
        'We were shut on 19 November. From 12 December we bake at nine every Saturday, for anybody who comes to the hall.',
      ),
    ).toBe('From 12 December we bake at nine every Saturday, for anybody who comes to the hall.')
    // Without a day to come, October may be next year's.
    expect(text('We plant in October.')).toBe('We plant in October.')
  })

  test('People who aren’t of the brand are to be asked before a passage names them', () => {
    const text = 'Rick and Deb Dory came to us in 2023.'
    expect(slotsOf('Drywall', text).has('section-others')).toBe(true)
    expect(slotsOf('Drywall', text, { people: ['Deb Dory'] }).has('section-others')).toBe(false)
    expect(slotsOf('Drywall', 'We work in Black Bank and Green Street.').has('section-others')).toBe(false)
  })

  test('A passage about a person isn’t sold, and one is only a vacancy if its heading says so', () => {
    const ofRuth = slotsOf('Ruth Hale, potter', 'She throws bowls for £12 each.', { people: ['Ruth Hale'] })
    expect(ofRuth.get('section-person')?.text).toBe('Ruth Hale')
    expect(ofRuth.has('section-priced')).toBe(false)
    const pot = slotsOf('Holiday Pot', 'It worked out leave for everybody.', { people: ['Holiday Pot'] })
    expect(pot.has('section-person')).toBe(false)
    expect(slotsOf('Job: kitchen porter').has('section-job')).toBe(true)
    expect(slotsOf('Jobs').has('section-job')).toBe(true)
    expect(slotsOf('Owe tax and have a job?').has('section-job')).toBe(false)
  })
})

test.each([
  ['Sat 5 Dec and December 12, 2026', ['2026-12-05', '2026-12-12']],
  ['31 October', ['2026-10-31']],
  ['9 January', ['2027-01-09']],
  ['on the 2nd of March 2025', ['2025-03-02']],
  ['30 February', []],
  ['12 people in May, 5 marches', []],
])('The dates in “%s” are %j', (text, days) => {
  expect(namedDaysIn(text, '2026-11-23')).toEqual(days)
})
