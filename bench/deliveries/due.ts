// Measures the cost of finding due deliveries among very many profiles. It must grow with the number due, not
// with the number of profiles.
import type { RealWorld } from '#server/world.ts'

const DUE = 5000

/** The number of due profiles: as many as the timetable plans in one write. */
const BATCH = 200

/**
 * Fills the database with `count` profiles, `DUE` of them due, and times the query. Returns the lines of the
 * table.
 */
export async function timeDue({ world, database }: RealWorld, count: number): Promise<string> {
  const { pool } = database
  const now = new Date()
  const timed = (kind: 'scheduled' | 'digest', limit: number) =>
    best(async () => {
      const begun = performance.now()
      const due = await world.atomically((world) => world.plans.takeDue(kind, now, limit))
      return { milliseconds: performance.now() - begun, due: due.length }
    })
  const few = await fill(pool, 20_000, now)
  const amongFew = await timed('scheduled', BATCH)
  const many = await fill(pool, count, now)
  const amongMany = await timed('scheduled', BATCH)
  const all = await timed('scheduled', DUE)
  const idle = await timed('digest', BATCH)
  const found = await best(async () => {
    const begun = performance.now()
    const due = await world.plans.due(now, DUE)
    return { milliseconds: performance.now() - begun, due: due.length }
  })
  const mark = (milliseconds: number) => (milliseconds < 50 ? '✓' : '✗')
  const ratio = (amongMany.milliseconds / amongFew.milliseconds).toFixed(2)
  return [
    `${mark(found.milliseconds)} finding all ${found.due} due profiles among ${many}: ${found.milliseconds.toFixed(1)} ms (target: under 50)`,
    `${mark(amongMany.milliseconds)} claiming a batch of ${amongMany.due}, as the worker does: ${amongMany.milliseconds.toFixed(1)} ms (target: under 50)`,
    `  the same among ${few}: ${amongFew.milliseconds.toFixed(1)} ms, ratio ${ratio}; a check that finds nothing: ${idle.milliseconds.toFixed(2)} ms`,
    `  claiming all ${all.due} in one write, which the product never does: ${all.milliseconds.toFixed(1)} ms`,
  ].join('\n')
}

/** Adds accounts and profiles until there are `count`, of which exactly `DUE` are due. */
async function fill(pool: RealWorld['database']['pool'], count: number, now: Date): Promise<number> {
  await pool.query(
    `with added as (
       insert into users (email, plan, onboarding_completed)
       select 'many-' || n || '-' || $2::text || '@reader.example', 'plus', true
       from generate_series(1, greatest(0, $1::int - (select count(*)::int from profiles))) n returning id)
     insert into profiles (user_id, company_name, industry, company_info, target_audience, delivery_frequency)
     select id, 'A brand', 'Bakery', 'Bread.', 'People.', 'weekly' from added`,
    [count, `${count}`],
  )
  await pool.query(
    `update profiles set next_run_at = $1::timestamptz + (1 + random() * 168) * interval '1 hour' where next_run_at is null or next_run_at <= $1`,
    [now],
  )
  await pool.query(
    `update profiles set next_run_at = $1::timestamptz - interval '1 minute' where id in (select id from profiles limit $2)`,
    [now, DUE],
  )
  await pool.query('vacuum (analyze) profiles')
  await pool.query('vacuum (analyze) users')
  const { rows } = await pool.query<{ count: string }>('select count(*) from profiles')
  return Number(rows[0]?.count)
}

/** The time of the fastest of seven runs, so that other load on the machine matters little. */
async function best<T extends { milliseconds: number }>(look: () => Promise<T>): Promise<T> {
  const looks: T[] = []
  for (let turn = 0; turn < 7; turn++) looks.push(await look())
  const [least] = looks.toSorted((one, other) => one.milliseconds - other.milliseconds)
  if (!least) throw new Error('Nothing was measured')
  return least
}
