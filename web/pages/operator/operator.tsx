import { isUnreachable } from '#web/api/http-error.ts'
import { readFailures, readOperations, searchAccounts } from '#contract/operations.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { momentOf } from '#web/components/dates.ts'
import { Page } from '#web/components/frames/page.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Accounts } from './accounts.tsx'
import { Failures } from './failures.tsx'
import { Figures, FiguresToCome } from './figures.tsx'
import { Queues, SentByDay } from './traffic.tsx'

/** How the product runs, for internal users: what is due, what failed, and whose it is. */
export default function Operator() {
  const { data, error, refetch } = useRead(readOperations, undefined, { fresh: true })
  return (
    <Page
      title="Operator"
      lead={data ? `As of ${momentOf(data.now)}` : 'Deliveries, emails and jobs'}
      aside={<Refresh />}
    >
      {error && data && (
        <Alert title="These figures may be out of date" className="mb-6">
          {!isUnreachable(error) && <p>{error.message}</p>}
        </Alert>
      )}
      {error && !data ? (
        <Failed error={error} onRetry={refetch} />
      ) : (
        <section aria-label="Figures">{data ? <Figures operations={data} /> : <FiguresToCome />}</section>
      )}
      <Failures />
      <Accounts />
      {data && (
        <div className="mt-14 grid gap-x-12 gap-y-14 lg:grid-cols-2">
          <section aria-labelledby="sent">
            <SectionHeading id="sent" aside={<span className="text-small text-ink-2">Days in UTC</span>}>
              Emails sent
            </SectionHeading>
            <SentByDay days={data.sentByDay} />
          </section>
          <section aria-labelledby="queue">
            <SectionHeading id="queue">Queue</SectionHeading>
            <Queues queues={data.queues} />
          </section>
        </div>
      )}
    </Page>
  )
}

/** Nothing here updates by itself; the button rereads it. */
function Refresh() {
  const { refresh } = useReadCache()
  const [busy, setBusy] = useState(false)
  const onClick = () => {
    setBusy(true)
    void refresh(readOperations, readFailures, searchAccounts).finally(() => setBusy(false))
  }
  return (
    <Button pending={busy} onClick={onClick}>
      {!busy && <RefreshCw aria-hidden="true" className="size-4" />}
      Refresh
    </Button>
  )
}
