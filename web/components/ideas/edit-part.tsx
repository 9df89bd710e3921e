// A part of an idea that can be edited in place. Unsaved text is restored when the idea is opened again.
import { editIdea, type EditablePart, type Idea } from '#contract/ideas.ts'
import { useSend } from '#web/api/use-send.ts'
import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useCachedState } from '../use-cached-state.ts'
import { useNotify } from '../notices.ts'
import { Button } from '../ui/button.tsx'
import { TextArea } from '../ui/field.tsx'
import { useUpdateCachedIdea } from './cached-idea.ts'

interface EditPartProps {
  idea: Idea
  part: EditablePart
  label: string
  rows: number
  /** Whether the edit button is shown as an icon only. */
  quiet?: boolean
  /** Renders the part, given its edit button. */
  children: (edit: ReactNode) => ReactNode
}

export function EditPart({ children, quiet = false, ...rest }: EditPartProps) {
  const { idea, part, label } = rest
  const button = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, type] = useCachedState<string | null>(['held', 'rewriting', idea.id, part], null)
  const writing = typed !== null
  const wrote = useRef(writing)
  // Moves the focus, because the focused form or button disappears.
  useEffect(() => {
    const gone = document.activeElement === document.body
    if (gone && wrote.current !== writing) (writing ? area : button).current?.focus()
    wrote.current = writing
  }, [writing])
  if (writing) return <Rewriting area={area} typed={typed} type={type} {...rest} />
  return children(
    <Button
      ref={button}
      aria-label={`Edit the ${label.toLowerCase()}`}
      className={quiet ? 'shrink-0 px-3! text-ink-2! shadow-none!' : 'px-3! font-medium! md:min-h-9!'}
      onClick={() => type(idea[part])}
    >
      <Pencil aria-hidden="true" className="size-4" />
      {!quiet && 'Edit'}
    </Button>,
  )
}

const saved = { title: 'Title saved', draft: 'Draft saved' }
const missing = { title: 'Give the idea a title', draft: 'Write the draft' }

interface RewritingProps extends Omit<EditPartProps, 'children' | 'quiet'> {
  area: Ref<HTMLTextAreaElement>
  typed: string
  /** Changes the text; null ends editing. */
  type: (words: string | null) => void
}

function Rewriting({ idea, part, label, rows, area, typed, type }: RewritingProps) {
  const [refused, setRefused] = useState('')
  const keep = useUpdateCachedIdea()
  const notify = useNotify()
  const edit = useSend(editIdea)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const said = editIdea.body.safeParse({ [part]: typed })
    if (!typed.trim()) return setRefused(missing[part])
    if (!said.success) return setRefused(said.error.issues[0]?.message ?? '')
    if (said.data[part] === idea[part]) return type(null)
    edit.mutate(
      { params: { id: idea.id }, body: said.data },
      {
        onSuccess: (edited) => {
          keep(edited)
          type(null)
          notify({ title: saved[part] })
        },
        onError: ({ message }) => setRefused(message),
      },
    )
  }
  return (
    <form noValidate onSubmit={save} className="grow">
      <TextArea
        ref={area}
        label={label}
        rows={rows}
        value={typed}
        error={refused || undefined}
        onChange={({ target }) => type(target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" tone="pencil" pending={edit.isPending}>
          Save
        </Button>
        <Button onClick={() => type(null)}>Cancel</Button>
      </div>
    </form>
  )
}

/** Says that a person edited a part. */
export const EditedByYou = ({ idea, part }: Pick<EditPartProps, 'idea' | 'part'>) =>
  idea.edited.includes(part) && (
    <p className="w-fit text-small font-semibold">
      <span className="mk">Edited by you</span>
    </p>
  )
