import { reasonToDrop } from '#domain/delivery/delivery-email.ts'
import { reasonToSkip } from '#domain/delivery/make-delivery.ts'
import type { MailAttempt } from '#domain/delivery/slots.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/**
 * Retries a failed delivery or email. If it is no longer wanted, it is skipped or dropped instead. Retrying
 * an email also forgets the recipient's earlier refusals, because otherwise the email would be dropped.
 * @throws Problem `not-found` if nothing with this id has failed, for example because somebody else retried
 * it first
 */
export async function retryFailure(world: World, id: string): Promise<{ message: string }> {
  return await world.atomically(async (world) => {
    if (await world.slots.requeue(id)) return { message: await requeueDelivery(world, id) }
    const mail = await world.slots.lockFailedMail(id)
    if (mail) return { message: await retryMail(world, mail) }
    throw new Problem('not-found', 'This failure has already been handled.')
  })
}

async function requeueDelivery(world: World, slotId: string): Promise<string> {
  const slot = await world.slots.byId(slotId)
  const planned = slot && (await world.plans.of(slot.profileId))
  const leftOut = planned && (await reasonToSkip(world, slot, planned))
  if (leftOut) {
    await world.slots.skip(slotId, leftOut, world.now())
    return `The delivery won’t be made again: ${lowerFirst(leftOut)}`
  }
  await world.jobs.add('make-delivery', { slotId })
  return 'The delivery will be made again.'
}

async function retryMail(world: World, mail: MailAttempt): Promise<string> {
  const unwanted = reasonToDrop({ ...mail, refusals: 0 })
  if (unwanted) {
    await world.slots.dropMail(mail.id, unwanted)
    return `The email won’t be sent again: ${lowerFirst(unwanted)}`
  }
  const wasRefused = await world.recipients.tryAgain(mail.profileId, mail.address)
  await world.slots.requeueMail(mail.id)
  await world.jobs.add('delivery-mail', { mailId: mail.id })
  return wasRefused
    ? 'The email will be sent again, and so will later ones to this address.'
    : 'The email will be sent again.'
}

/** Starts a sentence with a small letter, so that it can be the second half of another. */
const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
