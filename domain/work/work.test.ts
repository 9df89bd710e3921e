import { expect, test } from 'vitest'
import { workBoard } from './work.ts'

const now = () => new Date('2027-03-10T09:00:00Z')

test('Asking for work that is already running joins it, and asking after it has ended starts it again', async () => {
  const board = workBoard(now)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let runs = 0
  const work = async () => {
    await gate
    return ++runs
  }
  const both = [board.run('ruth', 'ideas', 'brief', work), board.run('ruth', 'ideas', 'brief', work)]
  open()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await board.run('ruth', 'ideas', 'brief', work)).toBe(2)
})

test('Work of another owner, or with another key, runs on its own', async () => {
  const board = workBoard(now)
  let runs = 0
  const work = async () => ++runs
  const three = [
    board.run('ruth', 'ideas', 'brief', work),
    board.run('ann', 'ideas', 'brief', work),
    board.run('ruth', 'ideas', 'other brief', work),
  ]
  expect(await Promise.all(three)).toEqual([1, 2, 3])
})

test('While work runs, its owner sees the step, the progress and the time taken; afterwards the owner sees nothing', async () => {
  const start = now()
  let gone = 0
  const board = workBoard(() => new Date(start.getTime() + gone))
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const running = board.run('ruth', 'website', 'https://hale.example', async (report) => {
    report('Reading Our story (2 of 4)', 0.5)
    await gate
  })
  gone = 7_200
  expect(await board.of('ruth')).toEqual([
    {
      kind: 'website',
      step: 'Reading Our story (2 of 4)',
      share: 0.5,
      startedAt: start.toISOString(),
      seconds: 7,
    },
  ])
  expect(await board.of('ann')).toEqual([])
  open()
  await running
  expect(await board.of('ruth')).toEqual([])
})

test('If work fails, it fails for everyone who joined it, and it can be tried again', async () => {
  const board = workBoard(now)
  const fails = async () => Promise.reject(new Error('the site is away'))
  const both = [board.run('ruth', 'website', 'a', fails), board.run('ruth', 'website', 'a', fails)]
  const ends = await Promise.allSettled(both)
  expect(ends.map((end) => end.status)).toEqual(['rejected', 'rejected'])
  expect(await board.run('ruth', 'website', 'a', async () => 'read')).toBe('read')
})
