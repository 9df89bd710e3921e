// Lets the normal Postgres driver use the embedded database, through a "socket" whose other end is PGlite in
// this process. So both databases have the same driver, pool and errors. Wire protocol messages up to a Sync
// or a Query are sent as one batch and answered together.
import { Duplex } from 'node:stream'

export type Exec = (messages: Uint8Array) => Promise<Uint8Array>

/** Gives the database's single session to one user at a time, from `begin` to the end of the transaction. */
export class Turn {
  #last: Promise<void> = Promise.resolve()

  /** Waits for the session; the function returned releases it. */
  take(): Promise<() => void> {
    const { promise: mine, resolve: free } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = before.then(() => mine)
    return before.then(() => free)
  }
}

const TERMINATE = 0x58
/** The messages Query, Sync, CopyDone and CopyFail end a round trip. */
const ENDS_ROUND = new Set([0x51, 0x53, 0x63, 0x66])
const READY_FOR_QUERY = 0x5a
const IDLE = 0x49

export class PgliteStream extends Duplex {
  #exec: Exec
  #turn: Turn
  #incoming: Buffer = Buffer.alloc(0)
  #batch: Buffer[] = []
  #started = false
  #freeTurn: (() => void) | undefined
  #rounds: Promise<void> = Promise.resolve()

  constructor(exec: Exec, turn: Turn) {
    super()
    this.#exec = exec
    this.#turn = turn
  }

  // The driver calls these methods of a socket, but an in-process database doesn't need them.
  connect() {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay() {
    return this
  }
  setKeepAlive() {
    return this
  }
  setTimeout() {
    return this
  }
  ref() {
    return this
  }
  unref() {
    return this
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#incoming = this.#incoming.length > 0 ? Buffer.concat([this.#incoming, chunk]) : chunk
    for (let message = this.#next(); message; message = this.#next()) this.#take(message)
    done()
  }

  /** The next complete message. Only the startup message has no type byte. */
  #next(): Buffer | undefined {
    const header = this.#started ? 5 : 4
    if (this.#incoming.length < header) return undefined
    const length = this.#incoming.readInt32BE(header - 4) + header - 4
    if (this.#incoming.length < length) return undefined
    const message = this.#incoming.subarray(0, length)
    this.#incoming = this.#incoming.subarray(length)
    return message
  }

  #take(message: Buffer) {
    if (!this.#started) {
      this.#started = true
      // There is only one session: statements prepared by an earlier client would conflict with this
      // client's.
      this.#inTurn(async () => {
        await this.#exec(forgetStatements)
        this.#giveTurn()
        this.push(greeting)
      })
      return
    }
    const type = message[0] ?? 0
    if (type === TERMINATE) {
      this.end()
      this.push(null)
      return
    }
    this.#batch.push(message)
    if (!ENDS_ROUND.has(type)) return
    const round = this.#batch.length === 1 ? message : Buffer.concat(this.#batch)
    this.#batch = []
    this.#inTurn(() => this.#run(round))
  }

  /** Processes batches one after another, and holds the session until it is released. */
  #inTurn(act: () => Promise<void>) {
    this.#rounds = this.#rounds
      .then(async () => {
        this.#freeTurn ??= await this.#turn.take()
        await act()
      })
      .catch((error: Error) => void this.destroy(error))
  }

  async #run(round: Buffer) {
    const answer = Buffer.from(await this.#exec(round))
    const outsideTransaction = answer.at(-6) !== READY_FOR_QUERY || answer.at(-1) === IDLE
    if (outsideTransaction) this.#giveTurn()
    this.push(answer)
  }

  #giveTurn() {
    this.#freeTurn?.()
    this.#freeTurn = undefined
  }

  /** Releases the session if a client ends inside a transaction. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    void this.#rounds
      .then(async () => {
        if (!this.#freeTurn) return
        await this.#exec(rollback).catch(() => undefined)
        this.#giveTurn()
      })
      .finally(() => done(error))
  }
}

function typed(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

const parameter = (name: string, value: string) => typed('S', Buffer.from(`${name}\0${value}\0`))

/** The answer to a new connection: authentication succeeded, the parameters that the driver reads, ready. */
const greeting = Buffer.concat([
  typed('R', Buffer.alloc(4)),
  parameter('server_version', '18.0'),
  parameter('client_encoding', 'UTF8'),
  parameter('server_encoding', 'UTF8'),
  parameter('standard_conforming_strings', 'on'),
  typed('Z', Buffer.from('I')),
])
const rollback = typed('Q', Buffer.from('rollback\0'))
const forgetStatements = typed('Q', Buffer.from('deallocate all\0'))
