// Starts the product and ends it: the world, its jobs, its doors.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'
import type { Assets } from './http/assets.ts'
import { buildApp } from './http/app.ts'
import type { Views } from './http/views.ts'
import type { Email, Written } from '#contract/emails.ts'
import { sendDeliveryMail } from './jobs/delivery-mail.ts'
import { sendEmails } from './jobs/email.ts'
import { giveUpDelivery, makeDeliveries } from './jobs/make-delivery.ts'
import { makeNews } from './jobs/news.ts'
import { paceOf } from './jobs/pace.ts'
import { keepTimetable, type Timetable } from './jobs/timetable.ts'
import { keepUp } from './jobs/upkeep.ts'
import { openOperatorDoor } from './operator.ts'
import { folderPost, type Patience, type Post, smtpPost } from './outside/mail/post.ts'
import { dataFolderFault, listenFault } from './start-faults.ts'
import { openWorld, type Clock, type Layout, type RealWorld } from './world.ts'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

interface Parts {
  version: string
  layout: Layout
  views: Views
  assets(app: FastifyInstance): Assets
  development?: boolean
  front?: (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server
  clock?: Clock
  /** With the mail server; a test has less. */
  patience?: Patience | undefined
}

export interface Running {
  /** Where it listens: `http://127.0.0.1:3000`. */
  url: string
  real: RealWorld
  app: FastifyInstance
  /** Lets running requests and jobs finish, hands back the other jobs, closes the database. */
  stop(): Promise<void>
}

export async function startServer(config: Config, parts: Parts): Promise<Running> {
  makeDataFolder(config)
  const log = pino({ level: config.logLevel })
  const onError = (error: Error) => log.error({ err: error }, 'in the background')
  const real = await openWorld(config, parts.layout, onError, parts.clock)
  const { world, database, queue } = real
  const outbox = config.smtpUrl ? undefined : path.join(config.dataDir, 'outbox')
  const from = { name: config.productName, address: config.mailFrom }
  const post = config.smtpUrl
    ? smtpPost(config.smtpUrl, from, config.dkim, parts.patience)
    : folderPost(outbox ?? '', from, config.dkim)
  if (config.role !== 'web') {
    try {
      await post.check()
    } catch (error) {
      post.close()
      await queue.stop()
      await real.close()
      throw error
    }
  }
  const stopUpkeep = keepUp({ world, database, outbox }, onError)
  const write = async (email: Email) => (await parts.views.emails()).renderEmail(email, world.setting)
  const timetable =
    config.role === 'web' ? undefined : await startWorking({ real, post, write, config, onError })
  const app = await buildApp({ ...parts, config, real, outbox, log, timetable })
  const stop = async () => {
    stopUpkeep()
    await closeDoors(app)
    await timetable?.stop()
    await queue.stop()
    post.close()
    await real.close()
  }
  if (config.role === 'worker') return { url: '', real, app, stop }
  try {
    const url = await listen(app, config)
    const closeDoor = await openOperatorDoor(world, config.dataDir)
    return { url, real, app, stop: async () => (closeDoor(), await stop()) }
  } catch (error) {
    await stop()
    throw error
  }
}

function makeDataFolder(config: Config) {
  try {
    mkdirSync(config.dataDir, { recursive: true })
  } catch (error) {
    throw dataFolderFault(error, config)
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { port, host } = config
  try {
    return await app.listen({ port, host, listenTextResolver: () => 'listening' })
  } catch (error) {
    throw listenFault(error, config)
  }
}

interface Workshop {
  real: RealWorld
  post: Post
  write(email: Email): Promise<Written>
  config: Config
  onError(error: Error): void
}

/** Takes jobs and keeps the timetable. */
async function startWorking({ real, post, write, config, onError }: Workshop): Promise<Timetable> {
  const { world, database, queue } = real
  const pace = paceOf(database, config.mailRate)
  await queue.work(
    {
      email: sendEmails(world, post, write),
      'make-delivery': makeDeliveries(world),
      'delivery-mail': sendDeliveryMail(world, post, pace, write),
      'news-of-pair': makeNews(world),
    },
    {
      'make-delivery': ({ slotId }) => giveUpDelivery(world, slotId),
      'delivery-mail': ({ mailId }) => world.slots.markMailFailed(mailId),
    },
    { mailsAtOnce: pace.mailsAtOnce },
  )
  return keepTimetable(world, onError)
}

/** Waits for running requests. A connection that is kept for more after its answer is closed, or it would keep us for a minute. */
async function closeDoors(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(sweep)
}
