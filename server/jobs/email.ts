import { sendLink } from '#domain/account/send-link.ts'
import type { EmailJob, LinkAsked } from '#domain/jobs.ts'
import { writeLetter } from '#domain/delivery/write-letter.ts'
import type { World } from '#domain/world.ts'
import type { Mailer } from '#server/outside/mail/mailer.ts'
import type { RenderedEmail } from '#contract/emails.ts'
import type { Letter } from '#domain/emails.ts'

/** Renders the email a job asks for and sends it; skips emails that are no longer needed. */
export const sendEmails =
  (world: World, mailer: Mailer, write: (email: Letter['email']) => Promise<RenderedEmail>) =>
  async (job: EmailJob | LinkAsked): Promise<void> => {
    if (job.kind === 'link-asked') return await sendLink(world, job)
    const letter = await writeLetter(world, job)
    if (letter) await mailer.send(letter, await write(letter.email))
  }
