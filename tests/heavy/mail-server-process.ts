// The mail server in a process of its own: who kills the product must not touch what bears witness to its mails.
import { mailServer, type Misbehaviour } from '#tests/support/fakes/mail-server.ts'

const [log, folder] = process.argv.slice(2)
const server = await mailServer({ log, folder })
process.on('message', (manner: Misbehaviour) => void server.misbehave(manner))
process.on('disconnect', () => process.exit(0))
process.on('uncaughtException', (error) =>
  process.stderr.write(`The mail server stumbled: ${error.message}\n`),
)
process.send?.(server.port)
