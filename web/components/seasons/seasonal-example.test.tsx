import type { CalendarDay } from '#contract/seasons.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleOf, SeasonalExample } from './seasonal-example.tsx'

const day = (name: string, from: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  id: name,
  name,
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
const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})
const show = () => render(<SeasonalExample count={3} leadTimeMonths={2} />, appProviders())

test('the example of a seasonal idea is for the next date whose ideas haven’t been sent yet', () => {
  const days = [
    day('too near', '2027-01-20'),
    day('hidden', '2027-02-01', { isHidden: true }),
    day('solemn', '2027-02-02', { mood: 'solemn' }),
    day('little to do with us', '2027-02-03', { relevance: 2 }),
    day('Mothering Sunday', '2027-03-07'),
  ]
  expect(exampleOf(days, '2026-11-21', 2)?.name).toBe('Mothering Sunday')
  expect(exampleOf(days.slice(0, 4), '2026-11-21', 2)).toBeUndefined()
})

test('the example names the date, and the month in which its ideas would arrive', async () => {
  fetching.mockResolvedValueOnce(
    Response.json({
      today: '2026-11-21',
      from: '2026-11-21',
      to: '2027-11-20',
      country: 'GB',
      trade: null,
      wantsFaith: false,
      days: [day('Mothering Sunday', '2027-03-07')],
      events: [],
      found: [],
      feedUrl: null,
    }),
  )
  show()
  expect(
    await screen.findByText(/you’d get ideas for Mothering Sunday \(7 March 2027\) in January\./),
  ).toBeTruthy()
})

test('the example uses a made-up date if the calendar can’t be read', () => {
  fetching.mockResolvedValueOnce(Response.json({ message: 'No.' }, { status: 403 }))
  show()
  expect(screen.getByText(/you’d get ideas for a date in June in April\./)).toBeTruthy()
})
