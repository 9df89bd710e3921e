// The folder for emails when there is no mail server: a folder for each account, with a file for each email.
import fs from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

export interface OutboxMail {
  /** The email's id, `ACCOUNT.FILE`; only the file name for emails from before there were folders. */
  id: string
  to: string
  subject: string
  date: string
  text: string
  html: string
  links: string[]
}

/** The newest hundred emails, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await fs.readdir(folder, { recursive: true }).catch(() => [])
  const ids = names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -4).replace(path.sep, '.'))
  const mails = await Promise.all(ids.map((id) => readMail(folder, id)))
  return mails
    .filter((mail) => mail !== null)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, 100)
}

export async function readMail(folder: string, id: string): Promise<OutboxMail | null> {
  if (!/^(?:[\w-]+\.)?[\w-]+$/.test(id)) return null
  const file = path.join(folder, ...`${id}.eml`.split(/\.(?!eml$)/))
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

/**
 * Deletes the emails of deleted accounts.
 * @param gone returns which of these accounts are deleted
 */
export async function tidyOutbox(
  folder: string,
  gone: (accounts: string[]) => Promise<string[]>,
): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  const accounts = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  if (accounts.length === 0) return
  for (const account of await gone(accounts)) await fs.rm(path.join(folder, account), { recursive: true })
}
