// The test data: one brand with twenty ideas, a report of five among two thousand reports, and a signed-in
// member. It is written before anything starts, so that the product and the bare server read the same rows.
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { DeliveredIdea } from '#contract/delivery.ts'
import { DEFAULT_COLOURS } from '#contract/delivery.ts'
import type { ProposedIdea } from '#domain/ideas/engine.ts'
import { secretsFrom } from '#server/outside/secrets/secrets.ts'
import { accountStore } from '#server/store/accounts/accounts.ts'
import { brandStore } from '#server/store/brands.ts'
import { openDatabase, type Database } from '#server/store/embedded/database.ts'
import { deliveryStore } from '#server/store/delivering/deliveries.ts'
import { ideaStore } from '#server/store/ideas.ts'
import { sessionStore } from '#server/store/accounts/sessions.ts'
import { createTestStorage, layout } from '#tests/support/database.ts'
import { bakery, keepAccount } from '#tests/support/members.ts'

export interface TestData {
  /**
   * Environment variables of the product and of the bare server. On the embedded database the bare server
   * gets its own copy.
   */
  product: Record<string, string>
  bare: Record<string, string>
  token: string
  cookie: string
  profileId: string
  remove(): Promise<void>
}

const IDEAS = 20
const REPORTED = 5
const OTHER_REPORTS = 2000

/** Writes the test data to the database in DATABASE_URL, or to the embedded one. */
export async function prepareTestData(): Promise<TestData> {
  const storage = await createTestStorage()
  const sessionSecret = randomBytes(32).toString('base64url')
  const folder = path.join(storage.dataDir, 'pg')
  const database = await openDatabase({
    url: storage.databaseUrl,
    folder,
    template: layout.template,
    onError: fail,
  })
  const written = await write(database, sessionSecret)
  await database.close()
  const copy = path.join(storage.dataDir, 'copy')
  if (!storage.databaseUrl) fs.cpSync(folder, path.join(copy, 'pg'), { recursive: true })
  return {
    product: {
      DATA_DIR: storage.dataDir,
      SESSION_SECRET: sessionSecret,
      ...addressFor(storage.databaseUrl, 'product'),
    },
    bare: { DATA_DIR: copy, ...addressFor(storage.databaseUrl, 'bare') },
    ...written,
    remove: () => storage.remove(),
  }
}

/** The application name by which a server's connections can be told apart on Postgres. */
function addressFor(url: string | undefined, name: string): Record<string, string> {
  if (!url) return {}
  const address = new URL(url)
  address.searchParams.set('application_name', name)
  return { DATABASE_URL: address.href }
}

async function write(database: Database, sessionSecret: string) {
  await database.migrate(layout.migrations)
  const now = new Date()
  const account = await keepAccount(accountStore(database), 'ruth@bakery.example')
  await accountStore(database).completeOnboarding(account.id)
  const wish = {
    ...bakery,
    contentObjectives: [],
    deliveryFrequency: 'monthly' as const,
    deliveryTimezone: 'Europe/London',
  }
  const profile = await brandStore(database).keep(account.id, wish, now)
  const ideas = Array.from({ length: IDEAS }, (_, at) => anIdea(at))
  await ideaStore(database).keep(profile.id, ideas, true, now)
  const deliveries = deliveryStore(database, fail)
  const secrets = secretsFrom(sessionSecret)
  const token = secrets.random()
  const contentData = {
    brandColors: DEFAULT_COLOURS,
    companyName: profile.companyName,
    senderName: 'Inkling',
    day: null,
    country: null,
    logoUrl: null,
    isAgencyDelivery: false,
    contentIdeas: ideas.slice(0, REPORTED).map(delivered),
    eventContentIdeas: [],
    events: [],
    newsUpdatesAndTrends: null,
    shortfall: null,
  }
  await deliveries.add({ profileId: profile.id, deliveryType: 'first', contentData, accessToken: token }, now)
  await database.pool.query(
    `insert into deliveries (profile_id, delivery_type, content_data, access_token)
     select profile_id, 'instant', content_data, md5(n::text) from deliveries, generate_series(1, $1::int) n`,
    [OTHER_REPORTS],
  )
  const sid = secrets.random()
  await sessionStore(database).add(secrets.hash(sid), account.id, now)
  await database.pool.query('vacuum (analyze)')
  await database.pool.query('checkpoint')
  return { token, cookie: `sid=${sid}`, profileId: profile.id }
}

/** An idea as long and as detailed as one from the built-in engine. */
function anIdea(at: number): ProposedIdea {
  const quote = 'Ruth Hale bakes every sourdough loaf by hand.'
  const draft = [
    'At four in the morning there is one light on in our street, and it is ours. Ruth Hale shapes every sourdough loaf by hand, because a hand notices what a machine does not: a dough that is slack after a warm night, or tight in a cold week.',
    'It takes her three hours, and it is the reason why a large loaf costs £4.20. The first ones leave the oven at seven, and most are gone by ten.',
  ].join('\n\n')
  const callToAction = 'Come and watch the first loaf of the day being shaped.'
  return {
    key: {
      play: `cafe/why-by-hand-${at}`,
      offering: 'sourdough loaf',
      intent: 'price',
      format: 'blog',
      objective: 'educate',
    },
    title: `Why does Ruth Hale still shape each loaf by hand, and would you taste it if not? (${at})`,
    summary:
      'Families who buy one loaf a week wonder what the price is for. One morning at the bench answers it better than a list of ingredients, and shows the people who get up for it.',
    description: `${draft}\n\n${callToAction}`,
    outline: [
      'The dough that went wrong, and what was done about it',
      'The one thing a machine does better, and why it stays out all the same',
      'The price of a large loaf beside the minutes of work in it',
      'The last loaf of the day and who bought it',
    ],
    draft,
    callToAction,
    prepare: ['Choose one early morning', 'Weigh a loaf before and after the oven'],
    checks: ['Your first loaves leave the oven at seven', 'A large loaf still costs £4.20'],
    effort: 'half-day',
    reader: 'new',
    occasion: null,
    tasks: [],
    asks: [{ id: 'tours', ask: 'Can people watch you at work?', example: null, choices: ['yes', 'no'] }],
    contentType: 'blog',
    objective: 'educate',
    formatFields: [
      { label: 'Headings', lines: ['The batch that failed', 'By hand, by machine', 'What a loaf costs'] },
    ],
    evidence: [
      { kind: 'profile', label: 'Company information', quote },
      { kind: 'profile', label: 'Company information', quote: 'A large loaf costs £4.20.' },
    ],
    explanation: {
      because: 'It says what a price is made of, for people who don’t know you yet.',
      now: 'It uses what is known of you: your people and your prices.',
    },
    engine: 'built-in',
  }
}

/** An idea as a report shows it: without how it was made. */
function delivered({
  key: _key,
  objective: _objective,
  tasks: _tasks,
  asks: _asks,
  explanation: _explanation,
  engine: _engine,
  ...told
}: ProposedIdea): DeliveredIdea {
  return told
}

function fail(error: Error): never {
  throw error
}
