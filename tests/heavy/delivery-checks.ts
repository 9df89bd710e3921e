// Checks deliveries and their emails at the end of a test, in the database and in the mail server's log.
import { expect } from 'vitest'
import type { DueBrands } from './due-brands.ts'
import type { Setup } from './setup.ts'

/** Compares the database with the log of emails, and returns how many extra copies of emails were sent. */
export async function checkDeliveries({ brands, mails }: Setup): Promise<number> {
  const count = brands.fed()
  const { rows: slots } = await brands.ask(
    'select state, count(*)::int, count(distinct profile_id)::int as brands from scheduled_deliveries group by state',
  )
  expect(slots, 'each delivery that fell due is finished, once').toEqual([
    { state: 'finished', count, brands: count },
  ])
  const { rows: states } = await brands.ask('select state, count(*)::int from delivery_mails group by state')
  expect(states, 'each mail is sent').toEqual([{ state: 'sent', count }])
  const { rows: twice } = await brands.ask(`
    select p.id, count(i.id) as ideas, (
      select sum(jsonb_array_length(d.content_data -> 'contentIdeas')) from deliveries d where d.profile_id = p.id) as told
    from profiles p join users u on u.id = p.user_id and u.email like 'reader-%'
    left join content_ideas i on i.profile_id = p.id
    group by p.id
    having count(i.id) <> count(distinct i.title) or count(i.id) = 0 or count(i.id) <> (
      select sum(jsonb_array_length(d.content_data -> 'contentIdeas')) from deliveries d where d.profile_id = p.id)`)
  expect(twice, 'the ideas of each delivery are kept once').toEqual([])
  const { rows: readers } = await brands.ask(
    "select email from users where email like 'reader-%' order by email",
  )
  const accepted = mails.read()
  const told = new Map<string, Set<string>>()
  for (const { to, messageId } of accepted) told.set(to, (told.get(to) ?? new Set()).add(messageId))
  expect(
    readers.map(({ email }) => String(email)).filter((email) => !told.has(email)),
    'every reader has a mail',
  ).toEqual([])
  expect(told.size, 'nobody else has one').toBe(readers.length)
  const ids = new Set(accepted.map(({ messageId }) => messageId))
  expect(
    [...told].filter(([, own]) => own.size !== 1),
    'a copy bears the id of the first',
  ).toEqual([])
  expect(ids.size, 'each mail has an id of its own').toBe(count)
  return accepted.length - ids.size
}

/** The milliseconds that a busy worker may take to record that a mail server accepted an email. */
const NOTED_WITHIN = 3_000

/**
 * Extra copies that no killed process explains, because the first copy's sender lived long enough to record
 * it.
 */
export function unexplainedCopies({ mails, workers }: Setup): string[] {
  const ends = new Map(workers.all.map(({ name, endedAt }) => [name, endedAt ?? Number.POSITIVE_INFINITY]))
  const first = new Map<string, { at: number; sender: string }>()
  return mails.read().flatMap(({ messageId, at, sender, to }) => {
    const before = first.get(messageId)
    first.set(messageId, { at, sender })
    if (!before) return []
    const lived = (ends.get(before.sender) ?? Number.POSITIVE_INFINITY) - before.at
    return lived < NOTED_WITHIN ? [] : [`${to}: ${before.sender} lived on for ${lived} ms`]
  })
}

/** Makes waiting retries due now, because each would wait a minute. */
export async function retryNow(brands: DueBrands): Promise<void> {
  await brands.ask("update jobs.job set start_after = now() where state = 'retry' and start_after > now()")
}

/** The highest number of attempts of any job. */
export async function mostTries(brands: DueBrands): Promise<number> {
  const { rows } = await brands.ask('select max(retry_count) + 1 as tries from jobs.job')
  return Number(rows[0]?.tries)
}

/** Whether no work is left. */
export async function isDone(brands: DueBrands): Promise<boolean> {
  const { rows } = await brands.ask(`
    select from profiles where next_run_at <= now()
    union all select from scheduled_deliveries where state in ('planned', 'made')`)
  return rows.length === 0
}
