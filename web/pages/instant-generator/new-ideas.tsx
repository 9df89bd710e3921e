import type { Idea } from '#contract/ideas.ts'
import type { Work } from '#contract/work.ts'
import { IdeaCard } from '#web/components/ideas/idea-card.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { IdeaMenu } from '#web/components/ideas/idea-menu.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { WorkProgress } from '#web/components/work-progress.tsx'
import { useEffect, useRef } from 'react'
import { MoreDetails, type NeededForm } from './more-details.tsx'

export type ChoiceOf = (idea: Idea) => { checked: boolean; onChange: (checked: boolean) => void }

interface NewIdeasProps {
  ideas: readonly Idea[]
  making: boolean
  /** Whether this screen asked for them, so that they come into view. */
  requested: boolean
  work: Work | undefined
  shortfall: string | null
  /** How many ideas the last brief got. */
  found: number
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
  const { ideas, making, requested, work, shortfall, found, needs, onDetails, left, choiceOf, onMore } = props
  const section = useInView<HTMLElement>(requested)
  const details =
    needs && left > 0 ? (
      <MoreDetails key={`${needs.kind} ${needs.answers.headline}`} needs={needs} onDetails={onDetails} />
    ) : null
  // Ideas come before questions about more of them.
  const asksFirst = details !== null && found === 0
  if (!ideas.length && !making && !shortfall) return <FirstTime />
  return (
    <section ref={section} aria-labelledby="new-ideas" className="scroll-mt-20">
      <SectionHeading id="new-ideas">New ideas</SectionHeading>
      <div className="grid gap-4 pt-5">
        {making && <WorkProgress work={work} label="Generating ideas" starting="Reading your brief" />}
        {!making && shortfall && (
          <Alert
            tone="plain"
            {...(asksFirst && {
              title:
                needs?.answers.text === undefined
                  ? 'We need a few details first'
                  : 'Check these details first',
            })}
          >
            <p>{shortfall}</p>
            {asksFirst && details}
          </Alert>
        )}
        <output className="sr-only">
          {!making && `${ideas.length} new ${ideas.length === 1 ? 'idea' : 'ideas'}`}
        </output>
        <IdeaList ideas={ideas} empty={null}>
          {(idea) => <IdeaCard idea={idea} choice={choiceOf(idea)} menu={<IdeaMenu idea={idea} />} />}
        </IdeaList>
        {!making && !asksFirst && details && (
          <section aria-labelledby="more-details" className="rounded-panel bg-paper p-5">
            <h3 id="more-details" className="font-display text-d3 font-semibold">
              Get more ideas for this
            </h3>
            {details}
          </section>
        )}
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

/**
 * Scrolls to the section when it starts to fill, and again when it's full, which may make the page long enough. On a phone it's
 * below the form, and Generate More is below the list.
 */
function useInView<Section extends HTMLElement>(isFilling: boolean) {
  const section = useRef<Section>(null)
  const was = useRef(isFilling)
  useEffect(() => {
    if (was.current === isFilling) return
    was.current = isFilling
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 3) section.current?.scrollIntoView?.()
  }, [isFilling])
  return section
}
