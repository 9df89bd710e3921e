// The providers the app puts around every screen, for rendering a component on its own.
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { makeQueryClient } from '#web/api/query-client.ts'
import { makeNotices, NoticesContext } from '#web/components/notices.ts'
import { TooltipProvider } from '#web/components/ui/tooltip.tsx'

/**
 * New ones for each render: `client` is the query cache, `notices` has the notices shown, `wrapper` goes around the component.
 */
export function appProviders() {
  const client = makeQueryClient(() => {})
  const notices = makeNotices()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <NoticesContext value={notices}>
        <TooltipProvider>{children}</TooltipProvider>
      </NoticesContext>
    </QueryClientProvider>
  )
  return { client, notices, wrapper }
}
