import { readDeliveries } from '#contract/delivery.ts'
import { usePages } from '#web/api/use-read.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'
import { ReportRow } from './report-row.tsx'

const AT_FIRST = 3
const A_PAGE = 50

/** Every report, and whether anyone has opened it. */
export function YourReports() {
  const [all, setAll] = useState(false)
  const pages = usePages(readDeliveries, { query: { limit: A_PAGE } }, { fresh: true })
  const reports = (pages.data?.pages ?? []).flatMap((page) => page.answer)
  const hasMore = all ? pages.hasNextPage : reports.length > AT_FIRST
  const showMore = () => (all ? void pages.fetchNextPage() : setAll(true))
  return (
    <section aria-labelledby="your-reports">
      <SectionHeading id="your-reports">Your reports</SectionHeading>
      {pages.isPending ? (
        <div className="pt-5">
          <Skeleton rows={2} height="h-16" />
        </div>
      ) : pages.isError ? (
        <div className="pt-5">
          <Failed error={pages.error} onRetry={pages.refetch} />
        </div>
      ) : reports.length ? (
        <>
          <ul className="divide-y divide-rule">
            {reports.slice(0, all ? undefined : AT_FIRST).map((report) => (
              <ReportRow key={report.id} report={report} />
            ))}
          </ul>
          <div className="flex flex-wrap gap-x-6">
            {hasMore && (
              <TextButton aria-expanded={all} onClick={showMore}>
                Show more reports
              </TextButton>
            )}
            {all && <TextButton onClick={() => setAll(false)}>Show fewer reports</TextButton>}
          </div>
        </>
      ) : (
        <p className="pt-5 text-ink-2">Reports you create are listed here, with how often they were read.</p>
      )}
    </section>
  )
}
