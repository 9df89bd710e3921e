// How fast delivery mails may leave: as many a minute as MAIL_RATE says, over all processes together.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/store/embedded/database.ts'

export interface Pace {
  /** Waits for this mail's turn. */
  wait(): Promise<void>
  /** The most mails that one process may have in hand, so that none waits for longer than a few seconds; undefined without a rate. */
  mailsAtOnce: number | undefined
}

/** Seconds for which a fetched mail may wait for its turn. */
const LONGEST = 6

/** Milliseconds, and mails. A next moment further ahead than both was kept by a clock gone wrong, and nobody waits for it. */
const FARTHEST = { time: 600_000, mails: 100 }

/**
 * Each mail takes the next free moment from a row that all processes share. A moment that a killed process had taken passes unused.
 * @param rate mails a minute; without it nothing waits
 */
export function paceOf({ q }: Database, rate: number | undefined): Pace {
  if (rate === undefined) return { wait: async () => {}, mailsAtOnce: undefined }
  const apart = 60_000 / rate
  const farthest = Math.max(FARTHEST.time, FARTHEST.mails * apart)
  return {
    mailsAtOnce: Math.max(1, Math.floor((rate / 60) * LONGEST)),
    async wait() {
      const now = Date.now()
      const { rows } = await q().execute<{ value: string }>(sql`
        insert into remembered as kept (name, value) values ('next mail', ${String(now + apart)})
        on conflict (name) do update
          set value = (${apart}::double precision + case
            when kept.value::double precision between ${now}::double precision and ${now + farthest}::double precision
            then kept.value::double precision else ${now}::double precision end)::text
        returning value`)
      const turn = Number(rows[0]?.value) - apart
      if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now))
    },
  }
}
