// Checks rules that every row in the tables must follow, in the database itself.
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '#server/store/embedded/database.ts'
import type { Served } from '#tests/journeys/product.ts'

/**
 * Queries the database: on a server while the product runs; for the embedded one, which allows only one process, while it is
 * stopped.
 */
export async function asked<T>(product: Served, act: (ask: Ask) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = product.storage
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    return await act((text) => client.query(text)).finally(() => client.end())
  }
  return await product.whileStopped(async () => {
    const onError = (error: Error) => {
      throw error
    }
    const database = await openDatabase({ folder: path.join(dataDir, 'pg'), onError })
    return await act((text) => database.pool.query(text)).finally(() => database.close())
  })
}

type Ask = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

/** Rules that every row must follow, each with a query for rows that break it. */
const rules: Record<string, string> = {
  'a document has its insights and its facts': `
    select id from documents d where not is_processed or extracted_insights = '{}'
      or not exists (select from brand_facts f where f.document_id = d.id)`,
  'a fact of a document has its document': `
    select id from brand_facts f where kind = 'document'
      and not exists (select from documents d where d.id = f.document_id and d.profile_id = f.profile_id)`,
  'a profile has the facts that its own words hold': `
    select id from profiles p where not exists (select from brand_facts f where f.profile_id = p.id and f.kind = 'profile')`,
  'what a website told and its facts stand together': `
    select id from profiles p where (website_analysis is not null)
      <> exists (select from brand_facts f where f.profile_id = p.id and f.kind = 'website')`,
  'a first delivery holds the ideas that were kept with it': `
    select p.id from profiles p left join deliveries d on d.profile_id = p.id and d.delivery_type = 'first'
      where coalesce(jsonb_path_query_array(d.content_data, '$.contentIdeas[*].title')
          || jsonb_path_query_array(d.content_data, '$.eventContentIdeas[*].title'), '[]') <> (
        select coalesce(jsonb_agg(i.title order by i.position), '[]') from content_ideas i
          where i.profile_id = p.id and not i.is_instant)`,
  'onboarding is complete with the first delivery, and not without': `
    select u.id from users u where u.onboarding_completed <> exists (
      select from profiles p join deliveries d on d.profile_id = p.id
        where p.user_id = u.id and d.delivery_type = 'first')`,
  'a first delivery has one job that mails it': `
    select d.id from deliveries d where d.delivery_type = 'first'
      and 1 <> (select count(*) from jobs.job j where j.name = 'email' and j.data ->> 'deliveryId' = d.id::text)`,
  'the day counts as many ideas as were kept': `
    select u.id from users u where u.daily_usage <> (
      select count(*) from profiles p join content_ideas i on i.profile_id = p.id
        where p.user_id = u.id and i.is_instant)`,
}

/** Returns each broken rule with the rows that break it. */
export const brokenRules = (product: Served): Promise<Record<string, unknown[]>> =>
  asked(product, async (ask) => {
    const broken: Record<string, unknown[]> = {}
    for (const [rule, text] of Object.entries(rules)) {
      const { rows } = await ask(text)
      if (rows.length > 0) broken[rule] = rows.map((row) => row.id)
    }
    return broken
  })
