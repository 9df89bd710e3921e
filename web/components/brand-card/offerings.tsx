// What the brand offers: chips for the known offerings, a field to add more, and chips for what others in the trade usually offer.
import type { AnswerOf } from '#contract/call.ts'
import type { readBrand } from '#contract/brand.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, TextButton } from '../ui/button.tsx'
import { control } from '../ui/field.tsx'
import { useKeepFocus } from '../use-keep-focus.ts'
import { CardGroup } from './card-group.tsx'
import { groups } from './groups.ts'
import { useCard } from './use-card.ts'
import type { ShownValue } from './values.ts'

interface OfferingsProps {
  known: AnswerOf<typeof readBrand>
  values: readonly ShownValue[]
}

export const Offerings = ({ known, values }: OfferingsProps) => (
  <CardGroup
    group={groups[0]}
    values={values}
    adding={
      <>
        <AddOffering />
        <Usual known={known} values={values} />
      </>
    }
  />
)

const LONGEST = 60

function AddOffering() {
  const { offer } = useCard()
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim().replace(/\s+/g, ' ')
    setMissing(typed.length < 2)
    if (typed.length < 2) return
    offer(typed)
    setName('')
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Add what you offer">
      <div className="flex max-w-md gap-2">
        <input
          aria-label="Something else you offer"
          aria-invalid={missing}
          aria-describedby={missing ? 'offer-missing' : undefined}
          placeholder="Something else you offer"
          autoComplete="off"
          maxLength={LONGEST}
          value={name}
          className={control}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">Add</Button>
      </div>
      {missing && (
        <p id="offer-missing" className="mt-1.5 text-small font-medium text-stamp">
          Write what it’s called
        </p>
      )}
    </form>
  )
}

/** The number of offerings shown before "Show all". */
const FOLD = 12

function Usual({ known, values }: OfferingsProps) {
  const [unfolded, setUnfolded] = useState(false)
  const there = new Set(values.map(({ text }) => text.toLowerCase()))
  const usual = known.usual.filter((name) => !there.has(name.toLowerCase()))
  if (usual.length === 0) return null
  return (
    <UsualChips
      usual={usual}
      shown={unfolded ? usual : usual.slice(0, FOLD)}
      onAll={() => setUnfolded(true)}
    />
  )
}

interface UsualChipsProps {
  usual: readonly string[]
  shown: readonly string[]
  onAll: () => void
}

function UsualChips({ usual, shown, onAll }: UsualChipsProps) {
  const { offer } = useCard()
  const box = useKeepFocus<HTMLUListElement>(shown)
  return (
    <div className="mt-2">
      <p id="usual" className="text-small text-ink-2">
        Others in your trade often offer these. Tick yours.
      </p>
      <ul ref={box} tabIndex={-1} aria-labelledby="usual" className="mt-2 flex flex-wrap gap-2 outline-none">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              data-entry
              aria-label={`We offer ${name}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-ctl border-[1.5px] border-dashed border-edge px-3 hover:border-pencil hover:text-pencil md:min-h-9"
              onClick={() => offer(name)}
            >
              <Plus aria-hidden="true" className="size-4 text-pencil" />
              {name}
            </button>
          </li>
        ))}
        {shown.length < usual.length && (
          <li className="self-center">
            <TextButton className="min-h-11 px-1 md:min-h-9" onClick={onAll}>
              Show {usual.length - shown.length} more
            </TextButton>
          </li>
        )}
      </ul>
    </div>
  )
}
