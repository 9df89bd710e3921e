// Where to go next. On phones the cards are rows, so that the ideas stay visible.
import type { User } from '#contract/account.ts'
import { readProfile } from '#contract/profile.ts'
import { readUsage } from '#contract/ideas.ts'
import { opens } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'
import { frequencyOf } from '#web/components/plan/frequency.ts'
import { type NextDelivery, nextDeliveryOf } from '#web/components/schedule/next-delivery.ts'
import { shortDay } from '#web/components/schedule/words.ts'
import { BrandLogo } from '#web/components/brand-logo.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { CalendarDays, type LucideIcon, NotebookText, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

export function Cards({ user }: { user: User }) {
  const profile = useRead(readProfile).data
  const usage = useRead(readUsage).data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)] lg:gap-4">
      <Card to="/instant-generator" Icon={Sparkles} title="Instant generator" filled>
        {usage ? `${usage.used} of ${usage.limit} ideas used today` : 'Ideas when you need them'}
      </Card>
      <Card to="/profile" Icon={NotebookText} title="My Profile">
        {profile ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <BrandLogo url={profile.logoUrl} />
            <span className="min-w-0 wrap-anywhere">{profile.companyName}</span>
          </span>
        ) : (
          'Brand, website and documents'
        )}
      </Card>
      {opens(user.plan, 'scheduled') ? (
        <Card to="/settings" Icon={CalendarDays} title="Scheduled deliveries">
          Manage your content calendar
          {profile && (
            <span className="block">
              <span className="mk text-ink">{frequencyOf(user.plan, profile)}</span>
              {nextInWords(nextDeliveryOf(user.plan, profile), profile.country)}
            </span>
          )}
        </Card>
      ) : (
        <NotIncluded />
      )}
    </div>
  )
}

function nextInWords(next: NextDelivery, country: string | null): string {
  if (next.state === 'planned') return `, next on ${shortDay(next.at, { ...next, country })}`
  return next.state === 'paused' ? ', paused' : ', none planned'
}

const shape =
  'flex min-h-16 items-center gap-4 rounded-panel p-4 lg:min-h-36 lg:flex-col lg:items-start lg:justify-between lg:p-5'

interface CardProps {
  to: string
  Icon: LucideIcon
  title: string
  filled?: boolean
  children: ReactNode
}

const Card = ({ to, Icon, title, filled = false, children }: CardProps) => (
  <Link
    href={to}
    className={`${shape} ${filled ? 'bg-pencil text-on-pencil hover:bg-(--pencil-press)' : 'bg-paper hover:bg-pencil-soft'}`}
  >
    <Icon aria-hidden="true" className="size-6 shrink-0 lg:size-7" strokeWidth={1.75} />
    <span className="min-w-0 max-w-full">
      <span className="block font-display text-d3 font-semibold">{title}</span>
      <span className={`line-clamp-2 ${filled ? '' : 'text-ink-2'}`}>{children}</span>
    </span>
  </Link>
)

const NotIncluded = () => (
  <div className={`${shape} flex-wrap border-[1.5px] border-dashed border-edge`}>
    <CalendarDays aria-hidden="true" className="size-6 shrink-0 text-ink-2 lg:size-7" strokeWidth={1.75} />
    <p className="min-w-0 grow text-ink-2">
      <span className="block font-display text-d3 font-semibold">Scheduled deliveries</span>
      Not included
    </p>
    <ButtonLink to="/pricing">Upgrade plan</ButtonLink>
  </div>
)
