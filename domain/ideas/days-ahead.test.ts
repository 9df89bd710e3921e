import { longDate } from '#contract/values/dates.ts'
import { describe, expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { isWorkingDay } from '#domain/calendar/working-days.ts'
import { yearOf } from '#domain/seasons/upcoming.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { Trade } from '#domain/playbook/form.ts'
import { calendarTradeIn } from '#domain/seasons/trade-of.ts'
import { asPast, type DayAhead, type PastIdea } from './engine.ts'
import { aBrand, aKnownBrand } from './fixtures/a-brand.ts'
import { builtInEngine } from './playbook-engine.ts'

const engine = builtInEngine(playbook)
const written = playbook.trades.filter(({ plays }) => plays.length > 0)
const keeperOf = (trade: Trade) => ({
  country: 'GB',
  trade: calendarTradeIn(`${trade.name} ${trade.names.join(' ')}`),
  hidden: new Set<string>(),
  wantsFaith: true,
})

const daysFrom = (today: string, trade: Trade): DayAhead[] =>
  yearOf(yearSource, keeperOf(trade), today, addDays(today, 88)).map(
    ({ id, name, kind, from, to, relevance, mood }) => ({
      id,
      name,
      from,
      to,
      relevance,
      isAwareness: kind === 'awareness',
      isSolemn: mood === 'solemn',
      isOwn: false,
    }),
  )

describe('The ideas for upcoming days', () => {
  test.each(written.map((trade) => [trade.name, trade] as const))(
    'A brand of the trade “%s” gets three ideas for days in at least 48 weeks of a year, and never the same play twice for one day',
    { timeout: 60_000 },
    async (_, trade) => {
      const brand = aKnownBrand(trade)
      const past: PastIdea[] = []
      const pairs = new Set<string>()
      let full = 0
      for (let week = 0; week < 52; week++) {
        const today = addDays('2026-11-24', 7 * week)
        const ideas = await engine.proposeForDays({
          brand,
          days: daysFrom(today, trade),
          count: 3,
          past,
          today,
          seed: `${week}`,
        })
        if (ideas.length === 3) full += 1
        for (const { key, occasion } of ideas) {
          const pair = `${key.play} ${key.occasion} ${occasion?.from}`
          expect(pairs.has(pair), pair).toBe(false)
          pairs.add(pair)
        }
        past.push(...asPast(ideas, new Date(`${today}T09:00:00Z`)))
      }
      expect(full).toBeGreaterThanOrEqual(48)
    },
  )

  test('Every idea for a day has three to six tasks, dated in order on working days before it', async () => {
    for (const trade of written) {
      const today = '2026-11-24'
      const ideas = await engine.proposeForDays({
        brand: aKnownBrand(trade),
        days: daysFrom(today, trade),
        count: 5,
        past: [],
        today,
        seed: 's',
      })
      for (const { occasion, tasks } of ideas) {
        expect(occasion).not.toBeNull()
        expect(occasion?.from && occasion.from > today).toBe(true)
        expect(tasks.length).toBeGreaterThanOrEqual(3)
        expect(tasks.length).toBeLessThanOrEqual(6)
        for (const task of tasks) expect(task).toMatch(/^(?:By|On) \w+day \d{1,2} \w+: \S/)
      }
    }
    expect(isWorkingDay('2026-12-25', 'GB')).toBe(false)
  })

  test("Ideas for a day of remembrance don't sell anything", async () => {
    const today = '2026-10-20'
    const day = {
      id: 'remembrance-sunday',
      name: 'Remembrance Sunday',
      from: '2026-11-08',
      to: '2026-11-08',
      relevance: 4,
      isAwareness: false,
      isSolemn: true,
      isOwn: false,
    }
    for (const trade of written) {
      const ideas = await engine.proposeForDays({
        brand: aKnownBrand(trade),
        days: [day],
        count: 3,
        past: [],
        today,
        seed: 's',
      })
      const selling = new Set(
        [...playbook.everyone.plays, ...trade.plays]
          .filter(({ sellsPlainly }) => sellsPlainly)
          .map(({ id }) => id),
      )
      for (const { key, occasion } of ideas)
        if (occasion?.id === day.id) expect(selling.has(key.play)).toBe(false)
    }
  })
})

describe('The ideas for an event that the brand added to its calendar', () => {
  const event = {
    id: '5f0c1c7e-0000-4000-8000-000000000001',
    eventName: 'Winter Open Evening',
    eventDate: '2026-12-11',
    eventType: 'event' as const,
    contentPlanningStartDate: null,
    notes: null,
  }
  const day: DayAhead = {
    id: event.id,
    name: event.eventName,
    from: event.eventDate,
    to: event.eventDate,
    relevance: 5,
    isAwareness: false,
    isSolemn: false,
    isOwn: true,
  }
  const brand = aBrand({ events: [event] })

  test("The ideas for a brand's own event name the event and its date", async () => {
    const [idea] = await engine.proposeForDays({
      brand,
      days: [day],
      count: 1,
      past: [],
      today: '2026-11-20',
      seed: 's',
    })
    expect(`${idea?.title} ${idea?.draft}`).toContain('Winter Open Evening')
    expect(idea?.occasion?.id).toBe(event.id)
    const source = idea?.evidence.find(({ label }) => label === 'Your events')
    expect(source?.quote).toBe(`${event.eventName}, ${longDate(event.eventDate, 'GB')}`)
  })

  test("A brand's own event gets a different kind of idea each time", async () => {
    const past: PastIdea[] = []
    const plays = new Set<string>()
    for (const today of ['2026-11-13', '2026-11-20', '2026-11-27', '2026-12-04']) {
      const ideas = await engine.proposeForDays({ brand, days: [day], count: 1, past, today, seed: today })
      for (const { key } of ideas) {
        expect(plays.has(key.play)).toBe(false)
        plays.add(key.play)
      }
      past.push(...asPast(ideas, new Date(`${today}T09:00:00Z`)))
    }
    expect(plays.size).toBeGreaterThanOrEqual(3)
  })

  test("After a brand's own event there are thank-you ideas and no announcements", async () => {
    const ideas = await engine.proposeForDays({
      brand,
      days: [day],
      count: 3,
      past: [],
      today: '2026-12-13',
      seed: 's',
    })
    expect(ideas.map(({ key }) => key.play)).toEqual(['everyone/own-event-thanks'])
  })
})
