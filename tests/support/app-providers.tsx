// What the app puts round every screen, for a piece of a screen that is shown alone.
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { makeQueryClient } from '#web/api/query-client.ts'
import { makeNotices, NoticesContext } from '#web/components/notices.ts'
import { TooltipProvider } from '#web/components/ui/tooltip.tsx'

/** New ones for each showing: `client` knows what it is told, `notices` has what was said, `wrapper` goes round the piece. */
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
