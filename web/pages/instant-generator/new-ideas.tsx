import type { Idea } from '#contract/ideas.ts'
import type { Work } from '#contract/work.ts'
import { IdeaCard } from '#web/components/ideas/idea-card.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { IdeaMenu } from '#web/components/ideas/idea-menu.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { WorkProgress } from '#web/components/work-progress.tsx'
import { MoreDetails, type NeededForm } from './more-details.tsx'

export type ChoiceOf = (idea: Idea) => { checked: boolean; onChange: (checked: boolean) => void }

interface NewIdeasProps {
  ideas: readonly Idea[]
  making: boolean
  work: Work | undefined
  shortfall: string | null
  /** The form whose answers would bring ideas, or null. */
  needs: NeededForm | null
  /** Generates again with the form's lines added to the brief. */
  onDetails: (lines: string) => void
  /** How many ideas are left today. */
  left: number
  choiceOf: ChoiceOf
  onMore: (() => void) | undefined
}

/** Ideas made since the app was opened, newest first, and those being made. */
export function NewIdeas(props: NewIdeasProps) {
  const { ideas, making, work, shortfall, needs, onDetails, left, choiceOf, onMore } = props
  if (!ideas.length && !making && !shortfall) return <FirstTime />
  return (
    <section aria-labelledby="new-ideas">
      <SectionHeading id="new-ideas">New ideas</SectionHeading>
      <div className="grid gap-4 pt-5">
        {making && <WorkProgress work={work} label="Generating ideas" starting="Reading your brief" />}
        {!making && shortfall && (
          <Alert tone="plain">
            <p>{shortfall}</p>
            {needs && left > 0 && <MoreDetails needs={needs} onDetails={onDetails} />}
          </Alert>
        )}
        <output className="sr-only">
          {!making && `${ideas.length} new ${ideas.length === 1 ? 'idea' : 'ideas'}`}
        </output>
        <IdeaList ideas={ideas} empty={null}>
          {(idea) => <IdeaCard idea={idea} choice={choiceOf(idea)} menu={<IdeaMenu idea={idea} />} />}
        </IdeaList>
        {onMore && ideas.length > 0 && (
          <Button className="justify-self-start" pending={making} disabled={left <= 0} onClick={onMore}>
            Generate More
          </Button>
        )}
      </div>
    </section>
  )
}

const FirstTime = () => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="font-display text-d3 font-semibold">Your new ideas appear here</p>
    <p className="mx-auto mt-1 max-w-[46ch] text-ink-2">
      Each comes with a draft to copy, what to prepare, and what to check before you publish.
    </p>
  </div>
)
