// What one can do with an idea, in full, where ideas are looked through.
import { dismissalReasons, type Idea, IdeaStatus } from '#contract/ideas.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { control } from '../ui/field.tsx'
import { ideaAsText } from './idea-as-text.ts'
import { useMark } from './marks.ts'
import { NotForUs } from './not-for-us.tsx'
import { effects, shelfNames } from './words.ts'

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
          <StatusSelect idea={idea} onChange={(status) => mark(idea, { status, dismissal: null })} />
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

function StatusSelect({ idea, onChange }: { idea: Idea; onChange: (status: IdeaStatus) => void }) {
  return (
    <select
      aria-label={`Status of: ${idea.title}`}
      className={`${control} mr-1 w-auto! px-2! font-medium md:min-h-9! md:py-1!`}
      value={idea.status}
      onChange={(event) => onChange(IdeaStatus.parse(event.target.value))}
    >
      {IdeaStatus.options.map((status) => (
        <option key={status} value={status}>
          {shelfNames[status]}
        </option>
      ))}
    </select>
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
