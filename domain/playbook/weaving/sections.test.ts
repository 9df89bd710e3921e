// What of a website can be posted on a day.
import { expect, test } from 'vitest'
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

test('what is coming is told with its day, what is over or far off is not posted, and what lasts always can be', () => {
  const [soon] = at('2026-11-23', 'Mon 7 December, 6 to 8.30pm, £45.')
  expect(soon).toMatchObject({ ahead: 'Monday 7 December', isSoon: true })
  expect(at('2026-11-23', 'Last one before Christmas: 17 January.')[0]).toMatchObject({ isSoon: false })
  expect(at('2026-11-23', 'We did it on 31 October, and it rained.')).toEqual([])
  expect(at('2026-11-23', 'Booking opens on 4 July 2027.')).toEqual([])
  expect(at('2026-11-23', 'Closed tomorrow.')).toEqual([])
  expect(at('2026-11-23', 'Every Friday from six.')[0]).toMatchObject({ ahead: null })
})

test('a title leaves the price in a heading away, and is not announced twice', () => {
  const slots = (heading: string) => {
    const section = { id: 's', isTrusted: false, heading, text: 'We do.', sentences: ['We do.'], page: '' }
    return slotsOfSection({ section, ahead: null, isSoon: false }, 'Hale')
  }
  expect(slots('Box of Six — £24 a month').get('section-title')?.text).toBe('Box of Six at Hale')
  expect(slots('The new oven is coming').get('section-announced')?.text).toBe('yes')
  expect(slots('Box of Six').has('section-announced')).toBe(false)
})

test.each([
  ['Sat 5 Dec and December 12, 2026', ['2026-12-05', '2026-12-12']],
  ['31 October', ['2026-10-31']],
  ['9 January', ['2027-01-09']],
  ['on the 2nd of March 2025', ['2025-03-02']],
  ['30 February', []],
  ['12 people in May, 5 marches', []],
])('%s names %j', (text, days) => {
  expect(namedDaysIn(text, '2026-11-23')).toEqual(days)
})
