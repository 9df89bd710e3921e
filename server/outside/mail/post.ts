// Sends written mails: over SMTP, or, without a mail server, into a folder as files that any mail program opens.
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import nodemailer from 'nodemailer'
import DKIM from 'nodemailer/lib/dkim'
import MailComposer from 'nodemailer/lib/mail-composer'
import { asLine } from '#contract/values/texts.ts'
import type { Written } from '#contract/emails.ts'
import type { OutgoingEmail } from '#domain/emails.ts'
import { checkSignIn } from './check-sign-in.ts'

/** The mail server will never take this mail for this reader. Its message is what the server said. */
export class Refused extends Error {
  /** False where a policy refused it, which may be for us as a sender or for what the mail says: not held against the reader. */
  readonly isOfReader: boolean

  constructor(said: string, isOfReader = true) {
    super(said)
    this.name = 'Refused'
    this.isOfReader = isOfReader
  }
}

export interface Post {
  /**
   * Hands a mail over.
   * @param beforeLastLine runs when all but the mail's last line has left; until it is done the server can't have accepted the mail
   * @throws Refused where trying again makes no sense, any other error where it does
   */
  send(
    letter: Omit<OutgoingEmail, 'email'>,
    written: Written,
    beforeLastLine?: () => Promise<void>,
  ): Promise<void>
  /**
   * Signs in to the mail server without sending anything.
   * @throws if the server rejects the sign-in; a server that is only down may be back when a mail is due
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

/** One plain address and nothing else: what a mail server could read as a second recipient or a header is refused. */
const plainAddress =
  /^[^\s<>()[\]\\,;:"@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$|^[^\s<>()[\]\\,;:"@]{1,64}@localhost$/iu

/** Connections kept open to the mail server by one process. */
const CONNECTIONS = 8

/** How long a mail server may be silent, in milliseconds. */
export interface Patience {
  /** From the mail's first line to its last but one. */
  beforeLastLine: number
  /** Once it has the last line: it may have taken the mail, and who doesn't wait for its answer sends the mail again. */
  afterLastLine: number
}

/** After the last line as long as RFC 5321 asks for (4.5.3.2.6). */
const PATIENCE: Patience = { beforeLastLine: 60_000, afterLastLine: 600_000 }

export function smtpPost(url: string, from: Sender, dkim?: DkimKey, patience = PATIENCE): Post {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: patience.afterLastLine,
  })
  const sendings = new WeakMap<Buffer, Sending>()
  // nodemailer reads a mail as soon as it has a line to the server. This one reads when the server has said that it waits for the mail.
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
      const sending = sendingWithin(patience.beforeLastLine, beforeLastLine)
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

/** Each account's mails lie in a folder of its own, so that they can go with it. */
export function folderPost(folder: string, from: Sender, dkim?: DkimKey): Post {
  return {
    async send(letter, written, beforeLastLine) {
      const raw = await compose(letter, written, from, dkim)
      await beforeLastLine?.()
      const own = path.join(folder, letter.accountId)
      await fs.mkdir(own, { recursive: true })
      const file = path.join(own, `${letter.id}.eml`)
      // Aside first: a kill must not leave half a mail.
      await fs.writeFile(`${file}.part`, raw)
      await fs.rename(`${file}.part`, file)
    },
    async check() {},
    close() {},
  }
}

/** The whole mail as it goes over the line, signed where there is a key. */
async function compose(
  letter: Omit<OutgoingEmail, 'email'>,
  written: Written,
  from: Sender,
  dkim: DkimKey | undefined,
): Promise<Buffer> {
  if (!plainAddress.test(letter.to.address)) throw new Refused('This address can’t receive email')
  const raw = await new MailComposer({
    // Objects only: nodemailer would read a string as a list of addresses.
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(letter.to.name), address: letter.to.address },
    subject: oneLine(written.subject),
    html: written.html,
    text: written.text,
    messageId: `<${letter.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...leaving(letter.unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return dkim ? await buffer(new DKIM({ ...dkim, headerFieldNames: SIGNED }).sign(raw)) : raw
}

/** Strict readers refuse a mail in whose names a line break is coded; and what looks like a code would be decoded, and could hold one. */
const oneLine = (words: string): string => asLine(words).replaceAll('=?', '= ?')

/** What people see of a mail, and both headers for leaving: mail programs offer one click only where the signature covers them. */
const SIGNED =
  'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

/** What lets mail programs offer leaving with one click (RFC 8058). Not folded: some verifiers of signatures stumble over that. */
const leaving = (unsubscribe: string | undefined) =>
  unsubscribe && {
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

interface Sending {
  /** Aborts, and closes the line to the server, when that is silent for too long before the last line. */
  signal: AbortSignal
  /** The mail has a line to the server; until then it waits for others of ours. */
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

interface SmtpError {
  responseCode?: number
  command?: string
  response?: string
}

/**
 * A permanent refusal (5xx) of the reader or of the mail itself is that mail's end. One of us as a sender, of our sign-in or of what we
 * may pass on is not the reader's fault: it can be mended, so it is tried again like everything else, at whichever word it is said.
 */
function asRefusal(error: unknown): unknown {
  const { responseCode = 0, command = '', response = '' }: SmtpError = Object(error)
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode < 500 || !isOfMail || isOfUs(responseCode, response)) return error
  return new Refused(response, isOfAddress(response))
}

/** Our address (5.1.7, 5.1.8), our sign-in (530, 535, 5.7.0 and 5.7.8 by RFC 4954), or a server that is not ours to send by. */
const isOfUs = (code: number, response: string): boolean =>
  code === 530 ||
  code === 535 ||
  /^5\d\d[ -]5\.(?:1\.[78]|7\.[08])\b/.test(response) ||
  /\brelay(?:ing)?\b|\bauthenticat/i.test(response)

/** Codes of the reader's address, mailbox and mail system begin with 5.1, 5.2 and 5.3 (RFC 3463); without a code it is what it mostly is. */
const isOfAddress = (response: string): boolean => {
  const [, subject] = /^5\d\d[ -]5\.(\d)\./.exec(response) ?? []
  return subject === undefined || /[0-3]/.test(subject)
}
