// One fact: its claim, the values in it, where it stands, what became of it, and what one can do about it.
import { type BrandFact, changeFact, isTold } from '#contract/facts.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import { useEffect, useRef, useState } from 'react'
import { Button, TextButton } from '../ui/button.tsx'
import { draftOf } from './draft.ts'
import { FactForm } from './fact-form.tsx'
import { FactPlace } from './fact-place.tsx'
import { FactStanding } from './fact-standing.tsx'
import { FactValues } from './fact-values.tsx'
import { kinds } from './groups.ts'
import { useFacts, useSavedFact } from './use-facts.ts'

/** Without its edge: these stand on every row, and only what became of the fact tells something. */
const quiet = 'px-2.5! font-medium! shadow-none! md:min-h-9!'

export function FactRow({ fact }: { fact: BrandFact }) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const facts = useFacts()
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[8rem_minmax(0,1fr)]">
      <p className="pt-1 text-small text-ink-2">{kinds[fact.type].name}</p>
      {editing ? (
        <EditFact fact={fact} onDone={() => setEditing(false)} />
      ) : (
        <div className="grid gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <Claim quote={fact.quote} />
            <FactValues fact={fact} />
            <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
              <FactPlace fact={fact} />
              <FactStanding fact={fact} />
            </p>
            {fact.kind === 'document' && <Publish fact={fact} onChange={(is) => facts.publish(fact, is)} />}
          </div>
          <div className="-ml-2.5 flex flex-wrap items-start lg:-mt-1 lg:ml-0">
            {fact.status === 'extracted' && (
              <Act fact={fact} onClick={() => facts.confirm(fact)}>
                Confirm
              </Act>
            )}
            {fact.status === 'confirmed' && !isTold(fact) && (
              <Act fact={fact} onClick={() => facts.takeBack(fact)}>
                Take back
              </Act>
            )}
            <Button ref={edit} className={quiet} onClick={() => setEditing(true)}>
              Edit
              <Aloud fact={fact} />
            </Button>
            {fact.original && (
              <Act fact={fact} onClick={() => facts.restore(fact)}>
                Undo edit
              </Act>
            )}
            <Act fact={fact} onClick={() => facts.hide(fact)}>
              Hide
            </Act>
            {isTold(fact) && (
              <Act fact={fact} onClick={() => facts.remove(fact)}>
                Delete
              </Act>
            )}
          </div>
        </div>
      )}
    </li>
  )
}

interface ActProps {
  fact: BrandFact
  onClick: () => void
  children: string
}

export const Act = ({ fact, onClick, children }: ActProps) => (
  <Button className={quiet} onClick={onClick}>
    {children}
    <Aloud fact={fact} />
  </Button>
)

/** Which fact a button is for, to those who hear it alone. */
const Aloud = ({ fact }: { fact: BrandFact }) => <span className="sr-only">: {fact.quote}</span>

/** Characters of a claim that are shown before the rest is asked for. */
const LONG = 280

/** Large, unless it is a paragraph. It takes the focus when the fact before it has left. */
function Claim({ quote }: { quote: string }) {
  const [whole, setWhole] = useState(false)
  const isCut = quote.length > LONG + 40 && !whole
  const size = quote.length > 140 ? 'text-base' : 'font-display text-d3 font-semibold'
  return (
    <>
      <p tabIndex={-1} data-claim className={`max-w-[60ch] outline-offset-4 wrap-anywhere ${size}`}>
        {isCut ? `${quote.slice(0, LONG).trimEnd()}…` : quote}
      </p>
      {isCut && (
        <TextButton className="text-small" onClick={() => setWhole(true)}>
          Show all of it
        </TextButton>
      )}
    </>
  )
}

function Publish({ fact, onChange }: { fact: BrandFact; onChange: (isPublic: boolean) => void }) {
  // A tick must stand the moment it is made; the fact itself follows a little later.
  const [ticked, setTicked] = useState<boolean | null>(null)
  const [known, setKnown] = useState(fact.visibility)
  if (known !== fact.visibility) {
    setKnown(fact.visibility)
    setTicked(null)
  }
  return (
    <label className="mt-1 flex min-h-11 w-fit items-center gap-2.5 md:min-h-9">
      <input
        type="checkbox"
        className="size-4 accent-pencil"
        checked={ticked ?? fact.visibility === 'public'}
        onChange={({ target }) => {
          setTicked(target.checked)
          onChange(target.checked)
        }}
      />
      May be published
      <Aloud fact={fact} />
    </label>
  )
}

function EditFact({ fact, onDone }: { fact: BrandFact; onDone: () => void }) {
  const notify = useNotify()
  const saved = useSavedFact()
  const save = useSend(changeFact, {
    onDone: (changed) => {
      saved(changed)
      notify({ title: 'Fact saved' })
      onDone()
    },
  })
  const source = fact.original
  return (
    <div className="grid max-w-3xl gap-5 rounded-panel bg-paper p-5">
      {source && (
        <p className="wrap-anywhere">
          <span className="text-ink-2">The source says: </span>
          {source.quote}
        </p>
      )}
      <FactForm
        name={`Edit: ${fact.quote}`}
        start={draftOf(fact)}
        source={fact}
        error={save.error}
        onSubmit={(edit) => save.mutate({ params: { id: fact.id }, body: { edit } })}
      >
        <Button type="submit" tone="pencil" pending={save.isPending}>
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </FactForm>
      {!isTold(fact) && !source && (
        <p className="text-small text-ink-2">
          Once edited, it is told in your words. Ideas no longer cite it as words of{' '}
          <FactPlace fact={{ ...fact, heading: '' }} />.
        </p>
      )}
    </div>
  )
}
