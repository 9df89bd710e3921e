import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RunningWork } from '#domain/work/running-work.ts'
import type { Database } from './embedded/database.ts'
import { runningWork } from './tables.ts'

// Times come from the database's clock, since the processes' clocks may differ.
const now = sql`clock_timestamp()`
const before = (milliseconds: number) => sql`clock_timestamp() - ${milliseconds} * interval '1 millisecond'`
const isSilent = (silence: number) => sql<boolean>`${runningWork.beatAt} < ${before(silence)}`

export function runningWorkStore({ q }: Database): RunningWork {
  return {
    async claim({ key, ...claim }, silence) {
      const orKept = (column: 'id' | 'step' | 'share' | 'started_at' | 'beat_at') =>
        sql`case when ${isSilent(silence)} then excluded.${sql.identifier(column)} else ${runningWork}.${sql.identifier(column)} end`
      const [row] = await q()
        .insert(runningWork)
        .values({ ...claim, key: hashed(key), step: 'Starting', share: 0, beatAt: now })
        .onConflictDoUpdate({
          target: [runningWork.owner, runningWork.kind, runningWork.key],
          targetWhere: isNull(runningWork.ending),
          set: {
            id: orKept('id'),
            step: orKept('step'),
            share: orKept('share'),
            startedAt: orKept('started_at'),
            beatAt: orKept('beat_at'),
            isJoined: sql`not (${isSilent(silence)})`,
          },
        })
        .returning({ id: runningWork.id })
      return row?.id ?? claim.id
    },
    async heartbeat(id, place) {
      await q()
        .update(runningWork)
        .set({ ...place, beatAt: now })
        .where(and(eq(runningWork.id, id), isNull(runningWork.ending)))
    },
    async end(id, ending) {
      const alone = await q()
        .delete(runningWork)
        .where(and(eq(runningWork.id, id), eq(runningWork.isJoined, false)))
        .returning({ id: runningWork.id })
      if (alone.length === 0)
        await q().update(runningWork).set({ ending, beatAt: now }).where(eq(runningWork.id, id))
    },
    async resultOf(id, silence) {
      const [row] = await q()
        .select({ ending: runningWork.ending, silent: isSilent(silence) })
        .from(runningWork)
        .where(eq(runningWork.id, id))
      if (!row) return 'gone'
      return row.ending ?? (row.silent ? 'gone' : 'running')
    },
    async of(owner, silence) {
      const rows = await q()
        .select()
        .from(runningWork)
        .where(and(eq(runningWork.owner, owner), isNull(runningWork.ending), sql`not (${isSilent(silence)})`))
        .orderBy(runningWork.startedAt)
      return rows.map(({ kind, step, share, startedAt }) => ({
        kind,
        step,
        share,
        startedAt: startedAt.toISOString(),
      }))
    },
    async prune(age) {
      await q()
        .delete(runningWork)
        .where(sql`${runningWork.beatAt} < ${before(age)}`)
    },
  }
}

const hashed = (key: string) => createHash('sha256').update(key).digest('hex')
