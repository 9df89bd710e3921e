// What the library check finds wrong with a trade, with file and line. It runs on request.
import { checkLibraryTrade } from '#contract/library.ts'
import { useRead } from '#web/api/use-read.ts'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'

export function Faults({ trade }: { trade: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <Disclosure summary="Check this trade for faults" onToggle={(open) => open && setOpened(true)}>
      {opened && <Found trade={trade} />}
    </Disclosure>
  )
}

function Found({ trade }: { trade: string }) {
  const { data, isPending, error, refetch } = useRead(checkLibraryTrade, { params: { trade } })
  if (isPending) return <Skeleton rows={1} height="h-6" />
  if (!data) return <Failed error={error} onRetry={refetch} />
  if (data.faults.length === 0) return <p className="text-ink-2">No faults.</p>
  return (
    <ul className="grid gap-1 text-stamp">
      {data.faults.map((fault) => (
        <li key={fault} className="wrap-anywhere">
          {fault}
        </li>
      ))}
    </ul>
  )
}
