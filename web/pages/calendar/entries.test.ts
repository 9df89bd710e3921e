import type { Calendar, CalendarDay, OwnEvent } from '#contract/seasons.ts'
import { expect, test } from 'vitest'
import {
  outsideYear,
  briefFor,
  comingUp,
  entriesOf,
  mostRelevant,
  isTimeToStart,
  isWorthContent,
  monthsFrom,
  pagesOf,
} from './entries.ts'

const today = '2026-11-21'
const day = (id: string, from: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  id,
  name: id,
  kind: 'trading',
  from,
  to: from,
  certainty: 'exact',
  mood: 'celebrate',
  description: '',
  isPublicHoliday: false,
  isReligious: false,
  relevance: 4,
  why: '',
  startBy: from,
  isHidden: false,
  ...rest,
})
const event = (
  eventName: string,
  eventDate: string,
  contentPlanningStartDate: string | null = null,
): OwnEvent => ({
  id: eventName,
  eventName,
  eventDate,
  eventType: 'event',
  contentPlanningStartDate,
  notes: null,
})
const entries = (days: CalendarDay[], events: OwnEvent[] = []) => {
  const calendar: Calendar = {
    today,
    from: today,
    to: '2027-11-20',
    country: 'GB',
    trade: 'Food and drink',
    wantsFaith: false,
    days,
    events,
    found: [],
    feedUrl: null,
  }
  return entriesOf(calendar, 2)
}
const names = (of: readonly { name: string }[]) => of.map(({ name }) => name)

test('the dates shown as coming up are relevant, not hidden, not over, and within the lead time plus four weeks', () => {
  const all = entries(
    [
      day('over', '2026-11-20'),
      day('open', '2026-11-01', { to: '2026-11-30' }),
      day('last', '2027-02-18'),
      day('too far', '2027-02-19'),
      day('little to do with us', '2026-12-01', { relevance: 2, isPublicHoliday: true }),
      day('hidden', '2026-12-02', { isHidden: true }),
    ],
    [event('open day', '2026-12-05'), event('far open day', '2027-03-01')],
  )
  expect(names(comingUp(all, today, 2))).toEqual(['open', 'open day', 'last'])
})

test('if only a few dates fit on the page, own events and the best fits with enough time are chosen', () => {
  const all = entries(
    [
      day('open since long', '2026-11-01', { to: '2026-11-30', relevance: 5 }),
      day('too near', '2026-11-25', { relevance: 5 }),
      day('fits', '2026-12-10', { relevance: 3 }),
      day('fits well', '2026-12-11', { relevance: 4 }),
      day('made for us', '2027-01-10', { relevance: 5 }),
    ],
    [event('open day', '2026-11-24')],
  )
  expect(names(mostRelevant(all, today, 3))).toEqual(['open day', 'fits well', 'made for us'])
  expect(mostRelevant(all, today, 6)).toEqual(all)
})

test('a brand’s own events are listed among the dates, before others on the same date', () => {
  const all = entries([day('a day', '2026-12-05', { relevance: 5 })], [event('open day', '2026-12-05')])
  expect(names(all)).toEqual(['open day', 'a day'])
})

test('work on an own event starts on the date that its owner chose, or else a lead time before it', () => {
  const [told, untold] = entries(
    [],
    [event('told', '2027-01-10', '2026-11-01'), event('untold', '2027-03-31')],
  )
  expect(told?.startBy).toBe('2026-11-01')
  expect(untold?.startBy).toBe('2027-01-31')
  expect(told && isTimeToStart(told, today)).toBe(true)
  expect(untold && isTimeToStart(untold, today)).toBe(false)
})

test('no content is suggested for a day of remembrance, however relevant it is to the trade', () => {
  const [solemn] = entries([
    day('remembrance', '2027-01-27', { mood: 'solemn', relevance: 5, startBy: today }),
  ])
  expect(solemn && isWorthContent(solemn, today)).toBe(false)
  expect(solemn && isTimeToStart(solemn, today)).toBe(false)
})

test('the year has twelve months, and a period that has begun is in the first', () => {
  const months = monthsFrom(
    today,
    entries([
      day('autumn', '2026-09-01', { to: '2026-11-30' }),
      day('gone', '2026-11-02'),
      day('october', '2027-10-31'),
      day('next november', '2027-11-01'),
    ]),
  )
  expect(months).toHaveLength(12)
  expect([months[0]?.month, months[11]?.month]).toEqual(['2026-11', '2027-10'])
  expect(names(months[0]?.entries ?? [])).toEqual(['autumn'])
  expect(names(months[11]?.entries ?? [])).toEqual(['october'])
})

test('own events that are over or beyond the year are still listed', () => {
  const { over, later } = outsideYear(
    today,
    entries([], [event('first', '2026-01-05'), event('second', '2026-06-05'), event('far', '2028-01-05')]),
  )
  expect(names(over)).toEqual(['second', 'first'])
  expect(names(later)).toEqual(['far'])
})

test('the brief for a date contains its name and when it is', () => {
  const address = briefFor({ name: 'Mothering Sunday', from: '2027-03-07', to: '2027-03-07' }, null)
  expect(new URLSearchParams(address.split('?')[1]).get('brief')).toBe(
    'Ideas for Mothering Sunday, Sunday 7 March 2027',
  )
})

test('a page of the year has whole months with at most twelve dates, and a month with more is split', () => {
  const month = (name: string, count: number) => ({
    month: name,
    entries: entries(Array.from({ length: count }, (_, at) => day(`${name} ${at}`, `${name}-01`))),
  })
  const pages = pagesOf([
    month('2026-11', 4),
    month('2026-12', 8),
    month('2027-01', 0),
    month('2027-02', 1),
    month('2027-03', 29),
    month('2027-04', 3),
  ])
  const said = pages.map((page) => page.map(({ month, entries }) => `${month} ${entries.length}`))
  expect(said).toEqual([
    ['2026-11 4', '2026-12 8'],
    ['2027-02 1'],
    ['2027-03 12'],
    ['2027-03 12'],
    ['2027-03 5', '2027-04 3'],
  ])
  expect(pagesOf([])).toEqual([])
})
