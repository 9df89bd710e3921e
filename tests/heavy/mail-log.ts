// The mail server of a heavy test, and its log of accepted emails.
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '#tests/support/database.ts'
import type { Accepted, Misbehaviour } from '#tests/support/fakes/mail-server.ts'

export interface MailLog {
  port: number
  process: ChildProcess
  misbehave(manner: Misbehaviour): void
  /** How many different emails have been accepted. */
  distinct(): number
  /** How many emails were accepted from each sending process. */
  bySender(): number[]
  read(): Accepted[]
  /** The hash of the whole log. */
  sha256(): string
  file: string
  stop(): Promise<void>
}

/** Starts a mail server that writes its log to the folder of test results. */
export async function mailLog(name: string, folder?: string): Promise<MailLog> {
  const file = path.join(root, 'test-results', `${name}-${process.pid}.mails.jsonl`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, '')
  const child = fork(
    path.join(import.meta.dirname, 'mail-server-process.ts'),
    folder ? [file, folder] : [file],
    {
      execPath: path.join(root, 'node_modules/node/bin/node'),
      execArgv: [],
    },
  )
  const [port]: unknown[] = await once(child, 'message')
  const lines = () => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const read = () => lines().map((line): Accepted => JSON.parse(line))
  return {
    port: Number(port),
    process: child,
    misbehave: (manner) => void child.send(manner),
    read,
    distinct: () => new Set(read().map(({ messageId }) => messageId)).size,
    bySender: () => [...Map.groupBy(read(), ({ sender }) => sender).values()].map(({ length }) => length),
    sha256: () => createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    file,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
