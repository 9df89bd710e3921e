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
import { aBrand, aFact, aKnownBrand } from './fixtures/a-brand.ts'
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

describe('The ideas for a day that the website writes about', () => {
  const day: DayAhead = {
    id: 'christmas-day',
    name: 'Christmas Day',
    from: '2026-12-25',
    to: '2026-12-25',
    relevance: 3,
    isAwareness: false,
    isSolemn: false,
    isOwn: false,
  }
  const text =
    'We shut at noon on Thursday 24 December. Please collect by eleven, and bring your number with you. The shop opens again on 5 January at eight.'
  const brand = {
    ...aKnownBrand(written[0] ?? playbook.everyone),
    facts: [
      aFact({
        type: 'section',
        quote: text,
        slots: { label: 'Christmas at the barn' },
        heading: 'Christmas at the barn',
      }),
    ],
  }
  const wish = { brand, days: [day], count: 1, today: '2026-11-28', seed: 's' }

  test('The first idea is what the website says, word for word, with tasks before the day', async () => {
    const [idea] = await engine.proposeForDays({ ...wish, past: [] })
    expect(idea?.draft).toContain(text)
    expect(idea?.occasion?.id).toBe(day.id)
    expect(idea?.tasks.length).toBeGreaterThanOrEqual(3)
    const stored = idea && { key: idea.key, occasion: idea.occasion }
    expect(stored && engine.rerender(brand, stored, wish.today)?.draft).toBe(idea?.draft)
  })

  test('A passage that was posted lately isn’t posted again for the day, and the day then comes last', async () => {
    const ideas = await engine.proposeForDays({ ...wish, past: [] })
    const past = asPast(ideas, new Date('2026-11-27T09:00:00Z'))
    const boxing = { ...day, id: 'boxing-day-gb', name: 'Boxing Day', from: '2026-12-26', to: '2026-12-26' }
    for (const idea of await engine.proposeForDays({ ...wish, past, days: [day, boxing], count: 3 }))
      expect(idea.draft).not.toContain(text)
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
