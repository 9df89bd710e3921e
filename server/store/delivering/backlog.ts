// Counts open and failed deliveries and emails from the start of their indexes, so that millions of finished
// rows cost nothing.
import { sql } from 'drizzle-orm'
import type { MailState, SlotState } from '#contract/operations.ts'
import type { Database } from '../embedded/database.ts'

/** The count stops at this many rows for each state. */
const MOST = 10_000

/** The states after which a worker or a person still has to do something. */
const open = {
  deliveries: ['planned', 'made', 'failed'],
  mails: ['waiting', 'sending', 'failed', 'refused'],
} as const satisfies { deliveries: SlotState[]; mails: MailState[] }
const tableOf = { deliveries: sql`scheduled_deliveries`, mails: sql`delivery_mails` } as const

export interface OpenCount {
  what: keyof typeof open
  state: string
  count: number
  /** When the oldest one was created, in seconds since 1970. */
  oldest: number | null
}

export interface Backlog {
  /** The number of deliveries and emails in each open state. */
  open(): Promise<OpenCount[]>
  /** When the first profile is due, in the past or future, in seconds since 1970. */
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
