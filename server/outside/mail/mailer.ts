// Sends rendered emails over SMTP or, without a mail server, writes them to a folder as .eml files.
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import nodemailer from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import { asLine } from '#contract/values/texts.ts'
import type { RenderedEmail } from '#contract/emails.ts'
import type { OutgoingEmail } from '#domain/emails.ts'
import { checkSignIn } from './check-sign-in.ts'
import { asRefusal, Refused } from './refusal.ts'

export interface Mailer {
  /**
   * Sends an email.
   * @param beforeLastLine runs when everything but the end of the email has been sent; until it resolves, the
   * server can't have accepted the email
   * @throws Refused if trying again is pointless, any other error if not
   */
  send(
    letter: Omit<OutgoingEmail, 'email'>,
    written: RenderedEmail,
    beforeLastLine?: () => Promise<void>,
  ): Promise<void>
  /**
   * Logs in to the mail server without sending anything.
   * @throws if the server rejects the login; a server that is only down may be back when an email is due
   */
  check(): Promise<void>
  close(): void
}

export interface Sender {
  name: string
  address: string
}

export interface DkimKey {
  domainName: string
  keySelector: string
  privateKey: string
}

/**
 * Exactly one plain address: anything that a mail server could read as a second recipient or a header is
 * refused.
 */
const plainAddress =
  /^[^\s<>()[\]\\,;:"@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$|^[^\s<>()[\]\\,;:"@]{1,64}@localhost$/iu

/** The number of connections that one process keeps open to the mail server. */
const CONNECTIONS = 8

/** The timeouts for a mail server that doesn't answer, in milliseconds. */
export interface MailTimeouts {
  /** The time allowed from the start of an email until its last line. */
  beforeLastLine: number
  /**
   * The time allowed after the last line. The server may have accepted the email, so giving up too early
   * would send it twice.
   */
  afterLastLine: number
}

/** The timeout after the last line that RFC 5321 asks for (4.5.3.2.6). */
const TIMEOUTS: MailTimeouts = { beforeLastLine: 60_000, afterLastLine: 600_000 }

export function smtpMailer(url: string, from: Sender, dkim?: DkimKey, timeouts = TIMEOUTS): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: timeouts.afterLastLine,
  })
  const sendings = new WeakMap<Buffer, Sending>()
  // nodemailer reads an email as soon as it has a connection. Here it reads only once the server is ready for
  // the data.
  transport.use('stream', ({ data: { raw }, message }, ready) => {
    const sending = Buffer.isBuffer(raw) ? sendings.get(raw) : undefined
    if (Buffer.isBuffer(raw) && sending)
      message.createReadStream = () => {
        sending.begin()
        return lines(raw, sending.beforeLastLine)
      }
    ready()
  })
  return {
    async send(letter, written, beforeLastLine) {
      const raw = await compose(letter, written, from, dkim)
      const to = letter.to.address
      const sending = sendingWithin(timeouts.beforeLastLine, beforeLastLine)
      sendings.set(raw, sending)
      try {
        await transport.sendMail({ envelope: { from: from.address, to }, raw, signal: sending.signal })
      } catch (error) {
        throw sending.signal.aborted ? sending.signal.reason : asRefusal(error)
      } finally {
        sending.end()
      }
    },
    check: () => checkSignIn(transport, url),
    close: () => transport.close(),
  }
}

/**
 * Writes emails to a folder. Each account has a folder in it, so that its emails can be deleted with it.
 */
export function folderMailer(folder: string, from: Sender, dkim?: DkimKey): Mailer {
  return {
    async send(letter, written, beforeLastLine) {
      const raw = await compose(letter, written, from, dkim)
      await beforeLastLine?.()
      const own = path.join(folder, letter.accountId)
      await fs.mkdir(own, { recursive: true })
      const file = path.join(own, `${letter.id}.eml`)
      // The file is written under another name first, so that a crash leaves no partial email.
      await fs.writeFile(`${file}.part`, raw)
      await fs.rename(`${file}.part`, file)
    },
    async check() {},
    close() {},
  }
}

/** The complete email as sent, DKIM-signed if there is a key. */
async function compose(
  letter: Omit<OutgoingEmail, 'email'>,
  written: RenderedEmail,
  from: Sender,
  dkim: DkimKey | undefined,
): Promise<Buffer> {
  if (!plainAddress.test(letter.to.address)) throw new Refused('This address can’t receive email')
  const raw = await new MailComposer({
    // Addresses are given as objects, because nodemailer would parse a string as a list of addresses.
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(letter.to.name), address: letter.to.address },
    subject: oneLine(written.subject),
    html: written.html,
    text: written.text,
    messageId: `<${letter.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter.unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return dkim ? await buffer(new DKIM({ ...dkim, headerFieldNames: SIGNED }).sign(raw)) : raw
}

/**
 * Strict email apps refuse encoded line breaks in a name, and text that looks like an encoded word would
 * be decoded.
 */
const oneLine = (words: string): string => asLine(words).replaceAll('=?', '= ?')

/**
 * The headers that are signed: everything that people see, and both unsubscribe headers, since email apps
 * offer one-click unsubscribing only if they are signed.
 */
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

/**
 * The headers for one-click unsubscribing (RFC 8058). They are not folded, since some DKIM verifiers fail on
 * folded headers.
 */
const unsubscribeHeaders = (unsubscribe: string | undefined) =>
  unsubscribe && {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

interface Sending {
  /** Aborts the email and closes the connection if the server is silent for too long before the last line. */
  signal: AbortSignal
  /** Is called when the email has got a connection; before that it waits for our other emails. */
  begin(): void
  beforeLastLine(): Promise<void>
  end(): void
}

function sendingWithin(milliseconds: number, beforeLastLine = async () => {}): Sending {
  const silence = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const end = () => clearTimeout(timer)
  return {
    signal: silence.signal,
    begin() {
      end()
      timer = setTimeout(
        () => silence.abort(new Error('The mail server did not answer in time')),
        milliseconds,
      )
    },
    async beforeLastLine() {
      await beforeLastLine()
      silence.signal.throwIfAborted()
      end()
    },
    end,
  }
}

const lines = (raw: Buffer, beforeLastLine: () => Promise<void>): Readable =>
  Readable.from(
    (async function* () {
      yield raw
      await beforeLastLine()
    })(),
  )
