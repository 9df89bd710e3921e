import type { Labels, Sample } from './prometheus-text.ts'

export interface Histogram {
  note(labels: Labels, seconds: number): void
  samples(): Sample[]
}

interface Row {
  labels: Labels
  /** The count of each bucket alone, without the smaller ones; the last is for values above all limits. */
  within: number[]
  sum: number
}

/**
 * Counts durations in a histogram for each set of labels. @param limits upper bounds in seconds, ascending
 */
export function histogramOf(limits: readonly number[]): Histogram {
  const rows = new Map<string, Row>()
  return {
    note(labels, seconds) {
      const key = JSON.stringify(labels)
      const row = rows.get(key) ?? { labels, within: Array<number>(limits.length + 1).fill(0), sum: 0 }
      rows.set(key, row)
      const found = limits.findIndex((limit) => seconds <= limit)
      const place = found < 0 ? limits.length : found
      row.within[place] = (row.within[place] ?? 0) + 1
      row.sum += seconds
    },
    samples: () => [...rows.values()].flatMap((row) => samplesOf(row, limits)),
  }
}

/** In the text format each bucket includes all smaller ones. */
function samplesOf({ labels, within, sum }: Row, limits: readonly number[]): Sample[] {
  let count = 0
  const buckets = within.map((more, place) => {
    count += more
    return { labels: { ...labels, le: String(limits[place] ?? '+Inf') }, value: count, suffix: '_bucket' }
  })
  return [...buckets, { labels, value: sum, suffix: '_sum' }, { labels, value: count, suffix: '_count' }]
}
