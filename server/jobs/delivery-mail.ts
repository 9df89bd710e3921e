// Sends one email of a delivery to one recipient. What happens is decided by the email's row in the database;
// the job only triggers it.
import type { Email, RenderedEmail } from '#contract/emails.ts'
import { deliveryEmail, reasonToDrop } from '#domain/delivery/delivery-email.ts'
import type { MailAttempt } from '#domain/delivery/slots.ts'
import type { World } from '#domain/world.ts'
import type { Mailer } from '#server/outside/mail/mailer.ts'
import { Refused } from '#server/outside/mail/refusal.ts'
import type { Pace } from './pace.ts'

/**
 * Sends the email once. A temporary failure leaves it waiting and throws, so that the queue tries again; a
 * permanent refusal ends it for this recipient only.
 *
 * A crash before `claimBeforeSending` can't have sent anything. After it, nobody can tell whether the mail
 * server has the email, so it is sent again with the same Message-ID. This is the only case in which a
 * recipient may get two copies. To keep it rare, storing "sent" is retried while the database is briefly
 * down.
 */
export const sendDeliveryMail =
  (world: World, mailer: Mailer, pace: Pace, write: (email: Email) => Promise<RenderedEmail>) =>
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
      await mailer.send(letter, await write(letter.email), () => stillOurs(world, mail))
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error)
      if (!(error instanceof Refused)) {
        await world.slots.recordMailFailure(mail.id, mail.fence, said)
        throw error
      }
      if (error.isRecipientFault) await world.recipients.noteRefusal(mail.profileId, mail.address, said)
      return await end('refused', said)
    }
    await retryUntilStored(() => end('sent', null))
    if (mail.refusals > 0) await world.recipients.noteAccepted(mail.profileId, mail.address)
  }

/** A process that was suspended for too long must not send an email that another has sent meanwhile. */
async function stillOurs(world: World, mail: MailAttempt): Promise<void> {
  const isOurs = await world.slots.claimBeforeSending(mail.id, mail.fence, world.now())
  if (!isOurs) throw new Error('Another process is sending this email.')
}

const RETRY_FOR = 60_000
const RETRY_EVERY = 500

/** Retries a write that must not be lost while the database restarts. */
async function retryUntilStored(act: () => Promise<void>): Promise<void> {
  const end = Date.now() + RETRY_FOR
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY))
    }
  }
}
