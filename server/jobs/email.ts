import { sendLink } from '#domain/account/send-link.ts'
import type { EmailJob, LinkAsked } from '#domain/jobs.ts'
import { composeEmail } from '#domain/delivery/compose-email.ts'
import type { World } from '#domain/world.ts'
import type { Mailer } from '#server/outside/mail/mailer.ts'
import type { RenderedEmail } from '#contract/emails.ts'
import type { OutgoingEmail } from '#domain/emails.ts'

/** Renders the email a job asks for and sends it; skips emails that are no longer needed. */
export const sendEmails =
  (world: World, mailer: Mailer, write: (email: OutgoingEmail['email']) => Promise<RenderedEmail>) =>
  async (job: EmailJob | LinkAsked): Promise<void> => {
    if (job.kind === 'link-asked') return await sendLink(world, job)
    const letter = await composeEmail(world, job)
    if (letter) await mailer.send(letter, await write(letter.email))
  }
