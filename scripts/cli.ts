// `npm run cli -- …`: the operator's tool. While the product is running, the command runs inside it;
// otherwise the tool opens the database itself.
import fs from 'node:fs'
import net from 'node:net'
import * as z from 'zod/mini'
import { type Config, readConfig } from '#server/config.ts'
import { runCommand, operatorSocket } from '#server/operator.ts'
import { openWorld } from '#server/world.ts'

const Said = z.object({ said: z.string(), failed: z.boolean() })
const words = process.argv.slice(2)
const { said, failed } = await answer().catch((error: unknown) => failure(error))
;(failed ? process.stderr : process.stdout).write(`${said}\n`)
process.exit(failed ? 1 : 0)

async function answer() {
  const config = readConfig(process.env)
  return (await sendToRunning(operatorSocket(config.dataDir))) ?? (await alone(config))
}

/** Configuration errors are already sentences for people, so no stack trace is printed. */
function failure(error: unknown) {
  return { said: error instanceof Error ? error.message : String(error), failed: true }
}

/** Sends the command to the running product; returns nothing if none is running. */
async function sendToRunning(socket: string) {
  if (!fs.existsSync(socket)) return undefined
  return await new Promise<z.output<typeof Said> | undefined>((resolve, reject) => {
    let heard = ''
    const visitor = net.connect(socket, () => visitor.write(`${JSON.stringify(words)}\n`))
    visitor.setEncoding('utf8')
    visitor.on('data', (part: string) => (heard += part))
    visitor.on('end', () => resolve(Said.parse(JSON.parse(heard))))
    // Without a listener, the socket file was left behind by a process that was killed.
    visitor.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    )
  })
}

async function alone(config: Config) {
  const dist = new URL('..', import.meta.url)
  const layout = {
    migrations: new URL('migrations', dist).pathname,
    template: new URL('database-template', dist).pathname,
    parseChild: new URL('server/parse-child.js', dist),
    library: new URL('library', dist).pathname,
  }
  const real = await openWorld(config, layout, (error) => process.stderr.write(`${error.message}\n`))
  try {
    return { said: await runCommand(real.world, words), failed: false }
  } catch (error) {
    return failure(error)
  } finally {
    await real.queue.stop()
    await real.close()
  }
}
