// Reads metrics of deliveries, emails and jobs from the database, so that every process reports the same
// values.
import { counted } from '#server/store/delivering/tally.ts'
import { NEWS_MADE_AT } from '#server/jobs/news.ts'
import { WORKER_CHECKED_AT } from '#server/jobs/timetable.ts'
import type { RealWorld } from '#server/world.ts'
import { single, type Family } from './prometheus-text.ts'

/** The seconds to wait for the database. Prometheus itself gives up after ten. */
const TIMEOUT = 5

/**
 * Reads all metrics from the database. If it doesn't answer, the only metric returned is the one that says
 * so.
 */
export async function productMetrics(real: RealWorld, onError: (error: unknown) => void): Promise<Family[]> {
  const told = await withTimeout(gathered(real)).catch(onError)
  const up = single(
    'inkling_database_up',
    'gauge',
    '1 if the database answers; without it there are no figures of deliveries.',
    told ? 1 : 0,
  )
  return [up, connections(real), ...(told ?? [])]
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database did not answer')), TIMEOUT * 1000)
  return await Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}

const gathered = async (real: RealWorld): Promise<Family[]> => [
  ...(await done(real)),
  ...(await open(real)),
  await jobs(real),
  await moment(
    real,
    WORKER_CHECKED_AT,
    'inkling_worker_last_look_timestamp_seconds',
    'When a worker last checked for due deliveries; updated every ten seconds.',
  ),
  await moment(
    real,
    NEWS_MADE_AT,
    'inkling_news_last_success_timestamp_seconds',
    'When the news of a trade and country was last made for every brand.',
  ),
]

async function done({ tally }: RealWorld): Promise<Family[]> {
  const all = await tally.all()
  const family = (what: keyof typeof counted, name: string, help: string): Family => ({
    name,
    type: 'counter',
    help,
    samples: counted[what].map((became) => ({
      labels: { became },
      value: all.get(`${what} ${became}`) ?? 0,
    })),
  })
  return [
    family(
      'delivery',
      'inkling_deliveries_total',
      'Deliveries by outcome, over all processes; deferred means a failed try.',
    ),
    family(
      'mail',
      'inkling_mails_total',
      'Delivery emails by outcome, over all processes; deferred means a failed try.',
    ),
  ]
}

async function open({ world, backlog }: RealWorld): Promise<Family[]> {
  const openCounts = await backlog.open()
  const now = world.now().getTime() / 1000
  const counts = (what: 'deliveries' | 'mails', help: string): Family => ({
    name: `inkling_open_${what}`,
    type: 'gauge',
    help,
    samples: openCounts
      .filter((one) => one.what === what)
      .map(({ state, count }) => ({ labels: { state }, value: count })),
  })
  const oldest = (what: 'deliveries' | 'mails', states: string[]) =>
    Math.min(
      ...openCounts
        .filter((one) => one.what === what && states.includes(one.state))
        .map(({ oldest }) => oldest ?? now),
    )
  const late = (step: string, since: number) => ({ labels: { step }, value: Math.max(0, now - since) })
  return [
    counts('deliveries', 'Deliveries waiting, being made and failed; at most 10000.'),
    counts('mails', 'Delivery emails waiting, being sent, failed and refused; at most 10000.'),
    {
      name: 'inkling_late_seconds',
      type: 'gauge',
      help: 'How long the first in the queue has waited to be planned, made or sent.',
      samples: [
        late('plan', (await backlog.soonestDue()) ?? now),
        late('make', oldest('deliveries', ['planned'])),
        late('mail', oldest('mails', ['waiting', 'sending'])),
      ],
    },
  ]
}

async function jobs({ queue }: RealWorld): Promise<Family> {
  const queues = await queue.counts()
  return {
    name: 'inkling_jobs',
    type: 'gauge',
    help: 'Jobs by queue, counted in the last few seconds; failed ones are kept for some days.',
    samples: queues.flatMap(({ name, ...counts }) =>
      Object.entries(counts).map(([state, value]) => ({ labels: { queue: name, state }, value })),
    ),
  }
}

/** A saved time as a metric, without samples if it was never saved. */
async function moment({ world }: RealWorld, remembered: string, name: string, help: string): Promise<Family> {
  const at = await world.keyValues.get(remembered)
  return {
    name,
    type: 'gauge',
    help,
    samples: at === null ? [] : [{ labels: {}, value: Date.parse(at) / 1000 }],
  }
}

const connections = ({ database: { pool } }: RealWorld): Family => ({
  name: 'inkling_database_connections',
  type: 'gauge',
  help: 'This process’s database connections, and requests waiting for one.',
  samples: [
    { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ],
})
