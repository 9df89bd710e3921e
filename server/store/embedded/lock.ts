// Allows one process per data folder. PGlite has no lock of its own, and two processes on one folder silently
// lose rows.
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

/**
 * Locks the folder. The lock is a socket, on Linux an abstract one without a file, so that the kernel releases
 * it however the process dies. It doesn't work across containers that share a volume.
 * @returns a function that releases the lock
 * @throws a message for the operator if another process has the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const server = net.createServer((visitor) => visitor.end(String(process.pid)))
  server.unref()
  await new Promise<void>((taken, refused) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      refused(error.code === 'EADDRINUSE' ? inUse(folder) : error)
    })
    server.listen(addressFor(folder), taken)
  })
  return () => new Promise((freed) => server.close(() => freed()))
}

function addressFor(folder: string): string {
  const whole = path.join(realpathSync(path.dirname(path.resolve(folder))), path.basename(folder))
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 24)
  if (process.platform === 'linux') return `\0inkling-${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\inkling-${name}`
  return path.join(path.dirname(whole), `.${name}.sock`)
}

const inUse = (folder: string) =>
  new Error(
    `The database in ${folder} is in use by another process. Stop that one first, choose another DATA_DIR, or set DATABASE_URL to share one Postgres.`,
  )
