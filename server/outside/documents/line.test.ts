import { expect, test } from 'vitest'
import { line } from './line.ts'

test('two tasks run at once, and the others wait their turn', async () => {
  const inLine = line(2)
  const begun: string[] = []
  const end = new Map<string, () => void>()
  const job = (name: string) =>
    inLine(() => (begun.push(name), new Promise<string>((done) => end.set(name, () => done(name)))))
  const all = ['first', 'second', 'third', 'fourth'].map(job)
  await Promise.resolve()
  expect(begun).toEqual(['first', 'second'])
  end.get('second')!()
  await all[1]
  await new Promise(setImmediate)
  expect(begun).toEqual(['first', 'second', 'third'])
  end.get('first')!()
  end.get('third')!()
  await Promise.all([all[0], all[2]])
  await new Promise(setImmediate)
  end.get('fourth')!()
  expect(await Promise.all(all)).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a task that fails makes room for the next', async () => {
  const inLine = line(1)
  const failed = inLine(() => Promise.reject(new Error('no')))
  const after = inLine(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
})
