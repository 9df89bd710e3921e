import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chanceOf, seeded } from './seeded.ts'

test('The same seed always gives the same random numbers, from 0 up to but not including 1', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const [one, other] = [seeded(seed), seeded(seed)]
      for (let draw = 0; draw < 20; draw += 1) {
        const number = one()
        expect(other()).toBe(number)
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThan(1)
      }
    }),
  )
})

test('Seeds that differ in one letter give different random numbers, and the numbers are spread evenly', () => {
  expect(chanceOf('profile:1')).not.toBe(chanceOf('profile:2'))
  const draws = Array.from({ length: 1000 }, (_, at) => chanceOf(`seed ${at}`))
  for (const tenth of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const share = draws.filter((draw) => Math.floor(draw * 10) === tenth).length
    expect(share).toBeGreaterThan(60)
    expect(share).toBeLessThan(140)
  }
})
