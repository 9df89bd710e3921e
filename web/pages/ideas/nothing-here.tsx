import type { IdeaShelf } from '#contract/ideas.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { addressOf, type Filters, isNarrowed } from './address.ts'

const words: Record<IdeaShelf | 'all', string> = {
  all: 'No ideas yet. Write a brief to get your first ones.',
  generated: 'No new ideas. Use the instant generator to make more.',
  in_use: 'Nothing in use. Mark an idea as in use when you start on it.',
  published: 'Nothing marked as published. What you publish helps us choose your next ideas.',
  archived: 'Nothing archived. Keep ideas here when you’re done with them.',
  not_for_us: 'Nothing dismissed. Ideas you dismiss are kept here with the reason.',
}

/** An empty list: what it will show, or a way out of filters that match nothing. */
export function NothingHere({ filters }: { filters: Filters }) {
  const { status } = filters
  const narrowed = isNarrowed(filters)
  return (
    <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
      <p className="mx-auto max-w-[46ch]">{narrowed ? 'No matching ideas.' : words[status ?? 'all']}</p>
      {narrowed ? (
        <ButtonLink to={addressOf({ status })} className="mt-5">
          Clear filters
        </ButtonLink>
      ) : (
        (!status || status === 'generated') && (
          <ButtonLink to="/instant-generator" tone="pencil" className="mt-5">
            Make ideas
          </ButtonLink>
        )
      )}
    </div>
  )
}
