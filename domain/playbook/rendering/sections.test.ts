// Tests which passages of a website can be posted on a certain day.
import { describe, expect, test } from 'vitest'
import { emptyCard } from '../card.ts'
import { namedDaysIn } from '../words/dates.ts'
import { slotsOf } from '#tests/support/passages.ts'
import { sectionsAt } from './sections.ts'

const at = (today: string, text: string) =>
  sectionsAt({
    card: {
      ...emptyCard({ name: 'Hale', industry: 'Bakery', country: 'GB', audience: '' }),
      sections: [{ id: 's', isTrusted: false, heading: 'Pie Night', text, sentences: [text], page: '' }],
    },
    today,
    region: 'uk',
  })

test('A passage about another season, or an offer that ended at a feast, is not posted', () => {
  const headed = (heading: string, text: string, today: string) =>
    sectionsAt({
      card: {
        ...emptyCard({ name: 'Hale', industry: 'Bakery', country: 'GB', audience: '' }),
        sections: [{ id: 's', isTrusted: false, heading, text, sentences: [text], page: '' }],
      },
      today,
      region: 'uk',
    }).length
  expect(headed('Summer camp', 'Two weeks by the river.', '2026-11-24')).toBe(0)
  expect(headed('Summer camp', 'Two weeks by the river.', '2026-06-01')).toBe(1)
  expect(headed('Easter eggs', 'Made here.', '2026-11-24')).toBe(0)
  expect(headed('Fright Week', 'Half price up to Halloween.', '2026-11-24')).toBe(0)
  expect(headed('Fright Week', 'Half price up to Halloween.', '2026-10-01')).toBe(1)
  expect(headed('The dip', 'Mondays at seven, May to September.', '2026-11-24')).toBe(0)
  expect(headed('The dip', 'Mondays at seven, May to September.', '2027-03-01')).toBe(1)
  expect(headed('Soup', 'Wednesdays, September to May.', '2026-11-24')).toBe(1)
  expect(headed('The dip', 'We have stopped for the winter.', '2026-11-24')).toBe(0)
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

  test('What has said how to come needs no other invitation, and people who should call get the number', () => {
    expect(slotsOf('Soup night', 'Six o’clock, no tickets, everyone welcome.').has('section-open')).toBe(
      false,
    )
    expect(slotsOf('Soup night', 'Call Deb before noon.').has('section-phone')).toBe(true)
    expect(slotsOf('Soup night', 'Call Deb on 01584 960 123.').has('section-phone')).toBe(false)
    expect(slotsOf('The lines', 'Phone answered from 8 till 10.').has('section-do')).toBe(false)
  })

  test('A passage without a price gets that of the offering in its heading', () => {
    const money = { minor: 2400, currency: 'GBP' }
    const price = { id: 'p', isTrusted: true, label: '', money, unit: null, isFrom: false }
    expect(
      slotsOf('Bread Club', 'A loaf a week.', { offerings: ['Bread Club'], price }).get('section-price')
        ?.text,
    ).toBe('Price: £24')
    expect(
      slotsOf('Bread Club', 'A loaf a week, £6.', { offerings: ['Bread Club'], price }).has('section-price'),
    ).toBe(false)
    expect(
      slotsOf('The bread club van', 'It is blue.', { offerings: ['Bread Club'], price }).has('section-price'),
    ).toBe(false)
  })

  test('A passage without a day gets the next one that the website has for its name', () => {
    const dates = [
      ['Mend It Saturday', '2026-12-05'],
      ['Mend It Saturday', '2027-01-30'],
      ['Mend It Saturday', '2026-10-31'],
    ].map(([name = '', date = '']) => ({ id: date, isTrusted: false, name, date }))
    const next = (heading: string, text: string) =>
      slotsOf(heading, text, { dates }).get('section-next')?.text
    expect(next('Mend It Saturday', 'Bring a lamp.')).toBe('Next date: Saturday 5 December')
    expect(next('Mend It Saturday', 'Bring a lamp on 5 December.')).toBeUndefined()
    expect(next('The big mend', 'Bring a lamp.')).toBeUndefined()
  })

  test('If the website says how people book, ideas say it too', () => {
    const how = (answer: string) =>
      slotsOf('Knife class', 'Six places, £45.', { questions: [['How do I book?', answer]] }).get(
        'section-how',
      )?.text
    expect(how('Ring Ruth or drop in before noon. We hold places for a day.')).toBe(
      'ring Ruth or drop in before noon.',
    )
    expect(how('Use the form below.')).toBeUndefined()
    expect(how('Book through the page for your class.')).toBeUndefined()
  })

  test('Directions aren’t emailed to people who come already, and a single sentence isn’t filmed', () => {
    expect(slotsOf('The red door', 'Look for the red door opposite the bakery.').has('section-letter')).toBe(
      false,
    )
    expect(slotsOf('The red door', 'We painted it in 1998.').has('section-letter')).toBe(true)
    expect(slotsOf('The red door', 'We painted it in 1998.').has('section-filmed')).toBe(false)
  })

  test('A record such as a version or a month makes no idea without a brief', () => {
    for (const heading of ['Version 9.4', 'July', 'September 2026', 'Release notes'])
      expect(slotsOf(heading, 'We moved the button.').has('section-lasting'), heading).toBe(false)
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
