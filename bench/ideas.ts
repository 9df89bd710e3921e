// `npm run bench:ideas`: time for 30 ideas on one core for a learned brand, with a baseline from the same
// run.
import { aBrand, aKnownBrand } from '#domain/ideas/fixtures/a-brand.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { playbook } from '#tests/support/library.ts'

const IDEAS = 30
const ROUNDS = 40
/** The milliseconds allowed for 30 ideas for a brand whose website was read. */
const WANTED = 100

const engine = builtInEngine(playbook)

async function milliseconds(brand: Brand): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const { ideas } = await engine.propose({
      brand,
      brief: null,
      count: IDEAS,
      past: [],
      today: '2026-11-24',
      seed: `round ${round}`,
    })
    if (ideas.length < IDEAS) throw new Error(`${brand.industry}: only ${ideas.length} ideas`)
    times.push(performance.now() - start)
  }
  return median(times)
}

/**
 * The baseline for the machine's speed: a million additions, and a sort of as many numbers as a page has
 * words.
 */
function reference(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    let sum = 0
    for (let at = 0; at < 1_000_000; at++) sum += at % 7
    const sorted = Array.from({ length: 20_000 }, (_, at) => (at * 7919 + sum) % 20_011).toSorted(
      (one, other) => one - other,
    )
    if (sorted.length === 0) throw new Error('Nothing was sorted')
    return performance.now() - start
  })
  return median(times)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

const base = reference()
console.log(`reference ${base.toFixed(1)} ms`)
for (const trade of playbook.trades.filter(({ plays }) => plays.length > 0))
  for (const [kind, brand] of [
    ['full', aKnownBrand(trade)],
    ['empty', aBrand({ industry: trade.name })],
  ] as const) {
    const time = await milliseconds(brand)
    console.log(
      `${trade.id}, ${kind} card: ${IDEAS} ideas in ${time.toFixed(1)} ms (target: under ${WANTED}), ${(time / base).toFixed(2)} of the baseline`,
    )
  }
