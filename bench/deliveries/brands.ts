// Creates brands with due deliveries. The invented brands of `bench/brands` are read once, then copied row by
// row until there are enough.
import type { Database } from '#server/store/embedded/database.ts'
import { brandStore } from '#server/store/brands.ts'
import { accountStore } from '#server/store/accounts/accounts.ts'
import { factStore } from '#server/store/facts.ts'
import { keepAccount } from '#tests/support/members.ts'
import { learnAll } from '../judging/learn.ts'

/** Six invented brands of different trades, each with all the facts from its website. */
const MODELS = [
  'jowl-and-slate',
  'nettlesyke',
  'lang-stride',
  'backshift-marketing',
  'ail-godiad',
  'half-door-safety',
]

/** Learns the model brands once and stores each with its own account. Returns the ids of their profiles. */
export async function keepModels(database: Database): Promise<string[]> {
  const ids: string[] = []
  for (const { kept, brand } of await learnAll(MODELS)) {
    const account = await keepAccount(accountStore(database), `model-${kept.slug}@brand.example`)
    await accountStore(database).completeOnboarding(account.id)
    const wish = {
      companyName: kept.name,
      industry: kept.industry,
      country: kept.country,
      companyInfo: kept.companyInfo,
      targetAudience: kept.targetAudience,
      contentTypes: kept.contentTypes,
      contentObjectives: kept.contentObjectives,
      deliveryFrequency: 'weekly' as const,
      deliveryTimezone: 'UTC',
    }
    const profile = await brandStore(database).keep(account.id, wish, new Date())
    const facts = brand.facts.flatMap((fact) => {
      const { id: _1, ...said } = fact
      return fact.kind === 'document' ? [] : [said]
    })
    await factStore(database).replace(profile.id, { kind: 'website' }, facts)
    ids.push(profile.id)
  }
  return ids
}

/**
 * Copies the models until there are `count` brands, all due at the same time. Returns the mean number of
 * facts per brand.
 */
export async function keepDue(
  database: Database,
  models: string[],
  count: number,
  dueAt: Date,
): Promise<number> {
  const { pool } = database
  const name = `due-${dueAt.getTime()}`
  await pool.query(
    `insert into users (email, first_name, plan, onboarding_completed, email_verified)
     select $1 || '-' || n || '@reader.example', 'Ruth', 'plus', true, true from generate_series(0, $2::int - 1) n`,
    [name, count],
  )
  await pool.query(
    `insert into profiles (user_id, company_name, industry, country, company_info, target_audience, content_types,
       content_objectives, delivery_frequency, delivery_timezone, next_run_at)
     select u.id, p.company_name, p.industry, p.country, p.company_info, p.target_audience, p.content_types,
       p.content_objectives, 'weekly', 'UTC', $3
     from users u
     join profiles p on p.id = ($2::uuid[])[1 + split_part(split_part(u.email, '@', 1), '-', 3)::int % cardinality($2::uuid[])]
     where u.email like $1 || '-%'`,
    [name, models, dueAt],
  )
  await pool.query(
    `insert into brand_facts (profile_id, kind, quote, place, type, slots, heading, freshness, status, visibility, voice, flags, position)
     select p.id, f.kind, f.quote, f.place, f.type, f.slots, f.heading, f.freshness, f.status, f.visibility, f.voice, f.flags, f.position
     from profiles p join users u on u.id = p.user_id and u.email like $1 || '-%'
     join profiles m on m.id = any($2::uuid[]) and m.company_name = p.company_name
     join brand_facts f on f.profile_id = m.id`,
    [name, models],
  )
  await pool.query('analyze')
  const { rows } = await pool.query<{ facts: number }>(
    `select (select count(*) from brand_facts where profile_id = any($1::uuid[]))::float / cardinality($1::uuid[]) as facts`,
    [models],
  )
  return rows[0]?.facts ?? 0
}
