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

describe('The text and title of a passage', () => {
  const slotsOf = (heading: string, text = 'We do it in the barn.', people: readonly string[] = []) => {
    const section = { id: 's', isTrusted: false, heading, text, sentences: [text], page: '' }
    const known = people.map((name) => ({ id: name, isTrusted: true, name, role: null, says: [] }))
    return slotsOfSection({ section, ahead: null, isSoon: false }, { people: known, name: 'Hale' })
  }

  test("A posted passage starts with its heading if that is a name that the text doesn't mention", () => {
    expect(slotsOf('Bread Club').get('section-text')?.text).toBe('Bread Club: We do it in the barn.')
    expect(slotsOf('Box of Six — £24 a month').get('section-text')?.text).toBe(
      'Box of Six — £24 a month. We do it in the barn.',
    )
    expect(slotsOf('The barn').get('section-text')?.text).toBe('We do it in the barn.')
    expect(slotsOf('Why we do it').get('section-text')?.text).toBe('We do it in the barn.')
    expect(slotsOf('Why we do it').get('section-opening')?.text).toBe('Why we do it.')
  })

  test('The name of a passage leaves out the price, and the passage only announces something if its heading does', () => {
    expect(slotsOf('Box of Six — £24 a month').get('section-name')?.text).toBe('Box of Six')
    expect(slotsOf('The new oven is coming').has('section-announced')).toBe(true)
    expect(slotsOf('Box of Six').has('section-announced')).toBe(false)
  })

  test("A passage with a heading of one word gets the brand's name in its title", () => {
    const titleOf = (heading: string) => slotsOf(heading).get('section-title')?.text
    expect(titleOf('Geese')).toBe('Geese at Hale')
    expect(titleOf('Christmas geese')).toBe('Christmas geese')
    expect(titleOf('Why?')).toBe('Why?')
  })

  test('A passage about a person sells nothing, and is only a vacancy if its heading says so', () => {
    const ofRuth = slotsOf('Ruth Hale, potter', 'She throws bowls for £12 each.', ['Ruth Hale'])
    expect(ofRuth.has('section-person')).toBe(true)
    expect(ofRuth.has('section-sold')).toBe(false)
    const pot = slotsOf('Holiday Pot', 'Everybody sees what is left, down to the hour.', ['Holiday Pot'])
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
