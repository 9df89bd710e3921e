// Starts and stops the product: the world, its jobs, its HTTP server.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from './config.ts'
import type { Assets } from './http/assets.ts'
import { buildApp } from './http/app.ts'
import type { Views } from './http/views.ts'
import type { Email, RenderedEmail } from '#contract/emails.ts'
import { sendDeliveryMail } from './jobs/delivery-mail.ts'
import { sendEmails } from './jobs/email.ts'
import { giveUpDelivery, makeDeliveries } from './jobs/make-delivery.ts'
import { makeNews } from './jobs/news.ts'
import { paceOf } from './jobs/pace.ts'
import { startTimetable, type Timetable } from './jobs/timetable.ts'
import { startUpkeep } from './jobs/upkeep.ts'
import { listenForOperator } from './operator.ts'
import { folderMailer, type MailTimeouts, type Mailer, smtpMailer } from './outside/mail/mailer.ts'
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
  /** Timeouts of the mail server; tests use shorter ones. */
  mailTimeouts?: MailTimeouts | undefined
}

export interface Running {
  /** The address on which the product listens: `http://127.0.0.1:3000`. */
  url: string
  real: RealWorld
  app: FastifyInstance
  /**
   * Stops the product: lets running requests and jobs finish, returns other jobs to the queue, closes the
   * database.
   */
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
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, from, config.dkim, parts.mailTimeouts)
    : folderMailer(outbox ?? '', from, config.dkim)
  if (config.role !== 'web') {
    try {
      await mailer.check()
    } catch (error) {
      mailer.close()
      await queue.stop()
      await real.close()
      throw error
    }
  }
  const stopUpkeep = startUpkeep({ world, database, outbox }, onError)
  const write = async (email: Email) => (await parts.views.emails()).renderEmail(email, world.setting)
  const timetable =
    config.role === 'web' ? undefined : await startWorker({ real, mailer, write, config, onError })
  const app = await buildApp({ ...parts, config, real, outbox, log, timetable })
  const stop = async () => {
    stopUpkeep()
    await closeHttp(app)
    await timetable?.stop()
    await queue.stop()
    mailer.close()
    await real.close()
  }
  if (config.role === 'worker') return { url: '', real, app, stop }
  try {
    const url = await listen(app, config)
    const closeDoor = await listenForOperator(world, config.dataDir)
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

interface WorkerParts {
  real: RealWorld
  mailer: Mailer
  write(email: Email): Promise<RenderedEmail>
  config: Config
  onError(error: Error): void
}

/** Starts the part of the product that processes jobs and scheduled work. */
async function startWorker({ real, mailer, write, config, onError }: WorkerParts): Promise<Timetable> {
  const { world, database, queue } = real
  const pace = paceOf(database, config.mailRate)
  await queue.work(
    {
      email: sendEmails(world, mailer, write),
      'make-delivery': makeDeliveries(world),
      'delivery-mail': sendDeliveryMail(world, mailer, pace, write),
      'news-of-pair': makeNews(world),
    },
    {
      'make-delivery': ({ slotId }) => giveUpDelivery(world, slotId),
      'delivery-mail': ({ mailId }) => world.slots.markMailFailed(mailId),
    },
    { mailsAtOnce: pace.mailsAtOnce },
  )
  return startTimetable(world, onError)
}

/**
 * Waits for running requests. Idle keep-alive connections are closed, since they would delay the exit for a
 * minute.
 */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close()
  clearInterval(sweep)
}
