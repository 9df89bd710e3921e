// The list of screens, as the sidebar and the mobile menu show it.
import { readUsage } from '#contract/ideas.ts'
import { type Feature, opens } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { Tooltip } from '#web/components/ui/tooltip.tsx'
import {
  CalendarRange,
  Gauge,
  House,
  GalleryVerticalEnd,
  LibraryBig,
  type LucideIcon,
  NotebookText,
  Quote,
  SlidersHorizontal,
  Sparkles,
  Tag,
} from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { warm } from './pages.tsx'

interface Place {
  path:
    | '/'
    | '/ideas'
    | '/calendar'
    | '/brand'
    | '/profile'
    | '/instant-generator'
    | '/settings'
    | '/library'
    | '/operator'
    | '/pricing'
  label: string
  Icon: LucideIcon
  /** The feature that the plan must include for this screen to be listed. */
  needs?: Feature
}

const places: readonly Place[] = [
  { path: '/', label: 'Dashboard', Icon: House },
  { path: '/ideas', label: 'Ideas', Icon: GalleryVerticalEnd },
  { path: '/calendar', label: 'Calendar', Icon: CalendarRange, needs: 'seasonal' },
  { path: '/brand', label: 'Brand', Icon: Quote },
  { path: '/profile', label: 'Profile', Icon: NotebookText },
  { path: '/instant-generator', label: 'Instant generator', Icon: Sparkles },
  { path: '/settings', label: 'Settings', Icon: SlidersHorizontal },
  { path: '/pricing', label: 'Pricing', Icon: Tag },
]

/** The screens that only internal users see. */
const internalPlaces: readonly Place[] = [
  { path: '/library', label: 'Library', Icon: LibraryBig },
  { path: '/operator', label: 'Operator', Icon: Gauge },
]

/** The list of screens. If it is `folded`, it shows icons only, with their labels as tooltips. */
export function Navigation({ folded = false, onGo }: { folded?: boolean; onGo?: () => void }) {
  const [path] = useLocation()
  const user = useUser().data
  const open = places.filter(({ needs }) => !needs || (user && opens(user.plan, needs)))
  return (
    <nav aria-label="Main" className="grid gap-0.5">
      {(user?.userType === 'internal' ? [...open, ...internalPlaces] : open).map((place) => (
        <NavLink
          key={place.path}
          place={place}
          here={path === place.path || path.startsWith(`${place.path}/`)}
          folded={folded}
          onGo={onGo}
        />
      ))}
    </nav>
  )
}

interface NavLinkProps {
  place: Place
  here: boolean
  folded: boolean
  onGo: (() => void) | undefined
}

function NavLink({ place: { path, label, Icon }, here, folded, onGo }: NavLinkProps) {
  return (
    <Tooltip text={label} side="right" enabled={folded}>
      <Link
        href={path}
        aria-current={here ? 'page' : undefined}
        className={`flex h-11 items-center gap-3 rounded-ctl px-2 font-medium md:h-10 ${here ? 'bg-ink text-paper' : 'hover:bg-ink/6'}`}
        onClick={onGo}
        onPointerEnter={() => warm(path)}
        onFocus={() => warm(path)}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span className={folded ? 'sr-only' : 'truncate'}>{label}</span>
        {path === '/instant-generator' && <UsageBadge hidden={folded} />}
      </Link>
    </Tooltip>
  )
}

function UsageBadge({ hidden }: { hidden: boolean }) {
  const { data } = useRead(readUsage)
  if (!data) return null
  return (
    <span
      className={hidden ? 'sr-only' : 'ml-auto rounded-full border border-current px-2 text-tab tabular-nums'}
    >
      {data.used}/{data.limit}
      <span className="sr-only"> ideas used today</span>
    </span>
  )
}
