import { readLibrary } from '#contract/library.ts'
import { useRead } from '#web/api/use-read.ts'
import { countOf } from '#web/components/plan/counts.ts'
import { Page } from '#web/components/frames/page.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useSearch } from 'wouter'
import { type Place, placeOf } from './address.ts'
import { Trade } from './trade.tsx'
import { Trades } from './trades.tsx'

/** The playbook, for internal users: its trades, and one of them filled in for a brand. */
export default function Library() {
  const place = placeOf(useSearch())
  return place.trade ? <Trade place={place} id={place.trade} /> : <AllTrades place={place} />
}

function AllTrades({ place }: { place: Place }) {
  const { data, isPending, error, refetch } = useRead(readLibrary)
  const plays = data?.trades.reduce((sum, trade) => sum + trade.plays + trade.occasions, 0)
  return (
    <Page
      title="Library"
      lead={
        data &&
        `${countOf(data.trades.length - 1, 'trade')} with ${plays} plays, including those for everyone.`
      }
    >
      {data ? (
        <Trades trades={data.trades} place={place} />
      ) : isPending ? (
        <Skeleton rows={8} height="h-12" />
      ) : (
        <Failed error={error} onRetry={refetch} />
      )}
    </Page>
  )
}
