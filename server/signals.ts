import type { Running } from './server.ts'

/** Stops the product cleanly on Ctrl+C and SIGTERM; a second signal makes it exit at once. */
export function endOnSignals(running: Running): void {
  let ending = false
  const end = () => {
    if (ending) process.exit(1)
    ending = true
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Ending failed: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
