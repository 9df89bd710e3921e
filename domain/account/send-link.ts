import type { LinkAsked } from '#domain/jobs.ts'
import type { World } from '#domain/world.ts'
import { sendReset } from './recover.ts'
import { sendVerification } from './register.ts'

/**
 * Emails the requested link. Nothing is sent if no account has this address or the account can't use the
 * link.
 */
export async function sendLink(world: World, { link, address }: LinkAsked): Promise<void> {
  await world.atomically(async (world) => {
    const account = await world.accounts.byEmail(address)
    if (!account) return
    if (link === 'reset-password') await sendReset(world, account.id)
    else if (!account.emailVerified) await sendVerification(world, account.id)
  })
}
