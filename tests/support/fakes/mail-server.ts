// A mail server that fails on request as real ones do, and records what it accepted.
import fs from 'node:fs'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A way to fail, for all or some recipients, always or a few times. */
export type Misbehaviour = (
  | { does: 'answer'; at: 'connect' | 'auth' | 'mail' | 'recipient' | 'data'; code: number; words: string }
  /** Gives no answer after the email's last line. */
  | { does: 'hang' }
  /** Closes the connection when an email begins. */
  | { does: 'hang up' }
  /**
   * Closes the connection after the email's last line: before accepting the email, or after accepting it but before saying so.
   */
  | { does: 'drop'; accepted: boolean }
  /** Accepts the recipient, or the whole email, but says so only after a delay. */
  | { does: 'dawdle'; at: 'recipient' | 'data'; milliseconds: number }
) & { to?: string; times?: number }

/** An accepted email. */
export interface Accepted {
  /** When the email was accepted, in milliseconds since 1970. */
  at: number
  messageId: string
  to: string
  /** The sender's EHLO name, and its connection. */
  sender: string
  connection: string
}

/** Whether it only fails after all lines of an email. */
const isOfMail = (one: Misbehaviour) =>
  one.does === 'hang' || one.does === 'drop' || (one.does === 'dawdle' && one.at === 'data')

export interface MailServer {
  port: number
  /** Complete emails in the order they were accepted. */
  received: (Accepted & { raw: string })[]
  /** How many emails got as far as their recipient, accepted or not. */
  tried(): number
  /** Makes the server misbehave until the returned function is called. If several misbehaviours match an email, the one added first applies. */
  misbehave(manner: Misbehaviour): () => void
  /** Refuses new connections and closes open ones. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

interface Options {
  /** A file to which each accepted email is added as a line before the sender gets the answer. */
  log?: string | undefined
  /** A folder for the emails. Without it they are kept in memory. */
  folder?: string | undefined
}

export async function mailServer({ log, folder }: Options = {}): Promise<MailServer> {
  const sockets = new Map<number, Socket>()
  const received: MailServer['received'] = []
  const manners = new Set<{ manner: Misbehaviour; left: number }>()
  let tried = 0
  let count = 0

  /** The first matching way to misbehave; one with a limit is used up by it. */
  const turn = (fits: (manner: Misbehaviour) => boolean, to = ''): Misbehaviour | undefined => {
    const found = [...manners].find(
      ({ manner, left }) => left > 0 && fits(manner) && (!manner.to || to.includes(manner.to)),
    )
    if (found) found.left -= 1
    return found?.manner
  }
  const refusal = (at: string, to?: string): Error | null => {
    const manner = turn((manner) => manner.does === 'answer' && manner.at === at, to)
    return manner?.does === 'answer'
      ? Object.assign(new Error(manner.words), { responseCode: manner.code })
      : null
  }
  const cut = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy()
  const keep = (raw: string, session: SMTPServerSession) => {
    const mail = {
      at: Date.now(),
      messageId: /^message-id:\s*(<[^>]+>)/im.exec(raw.split('\r\n\r\n')[0] ?? '')?.[1] ?? '',
      to: session.envelope.rcptTo.map(({ address }) => address).join(','),
      sender: session.hostNameAppearsAs,
      connection: session.id,
    }
    if (log) fs.appendFileSync(log, `${JSON.stringify(mail)}\n`)
    if (folder) fs.writeFileSync(`${folder}/${(count += 1)}.eml`, raw)
    else received.push({ ...mail, raw })
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(refusal('connect')),
    onAuth: ({ username = '' }, _session, done) => done(refusal('auth'), { user: username }),
    onMailFrom(_address, session, done) {
      if (turn(({ does }) => does === 'hang up')) return cut(session)
      done(refusal('mail'))
    },
    onRcptTo({ address }, _session, done) {
      tried += 1
      const manner = turn((one) => one.does === 'dawdle' && one.at === 'recipient', address)
      const wait = manner?.does === 'dawdle' ? manner.milliseconds : 0
      setTimeout(() => done(refusal('recipient', address)), wait)
    },
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const refused = refusal('data', to)
        if (refused) return done(refused)
        const manner = turn(isOfMail, to)
        if (manner?.does === 'hang') return
        if (manner?.does === 'drop') {
          if (manner.accepted) keep(raw, session)
          return cut(session)
        }
        keep(raw, session)
        if (manner?.does === 'dawdle') return setTimeout(done, manner.milliseconds)
        done()
      }, done)
    },
  })
  // A sender that is killed resets its connection. That must not stop the server.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(remotePort))
  })
  const listen = (port: number) =>
    new Promise<void>((open) => void server.listen(port, '127.0.0.1', () => open()))
  const goAway = async () => {
    const closed = new Promise<void>((done) => void server.server.close(() => done()))
    for (const socket of sockets.values()) socket.destroy()
    await closed
  }
  await listen(0)
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    received,
    tried: () => tried,
    misbehave(manner) {
      const taken = { manner, left: manner.times ?? Number.POSITIVE_INFINITY }
      manners.add(taken)
      return () => void manners.delete(taken)
    },
    goAway,
    comeBack: () => listen(port),
    close: goAway,
  }
}
