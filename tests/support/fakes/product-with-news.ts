// The product with news feeds that have a week of a bakery's trade news.
import type { NewProfile } from '#contract/profile.ts'
import type { Plan } from '#contract/plans.ts'
import { aBrandOwner, bakery } from '../members.ts'
import { someNewsFeeds, type FeedStory } from './news-feeds.ts'
import { aProduct } from '../product.ts'

export const printed = (title: string, at: number, more: Partial<FeedStory> = {}): FeedStory => ({
  title,
  link: `https://paper-${at}.example/bread/${at}`,
  source: `Paper ${at}`,
  ...more,
})
export const front = [
  printed('Flour prices rise 12% after poor harvest', 1, {
    summary: 'Millers say the price of bread flour has risen by 12% since August.',
  }),
  printed('Sourdough bakery crowned best in Wales', 2),
  printed('New rules on labels for bakeries proposed', 3),
  printed('Study finds one in three bakes bread at home', 4),
  printed('Bread Week returns to bakeries in February', 5),
  printed('Bakery chain to open 30 shops and create 300 jobs', 6),
  printed('Bakery apprentices wanted as workforce ages', 7),
]

interface NewClient {
  name: string
  industry: string
  isActive?: boolean
}

/** Opens both for a test file. */
export async function aProductWithNews(settings: Record<string, string> = {}) {
  const stand = await someNewsFeeds()
  stand.put('/search', front)
  const product = await aProduct({ NEWS_FEEDS: stand.template, FETCH_ALLOW_HOSTS: stand.host, ...settings })
  const { world, database } = product.running.real

  let trades = 0
  /** A brand with its own trade, so that it has its own feed. */
  const aBaker = async (change: Partial<NewProfile> = {}, plan?: Plan) => {
    trades += 1
    return await aBrandOwner(product, { industry: `Bakery number ${trades}`, ...change }, plan)
  }

  /** An agency with its own profile and these clients. */
  async function anAgency(clients: readonly NewClient[]) {
    const agency = await aBaker({}, 'agency')
    await world.accounts.setType(agency.id, 'agency')
    for (const { name, industry, isActive = true } of clients) {
      const { rows } = await database.pool.query<{ id: string }>(
        `insert into profiles (user_id, is_client, company_name, industry, country, company_info, target_audience)
         values ($1, true, $2, $3, 'GB', $4, 'Villagers who like bread.') returning id`,
        [agency.id, name, industry, bakery.companyInfo],
      )
      await database.pool.query(
        'insert into agency_clients (agency_id, profile_id, is_active) values ($1, $2, $3)',
        [agency.id, rows[0]?.id, isActive],
      )
    }
    return agency
  }

  /** How often feeds were requested whose address contains the word, or all feeds. */
  const timesAsked = (word = '') =>
    [...stand.asked]
      .filter(([url]) => decodeURIComponent(url).toLowerCase().includes(word))
      .reduce((sum, [, times]) => sum + times, 0)

  return { stand, product, world, database, aBaker, anAgency, timesAsked }
}
