// Runs the operator's commands inside the server, because only one process can open the embedded database. They arrive on a Unix socket that only the server's own system user can open.
import { chmodSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import * as z from 'zod/mini'
import type { World } from '#domain/world.ts'
import { deliveries } from './operator/deliveries.ts'
import { due } from './operator/due.ts'
import { news } from './operator/news.ts'
import { usageError, type CommandGroup } from './operator/command.ts'
import { user } from './operator/user.ts'

export const operatorSocket = (dataDir: string): string => path.join(dataDir, 'operator.sock')

const groups: Record<string, CommandGroup> = { user, due, news, deliveries }

/** Runs one command and returns what to print. @throws an error with a sentence for the operator */
export async function runCommand(world: World, [name = '', ...rest]: readonly string[]): Promise<string> {
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  if (!group) throw usageError(Object.values(groups).flatMap(({ usage }) => usage))
  return await group.run(world, rest)
}

const Command = z.array(z.string())

/** Listens for commands from `npm run cli`, one JSON line per connection. */
export async function listenForOperator(world: World, dataDir: string): Promise<() => void> {
  const file = operatorSocket(dataDir)
  rmSync(file, { force: true })
  const server = net.createServer((visitor) => {
    let asked = ''
    visitor.setEncoding('utf8')
    visitor.on('error', () => visitor.destroy())
    visitor.on('data', (part: string) => {
      asked += part
      if (!asked.includes('\n')) return
      void answer(world, asked).then((said) => visitor.end(JSON.stringify(said)))
    })
  })
  await new Promise<void>((open, refused) => {
    server.once('error', refused)
    server.listen(file, open)
  })
  chmodSync(file, 0o600)
  server.unref()
  return () => {
    server.close()
    rmSync(file, { force: true })
  }
}

async function answer(world: World, line: string): Promise<{ said: string; failed: boolean }> {
  try {
    return { said: await runCommand(world, Command.parse(JSON.parse(line))), failed: false }
  } catch (error) {
    return { said: error instanceof Error ? error.message : String(error), failed: true }
  }
}
