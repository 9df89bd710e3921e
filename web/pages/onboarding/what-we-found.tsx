import { readBrand } from '#contract/brand.ts'
import { useRead } from '#web/api/use-read.ts'
import { CardGroup } from '#web/components/brand-card/card-group.tsx'
import { HowToCheck } from '#web/components/brand-card/how-to-check.tsx'
import { groups } from '#web/components/brand-card/groups.ts'
import { Offerings } from '#web/components/brand-card/offerings.tsx'
import { valuesIn, valuesOf } from '#web/components/brand-card/values.ts'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'

/** What drafts need first. The rest of the card is on the brand's page. */
const first: readonly string[] = ['offer', 'people', 'place', 'proof']

/** The brand as chips, to confirm, hide and add to. */
export function WhatWeFound() {
  const known = useRead(readBrand, undefined, { fresh: true })
  if (known.isPending) return <Skeleton rows={3} height="h-20" />
  // The wizard goes on without them, because they are also on the brand's page.
  if (!known.data) return null
  const values = valuesOf(known.data.facts)
  const shown = groups.filter(
    ({ id, sorts }) => first.includes(id) && (id !== 'proof' || valuesIn(values, sorts).length > 0),
  )
  return (
    <section aria-labelledby="what-we-found">
      <SectionHeading id="what-we-found">What we found</SectionHeading>
      <p className="max-w-[66ch] py-4 text-ink-2">
        <HowToCheck /> You can change this later on the Brand page.
      </p>
      <div className="[&>section:first-child]:border-t-0 [&>section:first-child]:pt-0">
        {shown.map((group) =>
          group.id === 'offer' ? (
            <Offerings key={group.id} known={known.data} values={values} />
          ) : (
            <CardGroup key={group.id} group={group} values={values} />
          ),
        )}
      </div>
    </section>
  )
}
