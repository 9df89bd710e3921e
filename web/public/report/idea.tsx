import type { DeliveredIdea } from '#contract/delivery.ts'
import { IdeaText } from '../../components/idea-text.tsx'
import { kindLabel } from '../../components/kinds.ts'
import { EvidenceList } from './evidence-list.tsx'
import { FormatList } from './format-list.tsx'

/** One idea: its number and kind in the margin, the first of an issue set as its lead. */
export const Idea = ({ idea, number }: { idea: DeliveredIdea; number: number }) => {
  const lead = number === 1
  return (
    <article
      id={`idea-${number}`}
      className={`grid scroll-mt-16 gap-x-10 gap-y-4 py-9 md:grid-cols-[10rem_minmax(0,1fr)] md:py-11 print:py-6 ${lead ? 'border-t-2 border-ink' : 'border-t border-rule'}`}
    >
      <p className="flex items-baseline gap-3 font-semibold text-b2-text md:block">
        <span className="font-display text-d2 leading-none">{number}</span>
        <span className="md:mt-2 md:block">{kindLabel(idea.contentType)}</span>
      </p>
      <div className="min-w-0">
        <h3
          className={`font-display font-semibold print:break-after-avoid ${lead ? 'max-w-[24ch] text-d1 leading-[1.08]' : 'max-w-[32ch] text-d2'}`}
        >
          {idea.title}
        </h3>
        <p className="mt-3.5 max-w-[60ch] text-lead">{idea.summary}</p>
        <IdeaText text={idea.description} className="mt-4 max-w-[66ch] text-[1.0625rem]" />
        <FormatList fields={idea.formatFields} />
        <EvidenceList evidence={idea.evidence} />
      </div>
    </article>
  )
}
