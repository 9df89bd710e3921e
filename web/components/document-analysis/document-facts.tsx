// A document's facts, and which of them ideas may use.
import { changeFact, type Fact, readFacts } from '#contract/facts.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useState } from 'react'
import { factsByQuote, type SameQuote } from '../facts-by-quote.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Failed } from '../ui/failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The facts of a document, shown once the question about using them is answered. */
export function DocumentFacts({ documentId }: { documentId: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure summary="Choose the facts that ideas may use" onToggle={(open) => open && setOpened(true)}>
      {opened && <FactList documentId={documentId} />}
    </Disclosure>
  )
}

export function FactList({ documentId }: { documentId: string }) {
  const facts = useRead(readFacts, { query: { documentId } })
  if (facts.isPending) return <Skeleton rows={3} height="h-12" />
  if (facts.isError) return <Failed error={facts.error} onRetry={facts.refetch} />
  if (!facts.data.length) return <p className="text-ink-2">We found no facts in this document.</p>
  return (
    <ul className="divide-y divide-rule border-t border-rule">
      {factsByQuote(facts.data).map((same) => (
        <FactRow key={same[0].id} facts={same} />
      ))}
    </ul>
  )
}

/** One row for each quote: a sentence may hold several facts, such as a price and a number. */
function FactRow({ facts }: { facts: SameQuote<Fact> }) {
  const [fact] = facts
  const kept = useReadCache()
  const notify = useNotify()
  const change = useSend(changeFact, { overlapping: true })
  // The choice shows at once, before the server answers.
  const [ticked, setTicked] = useState<boolean | null>(null)
  const tick = (isUsed: boolean) => {
    setTicked(isUsed)
    for (const { id } of facts)
      change.mutate(
        { params: { id }, body: { visibility: isUsed ? 'public' : 'internal' } },
        {
          onSuccess: () => kept.refresh(readFacts),
          onError: (error) => {
            setTicked(null)
            notify({ title: 'Error', text: error.message, error })
          },
        },
      )
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="max-w-[66ch] wrap-anywhere">{fact.quote}</p>
        <p className="text-small text-ink-2 wrap-anywhere">{fact.place.label}</p>
      </div>
      <label className="flex min-h-11 shrink-0 md:min-h-9 items-center gap-2.5">
        <input
          type="checkbox"
          checked={ticked ?? facts.every(({ visibility }) => visibility === 'public')}
          onChange={(event) => tick(event.target.checked)}
        />
        Use in ideas
        <span className="sr-only">: {fact.quote}</span>
      </label>
    </li>
  )
}
