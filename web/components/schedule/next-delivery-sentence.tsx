// The next delivery as a sentence, for screens where a schedule is set.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { nextDeliveryOf } from './next-delivery.ts'
import { wholeMoment } from './words.ts'

export function NextDeliverySentence({ user, profile }: { user: User; profile: Profile }) {
  const next = nextDeliveryOf(user.plan, profile)
  if (next.state === 'planned')
    return (
      <>
        Next: <time dateTime={next.at}>{wholeMoment(next.at, { ...next, country: profile.country })}</time>
      </>
    )
  if (next.state === 'paused') return 'Paused: no deliveries until you resume.'
  if (user.deletionDate) return 'Your account is closed, so no delivery is planned.'
  return 'No delivery is planned.'
}
