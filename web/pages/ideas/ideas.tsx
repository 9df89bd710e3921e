import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { shelfNames } from '#web/components/ideas/words.ts'
import { Page } from '#web/components/page.tsx'
import { useSearch } from 'wouter'
import { filtersOf } from './address.ts'
import { FilterRow } from './filter-row.tsx'
import { FoundIdeas } from './found-ideas.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'

/** Every idea of the brand, on its shelf, to look through and to mark. */
export default function Ideas() {
  const filters = filtersOf(useSearch())
  const profile = useRead(readProfile)
  const nobodyYet = profile.isError && profile.error.status === 404
  return (
    <Page title="Ideas" lead="Mark what you use and what is not for you. What comes next follows.">
      {!nobodyYet && (
        <>
          <ShelfTabs filters={filters} />
          <FilterRow filters={filters} />
        </>
      )}
      <h2 className="sr-only">{filters.status ? shelfNames[filters.status] : 'All ideas'}</h2>
      <FoundIdeas filters={filters} />
    </Page>
  )
}
