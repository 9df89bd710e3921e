// Telling a fact: what kind of thing it is, in plain words, and then only its fields.
import { addFact, type FactType } from '#contract/facts.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useState } from 'react'
import { Button, TextButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { newDraft } from './draft.ts'
import { FactForm } from './fact-form.tsx'
import { groups, isTellable, kinds } from './groups.ts'
import { useSavedFact } from './use-facts.ts'

interface AddFactProps {
  open: boolean
  /** What was asked for; otherwise one chooses. */
  type: FactType | null
  onClose: () => void
}

export function AddFact({ open, type, onClose }: AddFactProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tell us something">
      <Telling asked={type} onClose={onClose} />
    </Dialog>
  )
}

function Telling({ asked, onClose }: { asked: FactType | null; onClose: () => void }) {
  const [type, setType] = useState(asked)
  return type === null ? (
    <KindChoice onChoose={setType} onClose={onClose} />
  ) : (
    <TellForm type={type} onOther={() => setType(null)} onClose={onClose} />
  )
}

interface KindChoiceProps {
  onChoose: (type: FactType) => void
  onClose: () => void
}

const KindChoice = ({ onChoose, onClose }: KindChoiceProps) => (
  <div className="grid gap-5">
    <p className="text-ink-2">What kind of thing is it?</p>
    {groups.map(({ id, title, types }) => (
      <section key={id} aria-labelledby={`tell-${id}`}>
        <h3 id={`tell-${id}`} className="border-b border-rule pb-1 text-small font-semibold text-ink-2">
          {title}
        </h3>
        <ul className="mt-1 grid sm:grid-cols-2">
          {types.filter(isTellable).map((type) => (
            <li key={type}>
              <button
                type="button"
                className="min-h-11 w-full rounded-ctl px-2 py-2 text-left font-medium text-pencil hover:bg-pencil-soft"
                onClick={() => onChoose(type)}
              >
                {kinds[type].choice}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
    <Button className="justify-self-start" onClick={onClose}>
      Cancel
    </Button>
  </div>
)

interface TellFormProps {
  type: FactType
  onOther: () => void
  onClose: () => void
}

function TellForm({ type, onOther, onClose }: TellFormProps) {
  const notify = useNotify()
  const saved = useSavedFact()
  // A new form for each: the last one's claim is told beside it.
  const [told, setTold] = useState<readonly string[]>([])
  const [goesOn, setGoesOn] = useState(false)
  const add = useSend(addFact, { onDone: saved })
  const last = told.at(-1)
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">{kinds[type].choice}</p>
        <TextButton onClick={onOther}>Something else</TextButton>
      </div>
      <output className={last ? 'wrap-anywhere' : 'sr-only'}>
        {last && (
          <>
            Added: <span className="mk">{last}</span>
          </>
        )}
      </output>
      <FactForm
        key={told.length}
        name={kinds[type].choice}
        start={newDraft(type)}
        error={add.error}
        onSubmit={(body, button) => {
          setGoesOn(button === 'another')
          add.mutate(
            { body },
            {
              onSuccess: ({ quote }) => {
                if (button === 'another') return setTold([...told, quote])
                notify({ title: 'Added', text: quote })
                onClose()
              },
            },
          )
        }}
      >
        <Button type="submit" tone="pencil" pending={add.isPending && !goesOn}>
          Add
        </Button>
        <Button type="submit" value="another" pending={add.isPending && goesOn}>
          Add and tell another
        </Button>
        <Button onClick={onClose}>{last ? 'Done' : 'Cancel'}</Button>
      </FactForm>
    </div>
  )
}
