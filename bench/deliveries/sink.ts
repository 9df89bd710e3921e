// A mail server that accepts and counts everything, in its own process. Its parent asks for the count by
// message.
import { SMTPServer } from 'smtp-server'

let accepted = 0
let first = 0
let last = 0
let bytes = 0
const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.on('data', (part: Buffer) => (bytes += part.length))
    stream.on('end', () => {
      accepted += 1
      last = Date.now()
      first ||= last
      done()
    })
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', (asked) => {
  process.send?.({ accepted, first, last, bytes })
  if (asked === 'forget') accepted = first = last = bytes = 0
})
process.on('disconnect', () => process.exit(0))
