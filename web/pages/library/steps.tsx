// The way on and back through what was found.
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { addressOf, type Place } from './address.ts'

interface StepsProps {
  place: Place
  position: string | undefined
  previous: string | undefined
  next: string | undefined
}

export const Steps = ({ place, position, previous, next }: StepsProps) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-4 border-b-2 border-ink pb-2 print:hidden">
    {place.entry && (
      <Link href={addressOf({ ...place, entry: undefined })} className="link py-2 font-medium xl:hidden">
        Back to the list
      </Link>
    )}
    <p className="text-small text-ink-2 tabular-nums max-xl:hidden">
      {position ?? 'Not in this list'}
      <span className="ml-4">
        Read on with <Key>J</Key> or <Key>→</Key>, back with <Key>K</Key> or <Key>←</Key>
      </span>
    </p>
    <p className="text-small text-ink-2 tabular-nums xl:hidden">{position}</p>
    <nav aria-label="Next and previous" className="ml-auto flex gap-1">
      <Step to={previous} label="Previous entry" Icon={ChevronLeft} />
      <Step to={next} label="Next entry" Icon={ChevronRight} />
    </nav>
  </div>
)

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-slip border border-edge px-1 font-sans text-tab">{children}</kbd>
)

/** A step that leads nowhere keeps its place, so that nothing moves under the pointer. */
function Step({ to, label, Icon }: { to: string | undefined; label: string; Icon: LucideIcon }) {
  const shape = 'grid size-10 place-items-center rounded-ctl'
  const icon = <Icon aria-hidden="true" className="size-5" />
  if (!to) return <span className={`${shape} text-ink-2 opacity-40`}>{icon}</span>
  return (
    <Link href={to} replace aria-label={label} className={`${shape} hover:bg-ink/6`}>
      {icon}
    </Link>
  )
}
