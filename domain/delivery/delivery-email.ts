import { opens } from '#contract/plans.ts'
import { weeklyQuestion } from '#domain/brand/weekly-question.ts'
import type { OutgoingEmail } from '#domain/emails.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { reportUrl } from './compose.ts'
import { MOST_REFUSALS } from './recipient-store.ts'
import type { MailAttempt } from './slots.ts'

/**
 * Says why an email is no longer wanted, for example because deliveries were paused after it was made. Null
 * if it still is.
 */
export function reasonToDrop(mail: MailAttempt): string | null {
  if (mail.isUnsubscribed) return 'The recipient unsubscribed.'
  if (mail.refusals >= MOST_REFUSALS) return 'Emails to this address bounced repeatedly.'
  if (!mail.isActive) return 'The report was revoked.'
  if (mail.isClosing || !opens(mail.plan, 'scheduled'))
    return 'The account’s plan no longer includes deliveries.'
  if (mail.deliveriesPaused) return 'Deliveries are paused.'
  if (mail.kind === 'digest' && !(mail.weeklyDigest && opens(mail.plan, 'news')))
    return 'The recipient turned off the weekly digest.'
  const address = mail.address.toLowerCase()
  const isTeam =
    opens(mail.plan, 'team') && mail.teamMemberEmails.some((one) => one.toLowerCase() === address)
  if (mail.reader === 'team' && !isTeam) return 'The recipient is no longer on the team.'
  if (mail.reader === 'owner' && !mail.emailNotifications) return 'The recipient turned off delivery emails.'
  return null
}

/**
 * Writes the email of a delivery for one recipient. Its id is made from the brand, the due time and the
 * recipient, so that every copy has the same id.
 */
export async function deliveryEmail(
  world: World,
  mail: MailAttempt,
): Promise<OutgoingEmail & { unsubscribe: string }> {
  const unsubscribe = `${world.setting.publicUrl}/u/${mail.unsubscribeToken}`
  const occasion = [mail.profileId, mail.kind, mail.dueAt.toISOString(), mail.address.toLowerCase()].join(' ')
  return {
    id: `${mail.kind}-${world.secrets.hash(occasion).slice(0, 32)}`,
    accountId: mail.accountId,
    to: { name: mail.firstName, address: mail.address },
    unsubscribe,
    email: {
      kind: mail.kind === 'digest' ? 'news-digest' : 'scheduled-delivery',
      firstName: mail.firstName,
      day: mail.content.day ?? localDay(world.zones, mail.timezone, mail.dueAt),
      frequency: opens(mail.plan, 'weekly') ? mail.frequency : 'monthly',
      content: mail.content,
      reportLink: reportUrl(world, mail.accessToken),
      unsubscribeLink: unsubscribe,
      reader: mail.reader,
      question: await questionIn(world, mail),
    },
  }
}

/** A little less than a week: weekly deliveries are an hour closer together when the clocks go forward. */
const ALMOST_A_WEEK = 6.5 * 86_400_000

/**
 * The weekly question is only asked in emails to the account's owner, and only once a week, even if a second
 * delivery follows because the schedule changed or an operator made one.
 */
async function questionIn(world: World, mail: MailAttempt): Promise<{ ask: string; url: string } | null> {
  if (mail.reader !== 'owner' || mail.kind !== 'scheduled') return null
  const since = new Date(mail.dueAt.getTime() - ALMOST_A_WEEK)
  if (await world.slots.hasDeliveryBetween(mail.profileId, since, mail.dueAt)) return null
  const profile = await world.brands.byId(mail.profileId)
  if (profile === null) return null
  const question = weeklyQuestion(world, profile, await world.answers.of(profile.id), world.now())
  return question && { ask: question.ask, url: `${world.setting.publicUrl}/question/${question.id}` }
}
