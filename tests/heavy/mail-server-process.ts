// The mail server in its own process, so that killing the product doesn't affect the log of its emails.
import { mailServer, type Misbehaviour } from '#tests/support/fakes/mail-server.ts'

const [log, folder] = process.argv.slice(2)
const server = await mailServer({ log, folder })
process.on('message', (manner: Misbehaviour) => void server.misbehave(manner))
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', (error) =>
  process.stderr.write(`The mail server stumbled: ${error.message}\n`),
)
process.send?.(server.port)
