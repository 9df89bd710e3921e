import { sendLink } from '#domain/account/send-link.ts'
import type { EmailJob, LinkAsked } from '#domain/jobs.ts'
import { composeEmail } from '#domain/delivery/compose-email.ts'
import type { World } from '#domain/world.ts'
import type { Post } from '#server/outside/mail/post.ts'
import type { Written } from '#contract/emails.ts'
import type { OutgoingEmail } from '#domain/emails.ts'

/** Writes the mail a job asks for and hands it to the post; nothing is sent where it is no longer needed. */
export const sendEmails =
  (world: World, post: Post, write: (email: OutgoingEmail['email']) => Promise<Written>) =>
  async (job: EmailJob | LinkAsked): Promise<void> => {
    if (job.kind === 'link-asked') return await sendLink(world, job)
    const letter = await composeEmail(world, job)
    if (letter) await post.send(letter, await write(letter.email))
  }
