import { Page } from '#web/components/page.tsx'
import { useSearch } from 'wouter'
import { filtersOf } from './address.ts'
import { FilterRow } from './filter-row.tsx'
import { FoundIdeas } from './found-ideas.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'

/** Every idea of the brand, on its shelf, to look through and to mark. */
export default function Ideas() {
  const filters = filtersOf(useSearch())
  return (
    <Page title="Ideas" lead="Mark what you use and what is not for you. What comes next follows.">
      <ShelfTabs filters={filters} />
      <FilterRow filters={filters} />
      <FoundIdeas filters={filters} />
    </Page>
  )
}
