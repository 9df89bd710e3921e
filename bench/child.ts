// Starts a server in a process of its own, on its own core where possible, and measures the CPU time it uses.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { root } from '#tests/support/database.ts'

export interface Child {
  pid: number
  port: number
  stop(): Promise<void>
}

/** Starts a script under Node and waits until its port answers. */
export async function startChild(script: string[], environment: Record<string, string>): Promise<Child> {
  const port = await freePort()
  const child = spawn(path.join(root, 'node_modules/node/bin/node'), script, {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await answers(port)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`${script.join(' ')} did not start`)
    await new Promise((wait) => setTimeout(wait, 100))
  }
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Pins processes to one core. Returns false where that isn't possible. */
export const pin = (core: number, pids: readonly number[]): boolean =>
  pids.every((pid) => spawnSync('taskset', ['-acp', String(core), String(pid)]).status === 0)

/** CPU time of these processes so far, in microseconds; NaN where the system doesn't report it. */
export function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/stat`
    if (!fs.existsSync(file)) return NaN
    // The second field is a name in brackets, which may contain spaces; user and system time are fields 14
    // and 15.
    const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK
  }, 0)
}

const MICROSECONDS_A_TICK = 10_000

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    (answer) => answer.ok || answer.status === 404,
    () => false,
  )

/** Finds a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
