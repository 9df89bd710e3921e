// Wraps every screen in what they share, and picks the screen for the current address.
import { watchConnection } from '#web/api/connection.ts'
import { useUser } from '#web/api/use-user.ts'
import { RecordScreenContext, makeRecordScreen } from '#web/components/frames/focus-heading.ts'
import { waitingSheet } from '#web/components/frames/visitor-sheet.tsx'
import { FullPageSpinner } from '#web/components/ui/spinner.tsx'
import { TooltipProvider } from '#web/components/ui/tooltip.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Route, routeFor } from './access.ts'
import { type Boot, BootContext, useBoot } from '#web/components/boot.ts'
import { ComingSoon } from './coming-soon.tsx'
import { FaultBoundary } from './fault-boundary.tsx'
import { Layout } from './layout.tsx'
import { isMobileBrowser } from './mobile-browser.ts'
import { NoticeArea } from './notices/notice-area.tsx'
import { type Notices, NoticesContext } from '#web/components/notices.ts'
import { Onboarding, pages, NotFound } from './pages.tsx'
import { Unreachable } from './unreachable.tsx'

interface AppProps {
  boot: Boot
  notices: Notices
  client: QueryClient
}

export function App({ boot, notices, client }: AppProps) {
  const [recordScreen] = useState(makeRecordScreen)
  const [connection] = useState(() => watchConnection(client))
  return (
    <BootContext value={boot}>
      <NoticesContext value={notices}>
        <QueryClientProvider client={client}>
          <RecordScreenContext value={recordScreen}>
            <TooltipProvider>
              <NoticeArea>
                <Unreachable connection={connection} />
                {developedOnPhone() ? (
                  <ComingSoon />
                ) : (
                  <AtThisAddress onFault={() => void connection.retry()} />
                )}
              </NoticeArea>
            </TooltipProvider>
          </RecordScreenContext>
        </QueryClientProvider>
      </NoticesContext>
    </BootContext>
  )
}

/** The app is only run unbuilt on a development host. */
const developedOnPhone = () => import.meta.env.DEV && isMobileBrowser(navigator.userAgent)

function AtThisAddress({ onFault }: { onFault: () => void }) {
  const { productName } = useBoot()
  const user = useUser()
  const [path] = useLocation()
  const search = useSearch()
  if (user.data === undefined) {
    return <FullPageSpinner label={path === '/subscribe' ? 'Checking authentication...' : 'Loading'} />
  }
  const door = routeFor(path, search, user.data, window.location.hash)
  if ('go' in door || 'leave' in door) return <Onward door={door} />
  const Page =
    door.show === 'onboarding' ? Onboarding : door.show === 'not-found' ? NotFound : pages[door.show]
  const page = (
    <FaultBoundary key={door.show} onFault={onFault}>
      <Suspense fallback={(!user.data && waitingSheet(path, productName)) || <FullPageSpinner />}>
        <Page />
      </Suspense>
    </FaultBoundary>
  )
  return user.data && inLayout(door.show) ? <Layout user={user.data}>{page}</Layout> : page
}

const bare: readonly string[] = ['onboarding', '/reset-password', '/verified', '/auth-debug', '/mobile-test']
const inLayout = (shown: string) => !bare.includes(shown)

function Onward({ door }: { door: Extract<Route, { go: string } | { leave: string }> }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    if ('go' in door) navigate(door.go, { replace: true })
    else window.location.replace(door.leave)
  }, [door, navigate])
  return <FullPageSpinner />
}
