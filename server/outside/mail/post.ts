// Sends written mails: over SMTP, or, without a mail server, into a folder as files that any mail program opens.
import fs from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Written } from '#contract/emails.ts'
import type { Letter } from '#domain/emails.ts'

export interface Post {
  send(letter: Letter, written: Written): Promise<void>
  close(): void
}

interface Sender {
  name: string
  address: string
}

/** One plain address and nothing else: what a mail server could read as a second recipient or a header is refused. */
const plainAddress =
  /^[^\s<>()[\]\\,;:"@]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$|^[^\s<>()[\]\\,;:"@]{1,64}@localhost$/iu

export function smtpPost(url: string, from: Sender): Post {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(letter, written) {
      await transport.sendMail(message(letter, written, from))
    },
    close: () => transport.close(),
  }
}

/** Writes each mail as an `.eml` file; a mail sent again replaces its first copy. */
export function folderPost(folder: string, from: Sender): Post {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send(letter, written) {
      const { message: bytes } = await composer.sendMail(message(letter, written, from))
      await fs.mkdir(folder, { recursive: true })
      const file = path.join(folder, `${letter.id.replaceAll(/[^\w-]/g, '_')}.eml`)
      await fs.writeFile(`${file}.part`, bytes as Buffer)
      await fs.rename(`${file}.part`, file)
    },
    close() {},
  }
}

function message(letter: Letter, written: Written, from: Sender) {
  if (!plainAddress.test(letter.to.address)) throw new Error('This address can not be mailed to')
  return {
    from,
    // Objects only: nodemailer would read a string as a list of addresses.
    to: { name: letter.to.name, address: letter.to.address },
    subject: written.subject,
    html: written.html,
    text: written.text,
    messageId: `<${letter.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
