// One mail of one delivery to one reader. What the database says of it decides; the job only says that it is time.
import type { Email, Written } from '#contract/emails.ts'
import { deliveryEmail, reasonToDrop } from '#domain/delivery/delivery-email.ts'
import type { MailAttempt } from '#domain/delivery/slots.ts'
import type { World } from '#domain/world.ts'
import { type Post, Refused } from '#server/outside/mail/post.ts'
import type { Pace } from './pace.ts'

/**
 * Sends the mail once. A try that fails for now leaves it waiting and throws, so that the queue tries again; a permanent refusal
 * ends it for this reader alone.
 *
 * A crash before `markDot` can't have sent anything. After it the mail server may have the mail or not, nobody can tell: it is sent
 * again, with the same Message-ID. That is the one case in which a reader may get two copies; so a database that is away for a
 * moment is waited for when a mail was accepted.
 */
export const sendDeliveryMail =
  (world: World, post: Post, pace: Pace, write: (email: Email) => Promise<Written>) =>
  async ({ mailId }: { mailId: string }): Promise<void> => {
    await pace.wait()
    const mail = await world.slots.startMailAttempt(mailId)
    if (!mail) return
    const end = (state: 'sent' | 'refused' | 'dropped', said: string | null) =>
      world.slots.endMail(mail.id, mail.fence, state, said, world.now())
    const unwanted = reasonToDrop(mail)
    if (unwanted) return await end('dropped', unwanted)
    try {
      const letter = await deliveryEmail(world, mail)
      await post.send(letter, await write(letter.email), () => stillOurs(world, mail))
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      if (!(error instanceof Refused)) {
        await world.slots.recordMailFailure(mail.id, mail.fence, said)
        throw error
      }
      if (error.isOfReader) await world.recipients.noteRefusal(mail.profileId, mail.address, said)
      return await end('refused', said)
    }
    await insistently(() => end('sent', null))
    if (mail.refusals > 0) await world.recipients.noteAccepted(mail.profileId, mail.address)
  }

/** A process that slept past its time must not send what another has sent meanwhile. */
async function stillOurs(world: World, mail: MailAttempt): Promise<void> {
  const isOurs = await world.slots.claimBeforeSending(mail.id, mail.fence, world.now())
  if (!isOurs) throw new Error('Another process is sending this email.')
}

const PATIENCE = 60_000
const PAUSE = 500

/** Does what must not fail because the database restarts just now. */
async function insistently(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}
