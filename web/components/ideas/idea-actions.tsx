// The actions of an idea on its own page, with labels.
import { dismissalReasons, type Idea } from '#contract/ideas.ts'
import { useState } from 'react'
import { useDates } from '../dates.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dismiss } from './dismiss.tsx'
import { ideaAsText } from './idea-as-text.ts'
import { useMark } from './marks.ts'
import { StatusMenu } from './status-menu.tsx'
import { dismissalEffects } from './words.ts'

/** Without a border, so that the status stands out. */
const quiet = 'px-2.5! font-medium! shadow-none! md:min-h-9!'

export function IdeaActions({ idea }: { idea: Idea }) {
  const mark = useMark()
  const { country } = useDates()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
      {idea.dismissal ? (
        <>
          <Button
            className="px-3.5! md:min-h-9!"
            onClick={() => mark(idea, { status: 'generated', dismissal: null })}
          >
            Put back
          </Button>
          <Button className={quiet} onClick={() => setAsking(true)}>
            Change the reason
          </Button>
        </>
      ) : (
        <>
          <StatusMenu idea={idea} />
          <Button className={quiet} onClick={() => setAsking(true)}>
            Dismiss
          </Button>
        </>
      )}
      <CopyButton className={quiet} label="Copy idea" text={ideaAsText(idea, country)} />
      <Dismiss
        idea={idea}
        open={asking}
        onClose={() => setAsking(false)}
        onSay={(dismissal) => {
          setAsking(false)
          mark(idea, { status: 'archived', dismissal })
        }}
      />
    </div>
  )
}

/** Why an idea was dismissed, and what that changes. */
export const DismissalNote = ({ dismissal }: { dismissal: NonNullable<Idea['dismissal']> }) => (
  <div className="max-w-[66ch] border-l-2 border-rule pl-4 wrap-anywhere">
    <p className="font-medium">
      {dismissalReasons[dismissal.reason]}
      {dismissal.note && <span className="font-normal">: {dismissal.note}</span>}
    </p>
    <p className="text-small text-ink-2">{dismissalEffects[dismissal.reason]}</p>
  </div>
)
