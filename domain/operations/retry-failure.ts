import { whyUnwanted } from '#domain/delivery/delivery-letter.ts'
import type { MailInHand } from '#domain/delivery/slots.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/**
 * Puts back what was given up, a delivery or one mail of it, together with the job that tries it again. A mail that nobody wants any
 * more is settled instead; of any other the reader's refusals are forgotten, or it would be dropped for them.
 * @throws Problem `not-found` where nothing of this id was given up, as when somebody else was faster
 */
export async function retryFailure(world: World, id: string): Promise<{ message: string }> {
  return await world.atomically(async (world) => {
    if (await world.slots.putBack(id)) {
      await world.jobs.add('make-delivery', { slotId: id })
      return { message: 'The delivery will be made again.' }
    }
    const mail = await world.slots.mailGivenUp(id)
    if (mail) return { message: await retryMail(world, mail) }
    throw new Problem('not-found', 'This is not among the failures any more.')
  })
}

async function retryMail(world: World, mail: MailInHand): Promise<string> {
  const unwanted = whyUnwanted({ ...mail, refusals: 0 })
  if (unwanted) {
    await world.slots.dropMail(mail.id, unwanted)
    return `The mail is not sent again: ${unwanted.charAt(0).toLowerCase()}${unwanted.slice(1)}`
  }
  const wasRefused = await world.recipients.tryAgain(mail.profileId, mail.address)
  await world.slots.putMailBack(mail.id)
  await world.jobs.add('delivery-mail', { mailId: mail.id })
  return wasRefused
    ? 'The mail will be sent again. Its reader’s refusals are forgiven, so the next ones come too.'
    : 'The mail will be sent again.'
}
