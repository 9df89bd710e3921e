// Any number of processes of the built product, started and ended by a test.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root, type TestStorage } from '#tests/support/database.ts'

export interface Worker {
  /** The name that the process gives the mail server. */
  name: string
  pid: number
  child: ChildProcess
  isReady: boolean
  /** When the test ended the process, in milliseconds since 1970. */
  endedAt?: number
}

export interface WorkerProcesses {
  /** The processes running now. */
  running: Worker[]
  /** All processes that were ever started. */
  all: Worker[]
  /** Starts a process; it is ready a moment later. */
  start(): Worker
  ready(count: number): Promise<void>
  /** Ends a process; returns its exit code and how many milliseconds it took. */
  end(worker: Worker, signal: NodeJS.Signals): Promise<{ code: number | null; took: number }>
  endAll(): Promise<void>
  /** The processes' log file. */
  said: string
}

export function workerProcesses(
  name: string,
  storage: TestStorage,
  mailPort: number,
  settings: Record<string, string> = {},
): WorkerProcesses {
  const said = path.join(root, 'test-results', `${name}-${process.pid}.said.log`)
  fs.mkdirSync(path.dirname(said), { recursive: true })
  fs.writeFileSync(said, '')
  const running: Worker[] = []
  const all: Worker[] = []
  const forget = (worker: Worker) => void running.splice(running.indexOf(worker) >>> 0, 1)
  const made: WorkerProcesses = {
    running,
    all,
    said,
    start() {
      const own = `worker-${all.length + 1}`
      const child = spawn(path.join(root, 'node_modules/node/bin/node'), ['dist/server/main.js'], {
        cwd: root,
        env: {
          ...process.env,
          // The embedded database has only one process, which does everything.
          ROLE: storage.databaseUrl ? 'worker' : 'all',
          PORT: '0',
          PUBLIC_URL: 'https://inkling.example',
          DATA_DIR: storage.dataDir,
          LOG_LEVEL: 'error',
          // News is never fetched from outside this machine.
          NEWS_FEEDS: 'http://127.0.0.1:9/{query}',
          SMTP_URL: `smtp://127.0.0.1:${mailPort}?name=${own}`,
          ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
          ...settings,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const worker: Worker = { name: own, pid: child.pid ?? 0, child, isReady: false }
      const hear = (part: Buffer) => {
        const text = part.toString()
        if (text.includes(' is ready at ')) worker.isReady = true
        fs.appendFileSync(said, `${own} ${text.trimEnd()}\n`)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.on('exit', () => forget(worker))
      running.push(worker)
      all.push(worker)
      return worker
    },
    async ready(count) {
      for (let tries = 0; running.filter(({ isReady }) => isReady).length < count; tries++) {
        if (tries > 3600)
          throw new Error(`${count} processes were not ready after three minutes: see ${said}`)
        await new Promise((wait) => setTimeout(wait, 50))
      }
    },
    async end(worker, signal) {
      const began = performance.now()
      if (worker.child.exitCode !== null || worker.child.signalCode !== null)
        throw new Error(`${worker.name} had ended by itself: see ${said}`)
      worker.endedAt = Date.now()
      worker.child.kill(signal)
      const [code]: unknown[] = await once(worker.child, 'exit')
      return { code: typeof code === 'number' ? code : null, took: performance.now() - began }
    },
    async endAll() {
      await Promise.all([...running].map((worker) => made.end(worker, 'SIGKILL')))
    },
  }
  return made
}
