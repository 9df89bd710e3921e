// What is not done yet, or was given up, read from the beginnings of indexes: millions of rows that are done cost nothing.
import { sql } from 'drizzle-orm'
import type { MailState, SlotState } from '#contract/operations.ts'
import type { Database } from '../embedded/database.ts'

/** Rows of one state are counted up to as many. */
const MOST = 10_000

/** The states in which a row is still to be seen to, by the worker or by somebody. */
const open = {
  deliveries: ['planned', 'made', 'failed'],
  mails: ['waiting', 'sending', 'failed', 'refused'],
} as const satisfies { deliveries: SlotState[]; mails: MailState[] }
const tableOf = { deliveries: sql`scheduled_deliveries`, mails: sql`delivery_mails` } as const

export interface OpenCount {
  what: keyof typeof open
  state: string
  count: number
  /** Since when the oldest is there, in seconds since 1970. */
  oldest: number | null
}

export interface Backlog {
  /** How many deliveries and mails stand in each open state. */
  open(): Promise<OpenCount[]>
  /** The time of the profile that has been due for the longest or will be due next, in seconds since 1970. */
  soonestDue(): Promise<number | null>
}

export function backlogOf({ q }: Database): Backlog {
  const stretch = (what: keyof typeof open, state: string) => sql`
    select ${what}::text as what, ${state}::text as state, count(*)::int as count,
      extract(epoch from min(created_at))::double precision as oldest
    from (select created_at from ${tableOf[what]} where state = ${state} order by created_at limit ${MOST}) as stretch`
  const all = [
    ...open.deliveries.map((state) => stretch('deliveries', state)),
    ...open.mails.map((state) => stretch('mails', state)),
  ]
  return {
    async open() {
      const { rows } = await q().execute<OpenCount & Record<string, unknown>>(sql.join(all, sql` union all `))
      return rows
    },
    async soonestDue() {
      const { rows } = await q().execute<{ at: number | null }>(sql`
        select extract(epoch from least((select min(next_run_at) from profiles),
          (select min(next_digest_at) from profiles)))::double precision as at`)
      return rows[0]?.at ?? null
    },
  }
}
