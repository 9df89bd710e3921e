import { type FactType, readBrand } from '#contract/facts.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { AddFact } from '#web/components/brand-facts/add-fact.tsx'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { Page } from '#web/components/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'
import { KnownBrand } from './known-brand.tsx'
import { knownInOneLine } from './summary.ts'

/** Everything known of the brand, to look through, put right and add to. What it says is what ideas are made of. */
export default function Brand() {
  const user = useUser().data
  const known = useRead(readBrand, undefined, { fresh: true })
  const [telling, setTelling] = useState<{ type: FactType | null } | null>(null)
  const tell = (type: FactType | null) => setTelling({ type })
  return (
    <Page
      title="Brand"
      lead={
        <span className="block max-w-[66ch] text-balance">
          {known.data?.facts.length ? knownInOneLine(known.data.facts) : 'What ideas are made of.'}
        </span>
      }
      aside={
        known.isSuccess &&
        known.data.facts.length > 0 && (
          <Button tone="pencil" onClick={() => tell(null)}>
            Tell us something
          </Button>
        )
      }
    >
      {known.isPending && <Skeleton rows={6} height="h-24" />}
      {known.isError &&
        (known.error.status === 404 ? (
          <CompleteProfile />
        ) : (
          <Failed message={known.error.message} onRetry={known.refetch} />
        ))}
      {user && known.isSuccess && <KnownBrand known={known.data} plan={user.plan} onTell={tell} />}
      <AddFact open={telling !== null} type={telling?.type ?? null} onClose={() => setTelling(null)} />
    </Page>
  )
}
