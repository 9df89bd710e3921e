// Counts deliveries and emails over all processes, including workers that have no HTTP server.
import type { Database } from '../embedded/database.ts'

/** The milliseconds for which counts are collected before they are written together. */
const FLUSH_AFTER = 5_000
const PREFIX = 'counted '

/** The outcomes that are counted. `deferred` is a failed try that will be repeated. */
export const counted = {
  delivery: ['made', 'skipped', 'finished', 'failed', 'deferred'],
  mail: ['sent', 'refused', 'dropped', 'failed', 'deferred'],
} as const
export type Counted = typeof counted
type CountedOutcome = { [What in keyof Counted]: `${What} ${Counted[What][number]}` }[keyof Counted]

export interface Tally {
  count(deed: CountedOutcome, times?: number): void
  /**
   * Totals of all processes since the database was created, by keys such as `delivery made`; the last seconds
   * may be missing.
   */
  all(): Promise<ReadonlyMap<string, number>>
  /** Writes the counts that were collected so far. */
  flush(): Promise<void>
}

/**
 * A process that is killed loses its last seconds of counts: only the rows of deliveries and emails are
 * exact.
 */
export function tallyOf({ pool }: Database, onError: (error: Error) => void): Tally {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const add = (name: string, times: number) => {
    waiting.set(name, (waiting.get(name) ?? 0) + times)
    timer ??= setTimeout(() => void flush().catch(onError), FLUSH_AFTER)
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const taken = [...waiting]
    waiting.clear()
    try {
      // The rows are written in a fixed order and never inside another transaction, so that two processes
      // can't deadlock.
      await pool.query(
        `insert into remembered as kept (name, value) select key, value from jsonb_each_text($1::jsonb) order by key
         on conflict (name) do update set value = (kept.value::bigint + excluded.value::bigint)::text`,
        [JSON.stringify(Object.fromEntries(taken))],
      )
    } catch (error) {
      for (const [name, times] of taken) add(name, times)
      throw error
    }
  }
  return {
    count: (deed, times = 1) => {
      if (times > 0) add(PREFIX + deed, times)
    },
    async all() {
      const { rows } = await pool.query<{ name: string; value: string }>(
        'select name, value from remembered where starts_with(name, $1)',
        [PREFIX],
      )
      return new Map(rows.map(({ name, value }) => [name.slice(PREFIX.length), Number(value)]))
    },
    flush,
  }
}
