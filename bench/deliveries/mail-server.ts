import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface Counted {
  accepted: number
  /** When the first and the last email arrived, in milliseconds. */
  first: number
  last: number
  bytes: number
}

export interface MailServer {
  url: string
  count(): Promise<Counted>
  /** Returns the count and resets it. */
  forget(): Promise<Counted>
  /** Waits until this many emails have arrived. */
  waitFor(count: number): Promise<Counted>
  stop(): void
}

export async function startMailServer(): Promise<MailServer> {
  const child = fork(path.join(import.meta.dirname, 'sink.ts'), { execPath: process.execPath })
  const [{ port }] = await once(child, 'message')
  const ask = async (question: string): Promise<Counted> => {
    const answer = once(child, 'message')
    child.send(question)
    return (await answer)[0]
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => ask('count'),
    forget: () => ask('forget'),
    async waitFor(count) {
      for (let quiet = 0, before = -1; ;) {
        const counted = await ask('count')
        if (counted.accepted >= count) return counted
        quiet = counted.accepted === before ? quiet + 1 : 0
        before = counted.accepted
        if (quiet > 600) throw new Error(`Only ${counted.accepted} of ${count} mails came`)
        await new Promise((wait) => setTimeout(wait, 200))
      }
    },
    stop: () => child.disconnect(),
  }
}
