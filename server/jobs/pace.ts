// Limits how fast delivery emails are sent: MAIL_RATE a minute over all processes together.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/store/embedded/database.ts'

export interface Pace {
  /** Waits for this email's turn. */
  wait(): Promise<void>
  /**
   * The most emails that a process may fetch at once, so that none waits longer than a few seconds; undefined
   * if there is no limit.
   */
  mailsAtOnce: number | undefined
}

/** How many seconds a fetched email may wait for its turn. */
const LONGEST = 6

/**
 * A saved turn that is further ahead than both this many milliseconds and this many emails comes from a wrong
 * clock and is ignored.
 */
const FARTHEST = { time: 600_000, mails: 100 }

/**
 * Each email takes the next free turn from a row that all processes share. The turn of a killed process is
 * lost.
 * @param rate emails a minute; undefined means no limit
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
