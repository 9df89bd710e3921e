import type { OutboxMail } from '#server/outside/mail/outbox.ts'
import type { Camera } from './camera.ts'

/** Pictures of an email's HTML, as a mail program shows it. */
export async function shootMail({ page, shoot }: Camera, name: string, mail: OutboxMail) {
  const own = await page.context().newPage()
  await own.setContent(mail.html, { waitUntil: 'load' })
  await shoot(name, { page: own })
  await own.close()
}
