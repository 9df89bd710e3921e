import { readDeliveries } from '#contract/delivery.ts'
import { useRead } from '#web/api/use-read.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'
import { ReportRow } from './report-row.tsx'

const AT_FIRST = 3

/** Every report that was made, and whether it was looked at. */
export function YourReports() {
  const [all, setAll] = useState(false)
  const reports = useRead(readDeliveries, undefined, { fresh: true })
  return (
    <section aria-labelledby="your-reports">
      <SectionHeading id="your-reports">Your reports</SectionHeading>
      {reports.isPending ? (
        <div className="pt-5">
          <Skeleton rows={2} height="h-16" />
        </div>
      ) : reports.isError ? (
        <div className="pt-5">
          <Failed error={reports.error} onRetry={reports.refetch} />
        </div>
      ) : reports.data.length ? (
        <>
          <ul className="divide-y divide-rule">
            {reports.data.slice(0, all ? undefined : AT_FIRST).map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
          {reports.data.length > AT_FIRST && (
            <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer reports' : `Show ${reports.data.length - AT_FIRST} more reports`}
            </TextButton>
          )}
        </>
      ) : (
        <p className="pt-5 text-ink-2">Reports you create are listed here, with how often they were read.</p>
      )}
    </section>
  )
}
