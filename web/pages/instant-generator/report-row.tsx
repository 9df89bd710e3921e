import {
  type DeliveryType,
  type OwnDelivery,
  readDeliveries,
  restoreDelivery,
  revokeDelivery,
} from '#contract/delivery.ts'
import { shortDate } from '#contract/values/dates.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { useDates } from '#web/components/dates.ts'
import { ideasInWords } from '#web/components/plan/counts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Confirm } from '#web/components/ui/dialog.tsx'
import { useState } from 'react'

const names: Record<DeliveryType, string> = {
  instant: 'Instant ideas',
  first: 'First delivery',
  scheduled: 'Scheduled delivery',
  digest: 'News digest',
}

/** One report: its link while it is public, and a way to restore it if it was revoked. */
export function ReportRow({ report }: { report: OwnDelivery }) {
  const kept = useReadCache()
  const notify = useNotify()
  const { country, dayOf, momentOf } = useDates()
  const [asking, setAsking] = useState(false)
  const refresh = () => kept.refresh(readDeliveries)
  const revoke = useSend(revokeDelivery)
  const restore = useSend(restoreDelivery)
  const link = new URL(report.url, window.location.origin).href
  const told = (title: string) => async () => {
    setAsking(false)
    await refresh()
    notify({ title })
  }
  const failed = (error: HttpError) => {
    setAsking(false)
    notify({ title: 'Error', text: error.message, error })
  }
  const { ideaCount, eventIdeaCount: eventIdeas } = report
  const ideas = ideasInWords({ ideas: ideaCount - eventIdeas, eventIdeas }, String)
  const args = { params: { id: report.id } }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium">
          {names[report.deliveryType]},{' '}
          {report.day ? shortDate(report.day, country) : dayOf(report.createdAt)}
          {!report.isActive && <span className="ml-2 font-semibold text-stamp">Revoked</span>}
        </p>
        <p className="text-small text-ink-2">
          {ideas && `${ideas}, `}
          {report.viewCount === 1 ? '1 view' : `${report.viewCount} views`}
          {report.lastViewed && `, last on ${momentOf(report.lastViewed)}`}
        </p>
      </div>
      {report.isActive ? (
        <div className="flex flex-wrap gap-2">
          <a href={link} target="_blank" rel="noopener" className="btn btn-line">
            Open
          </a>
          <CopyButton text={link} />
          <Button onClick={() => setAsking(true)}>Revoke</Button>
        </div>
      ) : (
        <Button
          pending={restore.isPending}
          onClick={() => restore.mutate(args, { onSuccess: told('The link works again'), onError: failed })}
        >
          Restore
        </Button>
      )}
      <Confirm
        open={asking}
        title="Revoke this report?"
        action="Revoke"
        pending={revoke.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          revoke.mutate(args, { onSuccess: told('The link no longer works'), onError: failed })
        }
      >
        <p>Its link stops working for everyone who has it. You can restore it here at any time.</p>
      </Confirm>
    </li>
  )
}
