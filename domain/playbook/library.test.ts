// Checks the library that is shipped with the product: it has no faults, and every trade is complete.
import { expect, test } from 'vitest'
import { libraryFaults, playbook } from '#tests/support/library.ts'
import { catalogue } from '#domain/seasons/catalogue.ts'
import { checkTrade } from './checking/check-library.ts'
import { alternativesOf } from './parsing/alternatives.ts'
import { similarPlaysIn } from './checking/similar-plays.ts'
import { playbookIn } from './parsing/spelling.ts'

const days = new Set(catalogue.map(({ id }) => id))
const written = playbook.trades.filter(({ plays }) => plays.length > 0)
const ordinary = (trade: (typeof written)[number]) => trade.plays.filter(({ occasion }) => occasion === null)

test('Every file of the library can be read', () => expect(libraryFaults).toEqual([]))

test.each([playbook.everyone, ...playbook.trades].map((trade) => [trade.id, trade] as const))(
  'The plays of %s have no faults when rendered with a full and an empty card, in British and American English',
  { timeout: 60_000 },
  (_, trade) => {
    const faults = checkTrade(playbook, trade, days).map(({ file, line, says }) => `${file}:${line} ${says}`)
    expect(faults).toEqual([])
  },
)

test('The library has at least sixty plays for everyone, and enough of them for each format and objective', () => {
  const plays = ordinary(playbook.everyone)
  expect(plays.length).toBeGreaterThanOrEqual(60)
  for (const format of ['video', 'blog', 'podcast', 'email', 'linkedin', 'social', 'events'] as const)
    expect(plays.filter(({ formats }) => formats.includes(format)).length).toBeGreaterThanOrEqual(20)
  for (const objective of ['entertain', 'inspire', 'educate', 'inform'] as const)
    expect(plays.filter(({ objectives }) => objectives.includes(objective)).length).toBeGreaterThanOrEqual(20)
})

test.each(written.map((trade) => [trade.id, trade] as const))(
  'The trade %s has enough plays, offerings and house questions',
  (_, trade) => {
    expect(ordinary(trade).length).toBeGreaterThanOrEqual(30)
    expect(trade.plays.length - ordinary(trade).length).toBeGreaterThanOrEqual(20)
    expect(trade.lexicon.length).toBeGreaterThanOrEqual(30)
    expect(trade.questions.length).toBeGreaterThanOrEqual(12)
    const known = ordinary(trade).filter(
      ({ reader }) => reader === 'existing' || reader === 'lapsed' || reader === 'both',
    )
    expect(known.length).toBeGreaterThanOrEqual(6)
  },
)

test('No two plays in different files only differ in their nouns', () => {
  expect(similarPlaysIn(playbook, 0.6)).toEqual([])
})

test('Every play has its own id, because past ideas refer to it', () => {
  const ids = [playbook.everyone, ...playbook.trades].flatMap(({ plays }) => plays.map(({ id }) => id))
  expect(ids.length).toBe(new Set(ids).size)
})

test('American readers get the American word for every listed British one', () => {
  const british = playbook.words.american.map(({ uk }) => uk)
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${british.join('|')})(?![\\p{L}-])`, 'iu')
  const read = playbookIn(playbook, 'us')
  const texts = [read.everyone, ...read.trades].flatMap(({ plays }) =>
    plays
      .filter(({ country }) => country === null || country === 'us')
      .flatMap((play) =>
        alternativesOf(play).flatMap(({ text }) => text.filter((piece) => typeof piece === 'string')),
      ),
  )
  expect(texts.filter((text) => pattern.test(text))).toEqual([])
})
