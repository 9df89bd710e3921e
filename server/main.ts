// Starts the built product.
import { productVersion, readConfig, type Config } from './config.ts'
import { serveAssets } from './http/assets.ts'
import type { Emails, Pages } from './http/views.ts'
import { printerOf } from './outside/printing/printer.ts'
import { endOnSignals } from './signals.ts'
import { startServer } from './server.ts'

// Without this setting React runs in development mode, at half the speed. It must be set before pages and
// emails are loaded.
process.env.NODE_ENV ??= 'production'

const dist = new URL('..', import.meta.url)
const bundle = async <T>(name: string): Promise<T> =>
  (await import(new URL(`server/${name}`, dist).href)) as T

try {
  const config = readConfig(process.env)
  const running = await startServer(config, {
    version: productVersion(new URL('..', dist).pathname),
    layout: {
      migrations: new URL('migrations', dist).pathname,
      template: new URL('database-template', dist).pathname,
      parseChild: new URL('server/parse-child.js', dist),
      library: new URL('library', dist).pathname,
    },
    views: {
      pages: () => bundle<Pages>('pages.js'),
      emails: () => bundle<Emails>('emails.js'),
      printReport: printerOf(new URL('server/print-worker.js', dist), new URL('server/report-file.js', dist)),
    },
    assets: (app) => serveAssets(app, new URL('client', dist).pathname),
  })
  endOnSignals(running)
  greet(config)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function greet(config: Config) {
  const mails = config.smtpUrl ? '' : `, emails at ${config.publicUrl}/dev/outbox`
  process.stdout.write(`${config.productName} is ready at ${config.publicUrl}${mails}\n`)
}
