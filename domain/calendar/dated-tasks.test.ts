import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicHolidays } from '#domain/seasons/holidays/holidays.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { datedTasks, daysBetween, type PlannedTask } from './dated-tasks.ts'

const work: PlannedTask[] = [
  { days: -21, task: 'Ask three regulars' },
  { days: -14, task: 'Photograph the oven' },
  { days: -7, task: 'Write it down' },
  { days: -4, task: 'Publish it' },
]
const publishedOnTheEve: PlannedTask[] = [
  ...work.slice(0, 3),
  { days: -4, task: 'Publish it on the evening before' },
]

const due = (tasks: readonly string[]) => tasks.map((task) => /^By (.+?): /.exec(task)?.[1])

test('Each task of an idea gets a date counted back from the occasion', () => {
  expect(datedTasks(work, '2027-03-10', '2027-01-11', 'GB')).toEqual([
    'By Wednesday 17 February: Ask three regulars',
    'By Wednesday 24 February: Photograph the oven',
    'By Wednesday 3 March: Write it down',
    'By Friday 5 March: Publish it',
  ])
})

test('Tasks are never dated on weekends, on public holidays or between Christmas and New Year', () => {
  expect(due(datedTasks(work, '2027-01-09', '2026-11-21', 'GB'))).toEqual([
    'Friday 18 December',
    'Wednesday 23 December',
    'Wednesday 23 December',
    'Tuesday 5 January',
  ])
  expect(due(datedTasks(work, '2027-03-31', '2027-02-01', 'GB')).at(-1)).toBe('Thursday 25 March')
})

test("Tasks avoid the public holidays of the brand's own country, but not those of others", () => {
  const onTheThird = (country: string) => due(datedTasks(work, '2026-07-10', '2026-05-04', country)).at(-2)
  expect(onTheThird('US')).toBe('Thursday, July 2')
  expect(onTheThird('GB')).toBe('Friday 3 July')
  expect(due(datedTasks(work, '2026-11-14', '2026-09-11', 'EG'))).toEqual([
    'Thursday 22 October',
    'Thursday 29 October',
    'Thursday 5 November',
    'Tuesday 10 November',
  ])
})

test('A task that can only fall on days off is dated on the first working day, or keeps its date if there is none', () => {
  expect(due(datedTasks(work, '2026-11-24', '2026-11-20', 'GB')).slice(0, 2)).toEqual([
    'Monday 23 November',
    'Monday 23 November',
  ])
  expect(due(datedTasks(work, '2026-12-31', '2026-12-24', 'GB')).at(-1)).toBe('Wednesday 30 December')
  expect(due(datedTasks(work, '2026-11-23', '2026-11-20', 'GB')).at(-1)).toBe('Sunday 22 November')
})

test('A task that names the day before the occasion is dated on that day, even if it is a weekend or holiday', () => {
  expect(due(datedTasks(publishedOnTheEve, '2027-03-28', '2027-01-11', 'GB')).at(-1)).toBe(
    'Saturday 27 March',
  )
})

test.each([
  ['GB', '2027-01-01', 'By Tuesday 5 January'],
  ['DE', '2027-01-01', 'By Monday 4 January'],
  ['GB', '2029-01-01', 'By Wednesday 3 January'],
])('A task for the first working day after %s %s is dated on it', (country, day, written) => {
  const task = 'Send the same by email on the first working day.'
  expect(datedTasks([{ days: 2, task }], day, '2026-11-23', country)).toEqual([`${written}: ${task}`])
})

test('A task after the occasion is dated on a working day, and one that names a weekday on that weekday', () => {
  const tasks = [
    { days: -1, task: 'Publish on Saturday, with the hour people lose on Sunday.' },
    { days: 0, task: 'Send it on a weekday morning.' },
    { days: 0, task: 'Publish on the first Monday of the month.' },
    { days: 6, task: 'Answer everybody who wrote.' },
  ]
  expect(datedTasks(tasks, '2027-02-07', '2027-01-11', 'GB')).toEqual([
    'By Saturday 6 February: Publish on Saturday, with the hour people lose on Sunday.',
    'On Monday 8 February: Send it on a weekday morning.',
    'On Monday 8 February: Publish on the first Monday of the month.',
    'By Monday 15 February: Answer everybody who wrote.',
  ])
})

const instant = (day: string) => Date.parse(`${day}T00:00:00Z`)

test('Every task is dated after today and before the occasion, in order, and on a working day if there is one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'DE', 'ES', 'JP'),
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 2, max: 90 }),
      fc.constantFrom(work, publishedOnTheEve),
      (country, from, ahead, production) => {
        const today = addDays('2026-01-01', from)
        const day = addDays(today, ahead)
        const years = [Number(today.slice(0, 4)), Number(day.slice(0, 4))]
        const free = new Set(years.flatMap((year) => publicHolidays(country, year).map((one) => one.day)))
        const isFree = (one: string) => [0, 6].includes(new Date(instant(one)).getUTCDay()) || free.has(one)
        const between = Array.from({ length: ahead - 1 }, (_, at) => addDays(today, at + 1))
        const isQuiet = (one: string) => /-(?:12-2[4-9]|12-3\d|01-01)$/.test(one)
        const open = between.filter((one) => !isFree(one) && !isQuiet(one))
        const tasks = datedTasks(production, day, today, country)
        const days = due(tasks).map((written) =>
          years
            .map((year) => new Date(`${written} ${year} UTC`).toISOString().slice(0, 10))
            .find((one) => one > today && one < day),
        )
        expect(days).not.toContain(undefined)
        expect(days.toSorted()).toEqual(days)
        for (const [at, one = ''] of days.entries()) {
          if (tasks[at]?.endsWith('the evening before')) expect(daysBetween(one, day)).toBe(1)
          else if (open.length > 0) expect(open).toContain(one)
        }
      },
    ),
  )
})

test("Task dates are written as in the brand's country, or with the day first if the country is unknown", () => {
  const written = (country: string | null) => datedTasks(work, '2027-03-10', '2027-01-11', country).at(-1)
  expect(written('GB')).toMatch(/^(?:By|On) \w+ \d+ March: /)
  expect(written(null)).toMatch(/^(?:By|On) \w+ \d+ March: /)
  expect(written('US')).toMatch(/^(?:By|On) \w+, March \d+: /)
})
