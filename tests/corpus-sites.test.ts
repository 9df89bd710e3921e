// Reads the corpus's real websites as the product does. Skipped with a message if the corpus is missing.
import { expect, test } from 'vitest'
import { siteFigures, sitesAbsent } from '../scripts/corpus/corpus-sites.ts'

const figures = await siteFigures()
const onCorpus = figures ? test : test.skip
if (!figures) console.log(sitesAbsent)

const read = figures?.good.filter(({ reading }) => reading) ?? []

onCorpus('the name is right on seven of eight websites', () => {
  expect(read).toHaveLength(8)
  expect(read.filter(({ isNameRight }) => isNameRight).length).toBeGreaterThanOrEqual(7)
})

onCorpus('three true products or services are named on six of eight', () => {
  expect(read.filter(({ productsFound }) => productsFound.length >= 3).length).toBeGreaterThanOrEqual(6)
})

onCorpus('four in five of the facts that a careful reader quoted are found', () => {
  const [found, all] = read.reduce(
    ([sum, total], { factsFound, facts }) => [sum + factsFound.length, total + facts],
    [0, 0],
  )
  expect(found / all).toBeGreaterThanOrEqual(0.8)
})

onCorpus('a website that needs scripts is said to be unreadable', () => {
  expect(figures?.good.filter(({ reading }) => !reading).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('only shows its text with JavaScript'),
  ])
})

onCorpus('nothing that hostile websites plant comes to the surface', () => {
  expect(figures?.hostile).toHaveLength(4)
  expect(figures?.hostile.flatMap(({ forbidden }) => forbidden)).toEqual([])
})

onCorpus('hostile websites with nothing to say end in a sentence', () => {
  const problems = figures?.hostile.filter(({ reading }) => !reading).map(({ problem }) => problem)
  expect(problems).toHaveLength(3)
  for (const problem of problems ?? []) expect(problem).toMatch(/^[^:]+\. (Enter|Try|Check)/)
})
