// A load generator that costs less CPU than what it measures: keep-alive sockets that each resend the same
// request as soon as it is answered.
import { once } from 'node:events'
import net from 'node:net'

export interface Load {
  requests: number
  seconds: number
  /** The latency in milliseconds: median and 99th percentile. */
  p50: number
  p99: number
}

/**
 * Requests the path over this many connections until the time is up.
 * @throws if an answer is not 200, since a fast error would look like speed
 */
export async function load(
  port: number,
  path: string,
  { cookie, connections, seconds }: { cookie?: string; connections: number; seconds: number },
): Promise<Load> {
  const headers = ['host: 127.0.0.1', ...(cookie ? [`cookie: ${cookie}`] : [])]
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  const took: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = net.connect(port, '127.0.0.1').setNoDelay()
      await once(socket, 'connect')
      try {
        await askUntil(socket, request, until, took)
      } finally {
        socket.destroy()
      }
    }),
  )
  const elapsed = (performance.now() - began) / 1000
  const ordered = Float64Array.from(took).sort()
  const at = (share: number) =>
    ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? NaN
  return { requests: took.length, seconds: elapsed, p50: at(0.5), p99: at(0.99) }
}

function askUntil(socket: net.Socket, request: Buffer, until: number, took: number[]): Promise<void> {
  return new Promise((done, failed) => {
    let asked = 0
    let missing = 0
    let head = ''
    const ask = () => {
      asked = performance.now()
      if (asked >= until) return done()
      head = ''
      missing = 0
      socket.write(request)
    }
    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? NaN)
        if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
          return failed(new Error(`Not the answer to measure: ${head.slice(0, 300)}`))
        }
        missing = length - (head.length - end - 4)
      }
      if (missing > 0) return
      took.push(performance.now() - asked)
      ask()
    })
    socket.on('error', failed)
    socket.on('close', () => failed(new Error('The server closed a connection')))
    ask()
  })
}
