import type { ContentData } from '#contract/delivery.ts'
import { IdeaText } from '../../components/idea-text.tsx'
import { kindLabel } from '../../components/kinds.ts'
import { EvidenceList } from './evidence-list.tsx'
import { FormatList } from './format-list.tsx'
import { MarkedList } from './marked-list.tsx'

/** An idea for a coming event, with the tasks to tick off. */
export const EventIdea = ({
  idea,
  number,
}: {
  idea: ContentData['eventContentIdeas'][number]
  number: number
}) => (
  <article
    id={`event-idea-${number}`}
    className="min-w-0 scroll-mt-16 rounded-slip border-t-[5px] border-b2-edge bg-b2-tint p-6 md:p-8 print:border print:border-t-[5px] print:[print-color-adjust:exact]"
  >
    <p className="font-semibold text-b2-text">{kindLabel(idea.contentType)}</p>
    <h3 className="mt-1 font-display text-d2 font-semibold">{idea.title}</h3>
    <p className="mt-3 text-[1.0625rem]">{idea.summary}</p>
    <IdeaText text={idea.description} className="mt-3" />
    <FormatList fields={idea.formatFields} />
    {idea.todoTasks.length > 0 && (
      <>
        <h4 className="mt-6 font-semibold text-b2-text print:break-after-avoid">Production Tasks</h4>
        <MarkedList
          lines={idea.todoTasks}
          mark="mt-1 size-4 rounded-[2px] border-[1.5px] border-b2-edge"
          className="mt-2"
        />
      </>
    )}
    <EvidenceList evidence={idea.evidence} />
  </article>
)
