// Fetches the feeds of a brand, makes its stories of the week and saves them.
import type { IndustryUpdates } from '#contract/news.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { brandOf } from '#domain/brand/brand-of.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import type { ReportProgress } from '#domain/work/work.ts'
import { newsDesk } from './desk.ts'
import { itemsFor, ITEMS_PER_OWN_FEED, mergeFeedItems, type FeedItems } from './stories/items-for.ts'
import type { ClientWeek, Week } from './stores.ts'
import { clientsOf, newestOf, brandUpdates, clientUpdates } from './week.ts'
import { daysLater, weekOf } from './week-of.ts'

/**
 * Makes this week's stories for the member's brand, or for each client of an agency. A call during a running
 * one waits for its result.
 */
export async function generateIndustryUpdates(world: World, member: Account): Promise<IndustryUpdates> {
  requireFeature(member, 'news')
  return await world.work.run(member.id, 'news', 'own', async (report) => {
    const clients = await clientsOf(world, member)
    const own = clients.length > 0 ? null : await ownProfile(world, member)
    if (own) requireSearchable(own)
    await enforceRateLimit(
      world,
      `news:${member.id}`,
      6,
      3600,
      'You’ve refreshed this week’s stories several times. Please try again later.',
    )
    if (own) {
      report('Reading your trade’s news', 0.1)
      return brandUpdates(await generateWeek(world, own))
    }
    return await generateForClients(world, member, clients, report)
  })
}

async function generateForClients(
  world: World,
  agency: Account,
  clients: readonly ClientWeek[],
  report: ReportProgress,
): Promise<IndustryUpdates> {
  const problems: Problem[] = []
  for (const [at, { profileId, clientName }] of clients.entries()) {
    report(`Reading the news for ${clientName}`, at / clients.length)
    const profile = await world.brands.byId(profileId)
    if (!profile) continue
    try {
      await generateWeek(world, profile)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      problems.push(error)
    }
  }
  const [first] = problems
  if (first && problems.length === clients.length) throw first
  const updates = clientUpdates(await clientsOf(world, agency))
  if (!updates) throw new Problem('not-found', 'None of your clients has a profile yet.')
  return updates
}

interface Shared {
  /** The Sunday on which the week begins; by default the brand's current week. */
  weekOf?: string
  /** The items of the feeds for the trade, if they were already fetched for several brands. */
  gathered?: FeedItems
}

/**
 * Makes and saves the stories of one week for one brand.
 * @throws Problem `invalid` if the profile lacks what is needed to choose feeds, `outside` if no feed can be
 * read; then the previous stories are kept
 */
export async function generateWeek(world: World, profile: Profile, shared: Shared = {}): Promise<Week> {
  const now = world.now()
  const search = requireSearchable(profile)
  const own = await world.news.feedsOf(profile.id)
  const gathered = mergeFeedItems(
    shared.gathered ?? (await itemsFor(world, world.feeds.addressesFor(search), now)),
    await itemsFor(
      world,
      own.map(({ address }) => address),
      now,
      ITEMS_PER_OWN_FEED,
    ),
  )
  if (gathered.fetches.every(({ problem }) => problem !== null)) throw unreachable()
  const today = localDay(world.zones, profile.deliveryTimezone, now)
  const before = shared.weekOf
    ? await world.news.newest(profile.id, shared.weekOf)
    : await newestOf(world, profile.id, today)
  const sunday = shared.weekOf ?? latest(weekOf(today), before?.weekOf)
  const { stories, records, shortfall } = newsDesk(world.playbook).propose({
    brand: await brandOf(world, profile),
    items: gathered.items,
    past: await world.news.recordsBetween(profile.id, daysLater(sunday, -365), sunday),
    weekOf: sunday,
    today,
    now,
  })
  // If there are stories for this week already, they are not replaced by an empty list.
  if (stories.length === 0 && before?.weekOf === sunday && before.updates.updates.length > 0) return before
  const { industry, country } = profile
  const updates = { industry, country, updates: stories, shortfall }
  await world.news.keep(profile.id, { weekOf: sunday, updates, records }, now)
  return { weekOf: sunday, updates }
}

/** In places far west of UTC it may still be Saturday when Sunday's stories are made. */
const latest = (present: string, kept = present): string => (kept > present ? kept : present)

function requireSearchable({ industry, country, targetAudience }: Profile) {
  if (industry.trim() === '' || country === null || targetAudience.trim() === '') {
    throw new Problem(
      'invalid',
      'Could not generate industry updates. Please check your profile has industry, country, and target audience filled in.',
    )
  }
  return { industry, country }
}

const unreachable = () =>
  new Problem(
    'outside',
    'We couldn’t reach any of your news sources. Your stories haven’t changed. Please try again later.',
  )
