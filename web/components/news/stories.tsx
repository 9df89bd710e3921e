// A week's stories: the first three of a brand's, or every client's under the client's name.
import type { IndustryUpdates } from '#contract/news.ts'
import { countryName } from '#contract/values/places.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useState } from 'react'
import { Story } from './story.tsx'

const SHOWN_AT_FIRST = 3

type Updates = IndustryUpdates['updates']
type OfBrand = Extract<Updates, { updates: unknown }>

export const Stories = ({ updates }: { updates: Updates }) =>
  'agencyClientUpdates' in updates ? (
    <div className="grid gap-8 pt-4">
      {updates.agencyClientUpdates.length ? (
        updates.agencyClientUpdates.map(({ clientId, clientName, ...own }) => (
          <section key={clientId} aria-label={clientName}>
            <h3 className="font-display text-d3 font-semibold wrap-anywhere">{clientName}</h3>
            <p className="text-small text-ink-2">
              {own.industry}, {countryName(own.country)}
            </p>
            <List stories={own.updates} heading="h4" />
            <Shortfall of={own} />
          </section>
        ))
      ) : (
        <p className="text-ink-2">Your clients have no stories this week.</p>
      )}
    </div>
  ) : (
    <OneBrand of={updates} />
  )

function OneBrand({ of: { updates, shortfall, ...rest } }: { of: OfBrand }) {
  const [all, setAll] = useState(false)
  const more = updates.length - SHOWN_AT_FIRST
  return (
    <>
      <List stories={all ? updates : updates.slice(0, SHOWN_AT_FIRST)} heading="h3" />
      {more > 0 && (
        <Button className="mb-4 w-full" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer updates' : `Show ${more} more industry ${more === 1 ? 'update' : 'updates'}`}
        </Button>
      )}
      <Shortfall of={{ updates, shortfall, ...rest }} />
    </>
  )
}

interface ListProps {
  stories: OfBrand['updates']
  heading: 'h3' | 'h4'
}

const List = ({ stories, heading }: ListProps) => (
  <div className="divide-y divide-rule">
    {stories.map((story) => (
      <Story key={story.sourceUrl + story.headline} story={story} heading={heading} />
    ))}
  </div>
)

/** Says why there are fewer stories than usual. */
const Shortfall = ({ of: { shortfall, updates } }: { of: OfBrand }) =>
  shortfall ? (
    <p className={`max-w-[66ch] text-small text-ink-2 ${updates.length ? '' : 'pt-4'}`}>{shortfall}</p>
  ) : null
