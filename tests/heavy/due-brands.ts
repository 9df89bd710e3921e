// Creates brands with due deliveries: one as users create theirs, the others as copies of it, each with its
// own account.
import path from 'node:path'
import pg from 'pg'
import { createProfile } from '#domain/brand/save-profile.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/store/embedded/database.ts'
import { openWorld } from '#server/world.ts'
import { createTestStorage, layout, type TestStorage } from '#tests/support/database.ts'
import { bakery, keepAccount } from '#tests/support/members.ts'
import { about } from './people.ts'

type Ask = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export interface DueBrands {
  storage: TestStorage
  /** Queries the database. The embedded one must not be open in another process. */
  ask: Ask
  /** Adds brands, all due now, each with one reader. */
  feed(count: number): Promise<void>
  /** The number of brands added so far. */
  fed(): number
  remove(): Promise<void>
}

function fail(error: Error): never {
  throw error
}

export async function prepareDueBrands(): Promise<DueBrands> {
  const storage = await createTestStorage()
  await makeTemplate(storage)
  const ask: Ask = async (text, values) => {
    if (storage.databaseUrl) {
      const client = new pg.Client({ connectionString: storage.databaseUrl })
      client.on('error', () => {})
      await client.connect()
      return await client.query(text, values).finally(() => client.end())
    }
    const database = await openDatabase({ folder: path.join(storage.dataDir, 'pg'), onError: fail })
    return await database.pool.query(text, values).finally(() => database.close())
  }
  let fed = 0
  return {
    storage,
    ask,
    fed: () => fed,
    async feed(count) {
      if (count === 0) return
      await ask(copies, [fed + 1, fed + count])
      fed += count
    },
    remove: () => storage.remove(),
  }
}

/** One brand with facts from its own profile; none of its deliveries are due. */
async function makeTemplate({ databaseUrl, dataDir }: TestStorage): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  const real = await openWorld(config, layout, fail)
  const account = await keepAccount(real.world.accounts, 'template@bakery.example')
  await createProfile(real.world, account, { ...bakery, companyInfo: about, deliveryFrequency: 'weekly' })
  await real.queue.stop()
  await real.close()
}

/** Upcoming dates are left out, since they would only make each delivery slower. */
const copies = `
  with template as (
    select p.* from profiles p join users u on u.id = p.user_id where u.email = 'template@bakery.example'),
  owners as (
    insert into users (email, first_name, plan, onboarding_completed, email_verified)
    select 'reader-' || n || '@bakery.example', 'Ruth', 'plus', true, true from generate_series($1::int, $2::int) n
    returning id),
  brands as (
    insert into profiles (user_id, company_name, industry, country, company_info, target_audience, content_types,
      content_objectives, delivery_frequency, delivery_timezone, seasonal_content_enabled, next_run_at)
    select o.id, t.company_name, t.industry, t.country, t.company_info, t.target_audience, t.content_types,
      t.content_objectives, 'weekly', 'Europe/London', false, date_trunc('milliseconds', now())
    from owners o cross join template t
    returning id)
  insert into brand_facts (profile_id, kind, quote, place, type, slots, heading, freshness, status, visibility, voice, flags, position)
  select b.id, f.kind, f.quote, f.place, f.type, f.slots, f.heading, f.freshness, f.status, f.visibility, f.voice, f.flags, f.position
  from brands b cross join brand_facts f join template t on t.id = f.profile_id`
