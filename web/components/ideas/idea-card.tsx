// The card of an idea, the same in every list. The full idea has its own page.
import { objectives } from '#contract/values/content.ts'
import type { Idea } from '#contract/ideas.ts'
import { forOccasion } from '#contract/values/occasions.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useDates } from '../dates.ts'
import { kindClass, kindLabel } from '../kinds.ts'
import { ideaAddress } from './address.ts'
import { shelfNames, shelfOf } from './words.ts'

interface IdeaCardProps {
  idea: Idea
  /** The link of the card, if it is not to the idea's own page. */
  to?: string
  /** Whether the idea is open beside the list. */
  open?: boolean
  /** Whether to shorten the card for the narrow list beside an open idea. */
  brief?: boolean
  /** A checkbox for selecting the idea, if the list allows selecting. */
  choice?: Choosing
  /** The menu in the card's corner. */
  menu?: ReactNode
}

interface Choosing {
  checked: boolean
  onChange: (checked: boolean) => void
}

export function IdeaCard({ idea, to, open = false, brief, choice, menu }: IdeaCardProps) {
  const { dayOf, country } = useDates()
  const shelf = shelfOf(idea)
  return (
    <article
      data-idea={idea.id}
      className={`slip slip-flat h-full px-4 ${brief ? 'pb-2.5' : 'pb-3'} ${kindClass(idea.contentType)} ${open ? 'bg-wash! outline-2 -outline-offset-2 outline-ink' : 'has-[h3_a:hover]:bg-paper'}`}
    >
      <div
        className={`flex flex-wrap items-start gap-x-3 text-small leading-6 text-ink-2 ${menu ? 'pr-8' : ''}`}
      >
        <p className="tab rounded-t-none! rounded-b-[3px]!">{kindLabel(idea.contentType)}</p>
        <p>{objectives[idea.objective]}</p>
        {shelf !== 'generated' && <p className="font-semibold text-ink">{shelfNames[shelf]}</p>}
        {!brief && <p className="ml-auto">{dayOf(idea.generatedAt)}</p>}
      </div>
      {menu && <div className="absolute -top-2.5 right-1 z-10 md:-top-1">{menu}</div>}
      <h3
        className={`font-display leading-[1.3] font-semibold wrap-anywhere ${brief ? 'mt-0.5 text-[0.9375rem] text-wrap' : 'mt-1.5 text-[1.0625rem]'}`}
      >
        <Link
          href={to ?? ideaAddress(idea.id)}
          aria-current={open ? 'true' : undefined}
          className="line-clamp-3 -mb-1 pb-1 decoration-edge decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-slip hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-pencil"
        >
          {idea.title}
        </Link>
      </h3>
      {!brief && idea.occasion && (
        <p className="mt-0.5 text-small font-semibold wrap-anywhere">{forOccasion(idea.occasion, country)}</p>
      )}
      {!brief && (
        <p className="mt-1 line-clamp-2 text-small text-ink-2 wrap-anywhere">
          {(idea.repeatsSummary && idea.draft) || idea.summary}
        </p>
      )}
      {choice && <Choice title={idea.title} {...choice} />}
    </article>
  )
}

const Choice = ({ title, checked, onChange }: Choosing & { title: string }) => (
  <label className="relative z-10 -mb-2 flex min-h-11 w-fit items-center gap-2.5 text-small font-medium">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    Add to report
    <span className="sr-only">: {title}</span>
  </label>
)
