import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('two tasks run at once, and all others wait for their turn', async () => {
  const limited = limitConcurrency(2)
  const begun: string[] = []
  const end = new Map<string, () => void>()
  const job = (name: string) =>
    limited(() => (begun.push(name), new Promise<string>((done) => end.set(name, () => done(name)))))
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

test('a task that fails lets the next one start', async () => {
  const limited = limitConcurrency(1)
  const failed = limited(() => Promise.reject(new Error('no')))
  const after = limited(() => Promise.resolve('yes'))
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
})
