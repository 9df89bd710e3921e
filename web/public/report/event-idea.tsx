import type { ContentData } from '#contract/delivery.ts'
import { forOccasion } from '#contract/values/occasions.ts'
import { audienceAndEffort, taskOf } from '../../components/ideas/idea-parts.ts'
import { kindLabel } from '../../components/kinds.ts'
import { Heading, IdeaBody, TICK_BOX } from './idea-body.tsx'

interface EventIdeaProps {
  idea: ContentData['eventContentIdeas'][number]
  number: number
  country: string | null
}

/** An idea for an upcoming event, with its tasks. */
export const EventIdea = ({ idea, number, country }: EventIdeaProps) => (
  <article
    id={`event-idea-${number}`}
    className="@container/issue min-w-0 scroll-mt-16 rounded-slip border-t-[5px] border-b2-edge bg-b2-tint p-6 md:p-8 print:border print:border-t-[5px] print:[print-color-adjust:exact]"
  >
    <p className="font-semibold text-b2-text">
      {[kindLabel(idea.contentType), ...audienceAndEffort(idea)].join(' · ')}
    </p>
    <h3 className="mt-1 font-display text-d2 font-semibold">{idea.title}</h3>
    {idea.occasion && <p className="mt-1 font-semibold">{forOccasion(idea.occasion, country)}</p>}
    <p className="mt-3 max-w-[60ch] text-[1.0625rem]">{idea.summary}</p>
    <IdeaBody idea={idea}>
      {idea.todoTasks.length > 0 && (
        <div className="min-w-0">
          <Heading>Production Tasks</Heading>
          <ul className="mt-2 grid gap-2">
            {idea.todoTasks.map((task, at) => (
              <Task key={at} task={task} />
            ))}
          </ul>
        </div>
      )}
    </IdeaBody>
  </article>
)

function Task({ task }: { task: string }) {
  const { by, what } = taskOf(task)
  return (
    <li className="flex gap-3 print:break-inside-avoid">
      <span aria-hidden="true" className={`shrink-0 ${TICK_BOX}`} />
      <span className="min-w-0">
        {by && <strong className="font-semibold">{by}: </strong>}
        {what}
      </span>
    </li>
  )
}
