// The form that adds or corrects a value.
import type { BrandFact, CardValue, ValueSort } from '#contract/brand.ts'
import { addFact, changeFact, type Fact } from '#contract/facts.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { useSend } from '#web/api/use-send.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { errorsByField, validateValue } from './validate-value.ts'
import type { FieldSpec, Values } from './forms.ts'
import { sorts } from './sorts.ts'
import { useSavedFact } from './use-card.ts'

interface ValueFormProps {
  sort: ValueSort
  /** The fact to correct; without one, a new fact is added. */
  fact?: BrandFact
  onDone: (saved: Fact | null) => void
}

export function ValueForm({ sort, fact, onDone }: ValueFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const saved = useSavedFact()
  const [values, setValues] = useState<Values>(() => (fact ? sorts[sort].toValues(fact) : {}))
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const add = useSend(addFact)
  const change = useSend(changeFact)
  const { error } = fact ? change : add
  const errors = { ...placed(sort, error), ...found }
  const { fields } = sorts[sort]

  useEffect(() => {
    if (Object.keys(found).length > 0 || error) focusOn(form.current, '[aria-invalid="true"]')
  }, [found, error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // If ideas can't use the fact, it gets the type of the value that it is corrected to.
    const result = validateValue(sort, values, fact?.value ? fact.type : undefined)
    setFound('errors' in result ? result.errors : {})
    if (!('words' in result)) return
    const { kind = null, branch = null } = fact?.value ?? {}
    const value: CardValue = { sort, ...sorts[sort].shown(values), kind, branch }
    const onSuccess = (answer: Fact) => {
      saved(answer, value)
      onDone(answer)
    }
    if (fact) change.mutate({ params: { id: fact.id }, body: { edit: result.words } }, { onSuccess })
    else add.mutate({ body: result.words }, { onSuccess })
  }
  const shorts = fields.filter(({ isLong }) => !isLong)
  const longs = fields.filter(({ isLong }) => isLong)
  const field = (spec: FieldSpec) => (
    <ValueField
      key={spec.name}
      spec={spec}
      value={values[spec.name] ?? ''}
      error={errors[spec.name]}
      autoFocus={spec === fields[0]}
      onChange={(value) => setValues({ ...values, [spec.name]: value })}
      onEscape={() => onDone(null)}
    />
  )
  return (
    <form
      ref={form}
      noValidate
      aria-label={fact ? `Correct: ${fact.value?.text ?? fact.quote}` : sorts[sort].add}
      onSubmit={submit}
      className="grid max-w-2xl gap-4 rounded-panel bg-paper p-4 sm:p-5"
    >
      {fields[0]?.isLong && longs.map(field)}
      {shorts.length > 0 && (
        <div
          className={`grid gap-4 ${shorts.length === 1 ? '' : shorts.length === 2 ? columns.two : columns.three}`}
        >
          {shorts.map(field)}
        </div>
      )}
      {!fields[0]?.isLong && longs.map(field)}
      {error && Object.keys(placed(sort, error)).length === 0 && (
        <Alert>
          <p>{error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="pencil" pending={add.isPending || change.isPending}>
          {fact ? 'Save' : 'Add'}
        </Button>
        <Button onClick={() => onDone(null)}>Cancel</Button>
      </div>
    </form>
  )
}

const columns = {
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]',
} as const

const placed = (sort: ValueSort, error: HttpError | null) =>
  errorsByField(
    sort,
    (error?.errors ?? []).map(({ path, message }) => [path, message]),
  )

interface ValueFieldProps {
  spec: FieldSpec
  value: string
  error: string | undefined
  autoFocus: boolean
  onChange: (value: string) => void
  onEscape: () => void
}

function ValueField({ spec, value, error, autoFocus, onChange, onEscape }: ValueFieldProps) {
  const shared = {
    label: spec.isOptional ? `${spec.label} (optional)` : spec.label,
    placeholder: spec.placeholder,
    autoComplete: 'off',
    autoFocus,
    error,
    value,
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && onEscape(),
  }
  return spec.isLong ? (
    <TextArea {...shared} rows={2} maxLength={700} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextField
      {...shared}
      maxLength={120}
      inputMode={spec.isNumber ? 'numeric' : 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function focusOn(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector(selector)
  if (field instanceof HTMLElement) field.focus()
}
