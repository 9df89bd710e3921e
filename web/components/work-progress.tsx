// Long work as it goes on: its present step in words and how far it is.
import { readWork, type Work } from '#contract/work.ts'
import { useRead } from '#web/api/use-read.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Progress } from './ui/progress.tsx'

const POLL = 700

/**
 * The caller's running work of one kind, asked for again and again while there is any; also work that was started before
 * this screen opened. `expected` says that some has just been started here; `onGone` hears that it has ended.
 */
export function useWork(kind: Work['kind'], expected: boolean, onGone: () => void): Work | undefined {
  const { data, refetch } = useRead(readWork, undefined, {
    fresh: true,
    every: (found) => (expected || found?.length ? POLL : false),
  })
  const work = data?.find((each) => each.kind === kind)
  const running = !!work
  // Ours has just ended: no need to wait for the next look to say so.
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
  /** Said until the first step is known. */
  starting: string
}

export function WorkProgress({ work, label, starting }: WorkProgressProps) {
  const step = work?.step ?? starting
  return (
    <div className="grid gap-2.5">
      <Progress label={label} share={work?.share ?? 0.02} text={step} />
      <output className="min-h-6 text-ink-2 wrap-anywhere">{step}</output>
    </div>
  )
}
