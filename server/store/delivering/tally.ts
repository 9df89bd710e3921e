// Counts what the product did, for all processes together: a worker, which opens no doors, is counted too.
import type { Database } from '../embedded/database.ts'

/** How long counts are gathered before they are added to the database together. */
const GATHER = 5_000
const PREFIX = 'counted '

/** What is counted, and what became of it. `deferred` is a try that failed and will be made again. */
export const counted = {
  delivery: ['made', 'skipped', 'finished', 'failed', 'deferred'],
  mail: ['sent', 'refused', 'dropped', 'failed', 'deferred'],
} as const
export type Counted = typeof counted
type CountedOutcome = { [What in keyof Counted]: `${What} ${Counted[What][number]}` }[keyof Counted]

export interface Tally {
  count(deed: CountedOutcome, times?: number): void
  /** What all processes counted since the database began, by `delivery made` and the like; the last seconds may be missing. */
  all(): Promise<ReadonlyMap<string, number>>
  /** Adds what was counted to the database now. */
  flush(): Promise<void>
}

/** A process that is killed takes the last seconds of its counts with it: the rows of deliveries and mails are the truth. */
export function tallyOf({ pool }: Database, onError: (error: Error) => void): Tally {
  const waiting = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  const add = (name: string, times: number) => {
    waiting.set(name, (waiting.get(name) ?? 0) + times)
    timer ??= setTimeout(() => void flush().catch(onError), GATHER)
  }
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.size === 0) return
    const taken = [...waiting]
    waiting.clear()
    try {
      // In one order, so that two processes never wait for each other; never inside somebody's transaction.
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
