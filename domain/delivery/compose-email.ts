import type { Account } from '#domain/account/account.ts'
import { harmlessName } from '#domain/account/harmless-name.ts'
import { VERIFICATION_LIFE } from '#domain/account/register.ts'
import type { Email } from '#contract/emails.ts'
import { longDate } from '#contract/values/dates.ts'
import type { OutgoingEmail } from '#domain/emails.ts'
import type { EmailJob } from '#domain/jobs.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { reportUrl } from './compose.ts'

/** Writes the email that a job asks for, from the current data. Null if the email is no longer needed. */
export async function composeEmail(world: World, job: EmailJob): Promise<OutgoingEmail | null> {
  if (job.kind === 'first-delivery') return await firstDeliveryEmail(world, job.deliveryId)
  const account = await world.accounts.byId(job.userId)
  const email = account && (await accountEmail(world, account, job))
  return email ? outgoingEmail(`${job.kind}-${job.userId}-${Date.parse(job.issuedAt)}`, account, email) : null
}

type AccountJob = Exclude<EmailJob, { kind: 'first-delivery' }>

async function accountEmail(world: World, account: Account, job: AccountJob): Promise<Email | null> {
  const { publicUrl, supportEmail } = world.setting
  const { firstName } = namesIn(account)
  const issuedAt = new Date(job.issuedAt)
  switch (job.kind) {
    case 'verify-address': {
      const tooLate = world.now().getTime() > issuedAt.getTime() + VERIFICATION_LIFE
      if (account.emailVerified || tooLate) return null
      const token = world.secrets.token('verify', account.id, issuedAt)
      return { kind: job.kind, firstName, link: `${publicUrl}/api/auth/verify?token=${token}` }
    }
    case 'reset-password': {
      const token = world.secrets.token('reset', account.id, issuedAt)
      return { kind: job.kind, firstName, link: `${publicUrl}/reset-password?token=${token}` }
    }
    case 'address-known':
      return {
        kind: job.kind,
        firstName,
        loginLink: `${publicUrl}/login`,
        resetLink: `${publicUrl}/forgot-password`,
      }
    case 'password-changed':
      return { kind: job.kind, firstName, supportEmail }
    case 'account-closing': {
      if (!account.deletionDate) return null
      const profile = await world.brands.profileOf(account.id)
      const day = localDay(world.zones, profile?.deliveryTimezone ?? 'UTC', account.deletionDate)
      const date = longDate(day, profile?.country)
      return { kind: job.kind, firstName, date, link: `${publicUrl}/settings` }
    }
  }
}

async function firstDeliveryEmail(world: World, deliveryId: string): Promise<OutgoingEmail | null> {
  const delivery = await world.deliveries.byId(deliveryId)
  if (!delivery?.isActive) return null
  const account = await world.brands.ownerOf(delivery.profileId)
  if (!account) return null
  const { contentData } = delivery
  return outgoingEmail(`first-delivery-${delivery.id}`, account, {
    kind: 'first-delivery',
    firstName: namesIn(account).firstName,
    companyName: contentData.companyName,
    reportLink: reportUrl(world, delivery.accessToken),
    ideas: contentData.contentIdeas,
    eventIdeas: contentData.eventContentIdeas,
    country: contentData.country,
    colours: contentData.brandColors,
    shortfall: contentData.shortfall,
  })
}

const outgoingEmail = (id: string, account: Account, email: Email): OutgoingEmail => ({
  id,
  accountId: account.id,
  to: { name: namesIn(account).fullName, address: account.email },
  email,
})

/**
 * Names are shortened until the address is confirmed, because the email may reach a stranger who never typed
 * them.
 */
function namesIn(account: Account) {
  const said = (name: string) => (account.emailVerified ? name : harmlessName(name))
  const fullName = [account.firstName, account.lastName].filter(Boolean).join(' ')
  return { firstName: said(account.firstName ?? ''), fullName: said(fullName) }
}
