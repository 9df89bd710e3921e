import type { AnswerOf } from '#contract/call.ts'
import type { readBrand } from '#contract/brand.ts'
import { CardGroup } from '#web/components/brand-card/card-group.tsx'
import { groups } from '#web/components/brand-card/groups.ts'
import { Offerings } from '#web/components/brand-card/offerings.tsx'
import { valuesOf } from '#web/components/brand-card/values.ts'
import { Audience } from './audience.tsx'
import { Booking } from './booking.tsx'

export function BrandCard({ known }: { known: AnswerOf<typeof readBrand> }) {
  const values = valuesOf(known.facts)
  return (
    <div>
      {groups.map((group) =>
        group.id === 'offer' ? (
          <Offerings key={group.id} known={known} values={values} />
        ) : (
          <CardGroup key={group.id} group={group} values={values} after={group.id === 'place' && <Booking />}>
            {group.id === 'audience' && <Audience />}
          </CardGroup>
        ),
      )}
    </div>
  )
}
