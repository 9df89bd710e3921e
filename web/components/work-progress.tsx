// Progress of long work: its current step and how far it is.
import { readWork, type Work } from '#contract/work.ts'
import { useRead } from '#web/api/use-read.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Progress } from './ui/progress.tsx'

const POLL = 700

/**
 * The caller's running work of one kind, polled while there is any, even if it was started before this screen opened. `expected`
 * says that some has just been started here; `onGone` is called when it ends.
 */
export function useWork(kind: Work['kind'], expected: boolean, onGone: () => void): Work | undefined {
  const { data, refetch } = useRead(readWork, undefined, {
    fresh: true,
    every: (found) => (expected || found?.length ? POLL : false),
  })
  const work = data?.find((each) => each.kind === kind)
  const running = !!work
  // When work that was started here ends, this reads at once instead of waiting for the next poll.
  useEffect(() => {
    if (!expected) void refetch()
  }, [expected, refetch])
  const ran = useRef(false)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (ran.current && !running) gone()
    ran.current = running
  }, [running])
  return work
}

interface WorkProgressProps {
  work: Work | undefined
  label: string
  /** The text shown until the first step is known. */
  starting: string
  /** Whether to show how long the work has run. */
  timed?: boolean
}

export function WorkProgress({ work, label, starting, timed = false }: WorkProgressProps) {
  const step = work?.step ?? starting
  return (
    <div className="grid gap-2.5">
      <Progress label={label} share={work?.share ?? 0.02} text={step} />
      <div className="flex items-baseline justify-between gap-4 text-ink-2">
        <output className="min-h-6 min-w-0 wrap-anywhere">{step}</output>
        {/* Screen readers don't get this text, because it changes every second. */}
        {timed && (
          <span aria-hidden="true" className="shrink-0 tabular-nums">
            {work?.seconds ?? 0} s
          </span>
        )}
      </div>
    </div>
  )
}
