// The next delivery in the app's layout: a box in the sidebar and the mobile menu, an icon if the sidebar is folded.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { frequencyOf } from '#web/components/plan/frequency.ts'
import { Tooltip } from '#web/components/ui/tooltip.tsx'
import { CalendarClock } from 'lucide-react'
import { Link } from 'wouter'
import { nextDeliveryOf, useProfileWithNext } from './next-delivery.ts'
import { shortMoment } from './words.ts'

interface NextDeliveryBoxProps {
  user: User
  folded?: boolean
  onGo?: () => void
}

export function NextDeliveryBox({ user, folded = false, onGo }: NextDeliveryBoxProps) {
  const profile = useProfileWithNext().data
  const words = profile && momentInWords(user, profile)
  if (!words) return null
  const href = '/profile?tab=schedule'
  if (folded) {
    return (
      <Tooltip text={`Next delivery: ${words}`} side="right">
        <Link
          href={href}
          aria-label={`Next delivery: ${words}`}
          className="grid size-9 place-items-center rounded-ctl hover:bg-ink/6"
        >
          <CalendarClock aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </Link>
      </Tooltip>
    )
  }
  return (
    <Link href={href} onClick={onGo} className="slip block px-4 pt-8 pb-3 leading-tight hover:bg-pencil-soft">
      <span className="tab tab-hang bg-ink!">Next Delivery</span>
      <span className="sr-only">: </span>
      <span className="block font-display text-d3 font-semibold text-balance">{words}</span>
      <span className="mt-0.5 block text-small text-ink-2">{frequencyOf(user.plan, profile)} schedule</span>
    </Link>
  )
}

function momentInWords({ plan }: User, profile: Profile): string | null {
  const next = nextDeliveryOf(plan, profile)
  if (next.state === 'not-included') return null
  if (next.state === 'planned') return shortMoment(next.at, { ...next, country: profile.country })
  return next.state === 'paused' ? 'Paused' : 'None planned'
}
