// What readers of blind pairs answered, counted.
import { alpha, wilson } from './agreement.ts'

const criteria = ['specific', 'useful', 'grounded', 'fresh', 'clear'] as const
type Scores = Record<(typeof criteria)[number], number>

/** One reader's answer to one pair. */
export interface Answer {
  reader: string
  pair: string
  /** From 1 to 5 for each idea of a side, in the order of the sheet. */
  A: Scores[]
  B: Scores[]
  choice: 'A' | 'B'
  why: string
}

/** Which source stood on which side of each pair. */
export type Key = Record<string, { A: string; B: string }>

/** Win rates with Wilson's interval, means with the best fifth, and agreement, for each source beside the engine. */
export function printScores(key: Key, answers: readonly Answer[]): void {
  const sources = [...new Set(Object.values(key).flatMap(({ A, B }) => [A, B]))].filter(
    (name) => name !== 'engine',
  )
  for (const source of sources) {
    const own = answers.filter(({ pair }) => key[pair]?.A === source || key[pair]?.B === source)
    const won = own.filter(({ pair, choice }) => key[pair]?.[choice] === 'engine').length
    const { low, high } = wilson(won, own.length)
    console.log(
      `\nengine beside ${source}: chosen ${won} of ${own.length} times = ${percent(won / own.length)} (95%: ${percent(low)} to ${percent(high)})`,
    )
    for (const side of ['engine', source]) console.log(`  ${side.padEnd(9)} ${meansOf(side, key, own)}`)
    const pairs = [...Map.groupBy(own, ({ pair }) => pair).values()]
    const choices = pairs.map((readers) =>
      readers.map(({ pair, choice }) => Number(key[pair]?.[choice] === 'engine')),
    )
    console.log(`  agreement on the choice: alpha ${alpha(choices, 'nominal').toFixed(2)}`)
    for (const criterion of criteria) {
      const units = pairs.flatMap((readers) =>
        (['A', 'B'] as const).flatMap((side) =>
          Array.from({ length: 5 }, (_, at) =>
            readers.flatMap((reader) => reader[side][at]?.[criterion] ?? []),
          ),
        ),
      )
      console.log(`  agreement on ${criterion}: alpha ${alpha(units, 'interval').toFixed(2)}`)
    }
  }
}

function meansOf(source: string, key: Key, answers: readonly Answer[]): string {
  const all = answers.flatMap((answer) =>
    (['A', 'B'] as const).flatMap((side) => (key[answer.pair]?.[side] === source ? answer[side] : [])),
  )
  const mean = (values: readonly number[]) => (values.reduce((a, b) => a + b, 0) / values.length).toFixed(2)
  const sums = all
    .map((scores) => criteria.reduce((sum, criterion) => sum + scores[criterion], 0) / criteria.length)
    .toSorted((one, other) => other - one)
  const best = sums.slice(0, Math.max(1, Math.round(sums.length / 5)))
  return [
    ...criteria.map((criterion) => `${criterion} ${mean(all.map((scores) => scores[criterion]))}`),
    `all ${mean(sums)}`,
    `best fifth ${mean(best)}`,
  ].join(' · ')
}

const percent = (share: number) => `${(100 * share).toFixed(0)}%`
