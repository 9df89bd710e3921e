// Replaces the process that parses documents, and tries what a file that took it over would try.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'

process.once('message', async ({ bytes }: { bytes: Uint8Array }) => {
  const elsewhere = Buffer.from(bytes).toString()
  process.send?.({
    connect: await tried(
      () => new Promise((done, failed) => connect(1, '127.0.0.1', () => done(null)).on('error', failed)),
    ),
    // Variables that the operating system or the channel to the parent adds are not counted.
    environment: Object.keys(process.env).filter(
      (name) => !name.startsWith('NODE_CHANNEL') && !name.startsWith('__'),
    ),
    list: await tried(() => readdirSync('/')),
    read: await tried(() => readFileSync(elsewhere)),
    run: await tried(() => {
      const { error } = spawnSync(process.execPath, ['--version'])
      if (error) throw error
    }),
    write: await tried(() => writeFileSync(`${elsewhere}.new`, '')),
  })
})

async function tried(act: () => unknown): Promise<string> {
  try {
    await act()
    return 'done'
  } catch (error) {
    return String(Object(error).code ?? error)
  }
}
