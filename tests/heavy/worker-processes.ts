// The built product's own processes, as many as are wanted, whose end is the test's to decide.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root, type TestStorage } from '#tests/support/database.ts'

export interface Worker {
  /** What it calls itself to the mail server. */
  name: string
  pid: number
  child: ChildProcess
  isReady: boolean
  /** The moment of its end in milliseconds since 1970, as far as the test brought it about. */
  endedAt?: number
}

export interface WorkerProcesses {
  /** Those that run now. */
  running: Worker[]
  /** All that ever ran. */
  all: Worker[]
  /** Starts one; it is ready a moment later. */
  start(): Worker
  ready(count: number): Promise<void>
  /** Ends one; answers its exit code and after how many milliseconds it was gone. */
  end(worker: Worker, signal: NodeJS.Signals): Promise<{ code: number | null; took: number }>
  endAll(): Promise<void>
  /** Where the processes wrote what they had to say. */
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
          // The embedded database has one process, which does everything.
          ROLE: storage.databaseUrl ? 'worker' : 'all',
          PORT: '0',
          PUBLIC_URL: 'https://inkling.example',
          DATA_DIR: storage.dataDir,
          LOG_LEVEL: 'error',
          // Nobody outside this machine is asked for news.
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
