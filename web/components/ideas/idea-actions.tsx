// What one can do with an idea, in full, where ideas are looked through.
import { dismissalReasons, type Idea } from '#contract/ideas.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { ideaAsText } from './idea-as-text.ts'
import { useMark } from './marks.ts'
import { NotForUs } from './not-for-us.tsx'
import { StatusMenu } from './status-menu.tsx'
import { effects } from './words.ts'

/** Without its edge: these stand on every slip, and only the status tells something. */
const quiet = 'px-2.5! font-medium! shadow-none! md:min-h-9!'

export function IdeaActions({ idea }: { idea: Idea }) {
  const mark = useMark()
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 sm:-mr-2.5">
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
            Not for us
          </Button>
        </>
      )}
      <CopyButton className={quiet} label="Copy" text={ideaAsText(idea)} />
      <NotForUs
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

/** Why an idea was turned down, and what follows from it. */
export const DismissalNote = ({ dismissal }: { dismissal: NonNullable<Idea['dismissal']> }) => (
  <div className="mt-3 max-w-[66ch] border-l-2 border-rule pl-4 wrap-anywhere">
    <p className="font-medium">
      {dismissalReasons[dismissal.reason]}
      {dismissal.note && <span className="font-normal">: {dismissal.note}</span>}
    </p>
    <p className="text-small text-ink-2">{effects[dismissal.reason]}</p>
  </div>
)
