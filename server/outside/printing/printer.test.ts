import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { printerOf, type PrinterLimits } from './printer.ts'

const script = new URL('./print-worker.ts', import.meta.url)
/** Writes a bundle with this code. */
const bundle = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)
const printer = (body: string, limits: Partial<PrinterLimits> = {}) =>
  printerOf(script, bundle(`let printing = 0\nexport async function printReport(job) { ${body} }`), limits)
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('the PDFs of several reports are made one after another', async () => {
  const print = printer(`
    const others = printing++
    await new Promise((wait) => setTimeout(wait, 20))
    printing--
    return new TextEncoder().encode(job + ' beside ' + others)`)
  const printed = await Promise.all([print('a'), print('b'), print('c')])
  expect(printed.map(textOf)).toEqual(['a beside 0', 'b beside 0', 'c beside 0'])
})

test('a PDF that takes too long or fails is stopped, and the next one is made', async () => {
  const print = printer(
    `
    while (job === 'endless');
    if (job === 'broken') throw new Error('No such letter')
    return new TextEncoder().encode(job)`,
    { seconds: 1 },
  )
  const all = await Promise.allSettled(['endless', 'broken', 'plain'].map(print))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('a PDF that uses too much memory is stopped, and the next one is made', async () => {
  const print = printer(
    `
    const held = []
    while (job === 'greedy') held.push(new Array(10000).fill(held.length))
    return new TextEncoder().encode(job)`,
    { megabytes: 32 },
  )
  await expect(print('greedy')).rejects.toThrow('The PDF couldn’t be made')
  expect(textOf(await print('plain'))).toBe('plain')
})

test('a request for a PDF is told to try again later if the queue is full', async () => {
  const print = printer('await new Promise((wait) => setTimeout(wait, 50)); return new Uint8Array(1)', {
    waiting: 1,
  })
  const all = await Promise.allSettled([print(1), print(2), print(3)])
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(1)
  expect(refused[0]).toBeInstanceOf(Problem)
  expect(refused[0]).toMatchObject({ kind: 'too-fast' })
})
