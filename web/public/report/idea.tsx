import type { DeliveredIdea } from '#contract/delivery.ts'
import { audienceAndEffort } from '../../components/ideas/idea-parts.ts'
import { kindLabel } from '../../components/kinds.ts'
import { IdeaBody } from './idea-body.tsx'

/** An idea, with its number, type and goal in the margin. The first one is larger. */
export const Idea = ({ idea, number }: { idea: DeliveredIdea; number: number }) => {
  const lead = number === 1
  return (
    <article
      id={`idea-${number}`}
      className={`grid scroll-mt-16 gap-x-10 gap-y-4 py-9 md:grid-cols-[10rem_minmax(0,1fr)] md:py-11 print:py-6 ${lead ? 'border-t-2 border-ink' : 'border-t border-rule'}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 md:block">
        <p className="font-display text-d2 leading-none font-semibold text-b2-text">{number}</p>
        <p className="font-semibold text-b2-text md:mt-2">{kindLabel(idea.contentType)}</p>
        <Aim idea={idea} />
      </div>
      <div className="@container/issue min-w-0">
        <h3
          className={`font-display font-semibold print:break-after-avoid ${lead ? 'max-w-[26ch] text-d1 leading-[1.08]' : 'max-w-[32ch] text-d2'}`}
        >
          {idea.title}
        </h3>
        <p className="mt-3 max-w-[60ch] text-lead">{idea.summary}</p>
        <IdeaBody idea={idea} />
      </div>
    </article>
  )
}

/** Its audience and effort. */
const Aim = ({ idea }: { idea: DeliveredIdea }) => (
  <p className="text-small text-ink-2">
    {audienceAndEffort(idea).map((line, at) => (
      <span key={line} className="md:mt-1 md:block">
        {at > 0 && <span className="md:hidden"> · </span>}
        {line}
      </span>
    ))}
  </p>
)
