// The layout of the signed-in app: a sidebar on wide screens, a header with a menu on phones, and the content.
import type { User } from '#contract/account.ts'
import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { CountryContext } from '#web/components/dates.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { ClosedAccount } from './closed-account.tsx'
import { isMobileBrowser } from './mobile-browser.ts'
import { MobileHeader } from './mobile-header.tsx'
import { Sidebar } from './sidebar.tsx'

const PullToRefresh = lazy(() => import('./pull/pull-to-refresh.tsx'))

export function Layout({ user, children }: { user: User; children: ReactNode }) {
  // The profile is only read from the cache here, because the screens that need it load it.
  const country = useRead(readProfile, undefined, { enabled: false }).data?.country ?? null
  return (
    <div className="flex min-h-dvh bg-paper">
      <a
        href="#main"
        className="btn btn-pencil absolute top-2 left-2 z-50 -translate-y-20 focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar user={user} />
      <div className="flex min-w-0 grow flex-col md:py-2 md:pr-2">
        <MobileHeader user={user} />
        <main
          id="main"
          tabIndex={-1}
          className="grow bg-sheet px-5 py-8 outline-none md:rounded-panel md:px-10 md:py-10 xl:px-12"
        >
          <CountryContext value={country}>
            {user.deletionDate && <ClosedAccount deletionDate={user.deletionDate} />}
            {children}
          </CountryContext>
        </main>
      </div>
      {isMobileBrowser(navigator.userAgent) && (
        <Suspense>
          <PullToRefresh />
        </Suspense>
      )}
    </div>
  )
}
