// The judging table: every measure with its wanted value.
import { anchored, grounded, relevant, swapped } from './evidence.ts'
import { fits, hygiene, season } from './form.ts'
import type { Judged } from './judged.ts'
import { marks } from './marked.ts'
import { newsRows } from './news.ts'
import type { Row } from './row.ts'
import { filled, repeats, spreadOf, worn } from './supply.ts'

/** Every measure that is the same at every run. */
export function judgingRows(brands: readonly Judged[]): Row[] {
  return [
    ...anchored(brands),
    grounded(brands),
    relevant(brands),
    ...swapped(brands),
    repeats(brands),
    ...filled(brands),
    ...spreadOf(brands),
    ...worn(brands),
    season(brands),
    ...marks(brands),
    ...fits(brands),
    ...hygiene(brands),
    ...newsRows(brands),
  ]
}

/** The rows side by side; with `most` up to so many cases that speak against each. */
export function printed(rows: readonly Row[], most: number): string {
  const width = (part: 'measure' | 'value' | 'wanted') => Math.max(...rows.map((row) => row[part].length))
  return rows
    .flatMap((row) => [
      [
        row.isMet === null ? ' ' : row.isMet ? '✓' : '✗',
        row.measure.padEnd(width('measure')),
        row.value.padEnd(width('value')),
        `wanted ${row.wanted}`,
      ].join('  '),
      ...row.against.slice(0, most).map((one) => `       ${one}`),
      ...(row.against.length > most && most > 0 ? [`       … and ${row.against.length - most} more`] : []),
    ])
    .join('\n')
}
