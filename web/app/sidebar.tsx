// The sidebar on wide screens. It folds to icons with its button or Ctrl/Cmd+B, and remembers that for a week.
import type { User } from '#contract/account.ts'
import { Avatar } from '#web/components/avatar.tsx'
import { NextDeliveryBox } from '#web/components/schedule/next-delivery-box.tsx'
import { TextButton } from '#web/components/ui/button.tsx'
import { Tooltip } from '#web/components/ui/tooltip.tsx'
import { Wordmark } from '#web/components/frames/wordmark.tsx'
import { LogOut, PanelLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'wouter'
import { useBoot } from '#web/components/boot.ts'
import { keepSidebar } from './cookies.ts'
import { Navigation } from './navigation.tsx'
import { signOut } from './sign-out.ts'

export function Sidebar({ user }: { user: User }) {
  const { productName, sidebar } = useBoot()
  const [open, setOpen] = useState(sidebar === 'true')
  const toggle = () => {
    keepSidebar(!open)
    setOpen(!open)
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <aside
      aria-label="Sidebar"
      data-state={open ? 'expanded' : 'collapsed'}
      className={`sticky top-(--banner,0px) z-30 hidden h-[calc(100dvh-var(--banner,0px))] shrink-0 flex-col overflow-x-hidden overflow-y-auto pb-4 transition-[width] duration-200 md:flex print:hidden ${open ? 'w-64' : 'w-12'}`}
    >
      <div
        className={`flex h-16 shrink-0 items-center ${open ? 'justify-between pr-2 pl-4' : 'justify-center'}`}
      >
        {open && (
          <Link href="/" className="min-w-0">
            <Wordmark name={productName} />
            <span className="sr-only"> dashboard</span>
          </Link>
        )}
        <Tooltip text={`${open ? 'Collapse' : 'Expand'} the sidebar (Ctrl or Cmd and B)`} side="right">
          <button
            type="button"
            aria-label="Toggle sidebar"
            aria-expanded={open}
            onClick={toggle}
            className="grid size-9 place-items-center rounded-ctl hover:bg-ink/6"
          >
            <PanelLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        </Tooltip>
      </div>
      <div className={open ? 'px-2' : 'px-1.5'}>
        <Navigation folded={!open} />
      </div>
      <div className={`mt-auto grid gap-3 pt-6 ${open ? 'px-4' : 'justify-items-center'}`}>
        <NextDeliveryBox user={user} folded={!open} />
        <div className="flex min-w-0 items-center gap-3">
          <Avatar user={user} />
          {open && <Person user={user} />}
        </div>
        {open ? (
          <TextButton className="justify-self-start text-small" onClick={signOut}>
            Sign out
          </TextButton>
        ) : (
          <Tooltip text="Sign out" side="right">
            <button
              type="button"
              aria-label="Sign out"
              onClick={signOut}
              className="grid size-9 place-items-center rounded-ctl hover:bg-ink/6"
            >
              <LogOut aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          </Tooltip>
        )}
      </div>
    </aside>
  )
}

export function Person({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <div className="min-w-0 leading-tight">
      {name && <p className="truncate font-semibold">{name}</p>}
      <p className="truncate text-small text-ink-2">{user.email}</p>
    </div>
  )
}
