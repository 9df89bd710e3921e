// Reads the corpus's real feeds as the product does. Skipped with a message if the corpus is missing.
import { expect, test } from 'vitest'
import { feedFigures, feedsAbsent, shareOf } from '../scripts/corpus/corpus-feeds.ts'

const rows = await feedFigures()
const onCorpus = rows ? test : test.skip
if (!rows) console.log(feedsAbsent)

onCorpus.each(['titles', 'links', 'dates'] as const)('95 of 100 expected %s are found', (part) => {
  const { found, expected } = shareOf(rows ?? [], part)
  expect(expected).toBeGreaterThan(50)
  expect(found / expected).toBeGreaterThanOrEqual(0.95)
})

const named = (part: string) => rows?.filter(({ name }) => name.includes(part)) ?? []

onCorpus('every hostile feed is read in part or refused in words, at once', () => {
  const hostile = rows?.filter(({ isHostile }) => isHostile) ?? []
  expect(hostile).toHaveLength(7)
  for (const { reading, problem, milliseconds } of hostile) {
    expect(reading !== null || /^[^\n]+\. \w[^\n]+\.$/.test(problem)).toBe(true)
    expect(milliseconds).toBeLessThan(1_000)
  }
})

onCorpus('entities give neither files nor copies', () => {
  const told = JSON.stringify([...named('laughs'), ...named('xxe')].map(({ reading }) => reading))
  expect(told).not.toMatch(/root:|lollol/)
  expect(told.length).toBeLessThan(1_000)
})

onCorpus('a web page is called one', () => {
  expect(named('html-page').map(({ problem }) => problem)).toEqual([expect.stringContaining('web page')])
})

onCorpus('a feed that was cut off gives the stories before the cut', () => {
  expect(named('truncated')[0]?.reading?.items.length).toBeGreaterThan(3)
})
