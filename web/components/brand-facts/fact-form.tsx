// The words of one fact, to be told or put right: only the fields of its kind, and the sentence that ideas quote.
import type { Fact } from '#contract/facts.ts'
import { FactType } from '#contract/facts.ts'
import { factFields, type FactWords, slotsOf } from '#contract/fact-words.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { SelectField, TextArea, TextField } from '../ui/field.tsx'
import { byField, checked, claimOf, type Draft, fieldWords, type SlotName, withValue } from './draft.ts'
import { groups, kinds } from './groups.ts'

interface FactFormProps {
  /** What it says of the form to those who hear it. */
  name: string
  start: Draft
  /** The fact that is edited; its kind can be changed too. */
  source?: Fact
  error: HttpError | null
  onSubmit: (words: FactWords, button: string | undefined) => void
  children: ReactNode
}

export function FactForm({ name, start, source, error, onSubmit, children }: FactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const errors = { ...byField((error?.errors ?? []).map(({ path, message }) => [path, message])), ...found }
  const fields = slotsOf(draft.type)
  const isPlaced = Object.keys(errors).some(
    (field) => field === 'quote' || fields.some((one) => one === field),
  )

  useEffect(() => {
    if (Object.keys(found).length > 0 || error) focusOn(form.current, '[aria-invalid="true"]')
  }, [found, error])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = checked(draft, source)
    setFound('errors' in result ? result.errors : {})
    if (!('words' in result)) return
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    onSubmit(result.words, submitter instanceof HTMLButtonElement ? submitter.value : undefined)
  }
  const values = fields.length > 0 && (
    <div key="values" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {fields.map((field, index) => (
        <ValueField
          key={field}
          field={field}
          draft={draft}
          autoFocus={!source && index === 0}
          error={errors[field]}
          onChange={(value) => setDraft(withValue(draft, field, value))}
        />
      ))}
    </div>
  )
  const claim = (
    <TextArea
      key="claim"
      label="In one sentence"
      hint="Ideas quote it word for word. Write it as you would say it to a customer."
      placeholder={kinds[draft.type].example}
      rows={2}
      maxLength={source ? 700 : 300}
      autoFocus={source !== undefined || fields.length === 0}
      error={errors.quote}
      value={claimOf(draft)}
      onChange={({ target }) => setDraft({ ...draft, claim: target.value })}
    />
  )
  return (
    <form ref={form} noValidate aria-label={name} onSubmit={submit} className="grid gap-5">
      {source && (
        <SelectField
          label="What kind of thing is it?"
          className="max-w-md"
          value={draft.type}
          onChange={({ target }) => setDraft({ ...draft, type: FactType.parse(target.value) })}
        >
          {groups.map(({ id, title, types }) => (
            <optgroup key={id} label={title}>
              {types.map((type) => (
                <option key={type} value={type}>
                  {kinds[type].choice}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
      )}
      {source ? [claim, values] : [values, claim]}
      {error && !isPlaced && (
        <Alert>
          <p>{error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </form>
  )
}

interface ValueFieldProps {
  field: SlotName
  draft: Draft
  autoFocus: boolean
  error: string | undefined
  onChange: (value: string) => void
}

function ValueField({ field, draft, autoFocus, error, onChange }: ValueFieldProps) {
  const { label, placeholder } = fieldWords(field)
  const isOptional = !factFields[draft.type]?.needs.includes(field)
  return (
    <TextField
      label={isOptional ? `${label} (optional)` : label}
      placeholder={placeholder}
      inputMode={field === 'year' ? 'numeric' : 'text'}
      autoComplete="off"
      autoFocus={autoFocus}
      maxLength={120}
      error={error}
      value={draft.values[field] ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function focusOn(form: HTMLFormElement | null, selector: string): void {
  const field = form?.querySelector(selector)
  if (field instanceof HTMLElement) field.focus()
}
