// Asks why an idea is dismissed, and says what that changes.
import { Dismissal, dismissalReasons, type Idea } from '#contract/ideas.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldMessage, TextArea } from '../ui/field.tsx'
import { dismissalEffects } from './words.ts'

interface DismissProps {
  idea: Idea
  open: boolean
  onClose: () => void
  onSay: (dismissal: Dismissal) => void
}

export const Dismiss = ({ open, onClose, ...rest }: DismissProps) => (
  <Dialog open={open} onClose={onClose} title="Dismiss this idea">
    <ReasonForm onClose={onClose} {...rest} />
  </Dialog>
)

const NOTE = 300

function ReasonForm({ idea, onClose, onSay }: Omit<DismissProps, 'open'>) {
  const id = useId()
  const [reason, setReason] = useState(idea.dismissal?.reason)
  const [note, setNote] = useState(idea.dismissal?.note ?? '')
  const [refused, setRefused] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = Dismissal.safeParse({ reason, note })
    if (said.success) onSay(said.data)
    else setRefused(said.error.issues[0]?.message ?? '')
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-ink-2 wrap-anywhere">{idea.title}</p>
      <fieldset className="mt-5" aria-describedby={refused ? `${id}-refused` : undefined}>
        <legend className="mb-1 font-medium">Why isn’t it right for you?</legend>
        {Dismissal.shape.reason.options.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={`${id}-reason`}
              checked={reason === each}
              onChange={() => {
                setReason(each)
                setRefused('')
              }}
            />
            {dismissalReasons[each]}
          </label>
        ))}
        {refused && <FieldMessage id={`${id}-refused`}>{refused}</FieldMessage>}
      </fieldset>
      <output className="mt-3 block min-h-13 text-ink-2 sm:min-h-6">
        {reason ? (
          <span className="mk text-ink">{dismissalEffects[reason]}</span>
        ) : (
          'Your reason improves future ideas.'
        )}
      </output>
      <TextArea
        className="mt-4"
        label="Note (optional)"
        hint={`${note.length} of ${NOTE} characters`}
        rows={2}
        maxLength={NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="pencil">
          Dismiss
        </Button>
      </div>
    </form>
  )
}
