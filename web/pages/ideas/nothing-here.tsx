import type { IdeaShelf } from '#contract/ideas.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { addressOf, type Filters, isNarrowed } from './address.ts'

const words: Record<IdeaShelf | 'all', string> = {
  all: 'No ideas yet. Write a brief, and the first ones land here.',
  generated: 'Nothing new is waiting. The instant generator makes more.',
  in_use: 'Nothing is in use. Give an idea this status when somebody begins with it.',
  published: 'Nothing is marked as published. What you publish tells us what to bring more of.',
  archived: 'Nothing is archived. Ideas you are done with can rest here.',
  not_for_us:
    'Nothing was turned down. What is not for you goes here, with the reason, and steers what comes next.',
}

/** An empty list: what it would hold, or the way out of filters that nothing fits. */
export function NothingHere({ filters }: { filters: Filters }) {
  const { status } = filters
  const narrowed = isNarrowed(filters)
  return (
    <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
      <p className="mx-auto max-w-[46ch]">
        {narrowed ? 'No idea here fits these filters.' : words[status ?? 'all']}
      </p>
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
