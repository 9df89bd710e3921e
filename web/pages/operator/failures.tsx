import { type Failure, readFailures, readOperations, retryFailure } from '#contract/operations.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { momentOf } from '#web/components/dates.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useRef, useState } from 'react'

/** The most the server returns at once. */
const MOST = 100
/** How many are shown at first, so that the rest of the page stays visible on a bad day. */
const FIRST = 5

/** Failed deliveries and emails, each with its reason and a retry. */
export function Failures() {
  const { data: failures, isPending, error, refetch } = useRead(readFailures, undefined, { fresh: true })
  const [all, setAll] = useState(false)
  const { put, refresh } = useReadCache()
  const onGone = (id: string) => {
    put(
      readFailures,
      (failures ?? []).filter((failure) => failure.id !== id),
    )
    void refresh(readOperations)
  }
  return (
    <section aria-labelledby="given-up" className="mt-14">
      <SectionHeading
        id="given-up"
        aside={
          failures && failures.length > 0 ? (
            <span className="text-small text-ink-2">
              {failures.length < MOST ? failures.length : `The newest ${MOST}`}
            </span>
          ) : undefined
        }
      >
        Failed
      </SectionHeading>
      {isPending ? (
        <div className="pt-4">
          <Skeleton rows={2} height="h-24" />
        </div>
      ) : !failures ? (
        <div className="pt-4">
          <Failed error={error} onRetry={refetch} />
        </div>
      ) : failures.length === 0 ? (
        <p className="py-5 text-ink-2">
          No failures. Deliveries and emails we stopped trying to send are listed here with the reason.
        </p>
      ) : (
        <>
          <ul>
            {failures.slice(0, all ? undefined : FIRST).map((failure) => (
              <FailureRow key={failure.id} failure={failure} onGone={onGone} />
            ))}
          </ul>
          {!all && failures.length > FIRST && (
            <Button className="mt-4" onClick={() => setAll(true)}>
              Show all {failures.length}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const often: Record<number, string> = { 1: 'once', 2: 'twice' }

function FailureRow({ failure, onGone }: { failure: Failure; onGone: (id: string) => void }) {
  const { id, what, companyName, account, address, dueAt, attempts, reason } = failure
  const row = useRef<HTMLLIElement>(null)
  const notify = useNotify()
  const gone = () => {
    leave(row.current)
    onGone(id)
  }
  const retry = useSend(retryFailure, {
    onDone: ({ message }) => {
      const [title = message, ...more] = message.split(/(?<=\.) /)
      const whose = `${companyName}${address ? `, ${address}` : ''}`
      notify({ title, text: more.length > 0 ? `${whose}. ${more.join(' ')}` : whose })
      gone()
    },
  })
  const onRetry = () =>
    retry.mutate(
      { params: { id } },
      {
        onError: (error) => {
          notify({ title: 'Retry failed', text: error.message, error })
          // Someone else has already handled it.
          if (error.status === 404) gone()
        },
      },
    )
  return (
    <li
      ref={row}
      className="grid gap-x-6 gap-y-3 border-b border-rule py-5 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h3 className="font-display text-d3 font-semibold wrap-anywhere">{companyName}</h3>
        <p className="text-small text-ink-2 wrap-anywhere">
          {what === 'mail' ? `Email to ${address}` : `Delivery for ${account}`}, due {momentOf(dueAt)}, tried{' '}
          {often[attempts] ?? `${attempts} times`}
        </p>
        <p className="mt-2 max-w-[66ch] wrap-anywhere">{reason}</p>
      </div>
      <Button
        className="self-start justify-self-start"
        pending={retry.isPending}
        aria-label={`Retry ${companyName}, ${what} for ${address ?? account}`}
        onClick={onRetry}
      >
        Retry
      </Button>
    </li>
  )
}

/** Moves the focus from a row's button to the row that takes its place. */
function leave(row: HTMLElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  const target = neighbour?.querySelector('button') ?? document.querySelector<HTMLElement>('h1')
  target?.focus({ preventScroll: true })
}
