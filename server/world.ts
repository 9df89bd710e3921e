// Builds the real World: connects every store and external system.
import path from 'node:path'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { workBoard } from '#domain/work/work.ts'
import type { World } from '#domain/world.ts'
import type { Config } from './config.ts'
import { openQueue, type Queue } from './jobs/queue.ts'
import { documentReader } from './outside/documents/document-reader.ts'
import { feedReader } from './outside/feeds/feed-reader.ts'
import { websites } from './outside/fetching/crawl.ts'
import { feedFetcher } from './outside/fetching/feed-fetcher.ts'
import { readLibraryFiles } from './outside/library/read-library.ts'
import { passwords } from './outside/secrets/passwords.ts'
import { loadOrCreateSecret, secretsFrom } from './outside/secrets/secrets.ts'
import { zones } from './outside/zones/zones.ts'
import { databaseFault } from './start-faults.ts'
import { answerStore } from './store/answers.ts'
import { accountStore } from './store/accounts/accounts.ts'
import { backlogOf, type Backlog } from './store/delivering/backlog.ts'
import { brandStore } from './store/brands.ts'
import { countedSlots } from './store/delivering/counted-slots.ts'
import { openDatabase, type Database } from './store/embedded/database.ts'
import { deliveryStore } from './store/delivering/deliveries.ts'
import { documentStore } from './store/documents.ts'
import { factStore } from './store/facts.ts'
import { ideaStore } from './store/ideas.ts'
import { newsStore } from './store/news.ts'
import { operationsStore } from './store/operations.ts'
import { planStore } from './store/delivering/plans.ts'
import { rateStore } from './store/accounts/rates.ts'
import { recipientStore } from './store/accounts/recipients.ts'
import { calendarStore, eventStore } from './store/seasons.ts'
import { keyValueStore } from './store/key-value-store.ts'
import { runningWorkStore } from './store/running-work.ts'
import { sessionStore } from './store/accounts/sessions.ts'
import { slotStore } from './store/delivering/slots.ts'
import { tallyOf, type Tally } from './store/delivering/tally.ts'
import { usageStore } from './store/accounts/usage.ts'
import { waitingWebsiteStore } from './store/waiting-websites.ts'
import { sharedWork } from './work/shared-work.ts'

/**
 * The paths of files that the product needs: beside the source in development, beside the bundle once built.
 */
export interface Layout {
  migrations: string
  /** An empty database with all migrations, which a new one starts from. */
  template: string
  parseChild: URL
  /** The library's folder of Markdown files. */
  library: string
}

export interface RealWorld {
  world: World
  database: Database
  queue: Queue
  tally: Tally
  backlog: Backlog
  /** Writes what is still in memory and closes the database. */
  close(): Promise<void>
}

export interface Clock {
  now(): Date
}

export async function openWorld(
  config: Config,
  layout: Layout,
  onError: (error: Error) => void,
  clock: Clock = { now: () => new Date() },
): Promise<RealWorld> {
  const database = await openDatabase({
    url: config.databaseUrl,
    folder: path.join(config.dataDir, 'pg'),
    template: layout.template,
    onError,
  })
  try {
    await database.migrate(layout.migrations)
  } catch (error) {
    await database.close()
    throw databaseFault(error, config.databaseUrl)
  }
  const queue = await openQueue(database, onError)
  const deliveries = deliveryStore(database, onError)
  const tally = tallyOf(database, onError)
  const { playbook } = readPlaybook(readLibraryFiles(layout.library))
  const work = database.embedded
    ? workBoard(() => clock.now())
    : sharedWork(runningWorkStore(database), () => clock.now(), onError)
  const world: World = {
    setting: {
      productName: config.productName,
      publicUrl: config.publicUrl,
      supportEmail: config.supportEmail,
      paymentsOn: config.paymentsOn,
    },
    now: () => clock.now(),
    secrets: secretsFrom(config.sessionSecret ?? loadOrCreateSecret(config.dataDir)),
    passwords: passwords(),
    zones,
    accounts: accountStore(database),
    sessions: sessionStore(database),
    rates: rateStore(database),
    brands: brandStore(database),
    facts: factStore(database),
    answers: answerStore(database),
    waitingWebsites: waitingWebsiteStore(database),
    documents: documentStore(database),
    events: eventStore(database),
    calendars: calendarStore(database),
    ideas: ideaStore(database),
    usage: usageStore(database),
    news: newsStore(database),
    deliveries,
    plans: planStore(database),
    slots: countedSlots(slotStore(database), tally),
    recipients: recipientStore(database),
    keyValues: keyValueStore(database),
    operations: operationsStore(database, () => queue.counts()),
    jobs: queue,
    work,
    websites: websites({ allowHosts: config.fetchAllowHosts, agentName: `${config.productName}Reader` }),
    documentReader: documentReader({ childScript: layout.parseChild }),
    feeds: feedReader({
      fetch: feedFetcher({ allowHosts: config.fetchAllowHosts, agentName: `${config.productName}Reader` }),
      templates: config.newsFeeds,
      now: () => clock.now(),
    }),
    playbook,
    engine: builtInEngine(playbook),
    atomically: (act) => database.atomically(() => act(world)),
  }
  const close = async () => {
    await deliveries.flushViews()
    await tally.flush()
    await database.close()
  }
  return { world, database, queue, tally, backlog: backlogOf(database), close }
}
