// Looks through the folder where mails go without a mail server, for the page that shows them to a newcomer.
import fs from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

export interface OutboxMail {
  id: string
  to: string
  subject: string
  date: string
  text: string
  html: string
  links: string[]
}

/** The newest mails first, at most a hundred. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readMail(folder, name.slice(0, -4))))
  return mails
    .filter((mail) => mail !== null)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, 100)
}

export async function readMail(folder: string, id: string): Promise<OutboxMail | null> {
  if (!/^[\w-]+$/.test(id)) return null
  const file = path.join(folder, `${id}.eml`)
  const bytes = await fs.readFile(file).catch(() => null)
  if (!bytes) return null
  const mail = await PostalMime.parse(bytes)
  const written = await fs.stat(file)
  return {
    id,
    to: mail.to?.map((one) => one.address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    date: written.mtime.toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
    links: [...new Set((mail.text ?? '').match(/https?:\/\/[^\s<>"]+/g) ?? [])],
  }
}
