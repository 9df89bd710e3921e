import { readWaitingWebsite, readWebsite } from '#contract/website.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useWork } from '#web/components/work-progress.tsx'

/** Reads a website for the form: what has been found, even before a reload, and the reading's progress. */
export function useReading() {
  const kept = useReadCache()
  const waiting = useRead(readWaitingWebsite, undefined, { fresh: true })
  const read = useSend(readWebsite, { onDone: (found) => kept.put(readWaitingWebsite, { found }) })
  const work = useWork('website', read.isPending, () => void kept.refresh(readWaitingWebsite))
  const running = read.isPending || !!work
  return {
    found: waiting.data?.found ?? null,
    running,
    work,
    failed: running ? null : read.refusal,
    read: (url: string) => read.mutate({ body: { url } }),
  }
}
