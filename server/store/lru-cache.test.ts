import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lruCache } from './lru-cache.ts'

test('the cache keeps at most the given number of values, those used most recently', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 9 }).map(String)), async (keys) => {
      const most = 4
      const value = lruCache<string>(most)
      let read: string[] = []
      const asked: string[] = []
      for (const key of keys) {
        const last = [...new Set(asked.toReversed())].slice(0, most)
        read = []
        expect(
          await value(key, async () => {
            read.push(key)
            return `value of ${key}`
          }),
        ).toBe(`value of ${key}`)
        expect(read).toEqual(last.includes(key) ? [] : [key])
        asked.push(key)
      }
    }),
  )
})

test('a value that wasn’t found is looked up again at the next request', async () => {
  const value = lruCache<string>(4)
  expect(await value('a', async () => null)).toBeNull()
  expect(await value('a', async () => 'here by now')).toBe('here by now')
})
