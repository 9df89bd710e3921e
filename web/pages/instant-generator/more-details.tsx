import {
  type BriefFormAnswers,
  BriefFormKind,
  briefFormLines,
  briefFormNames,
  briefForms,
} from '#contract/brief-form.ts'
import type { generateInstant } from '#contract/ideas.ts'
import type { AnswerOf } from '#contract/call.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SelectField, TextArea, TextField } from '#web/components/ui/field.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

export type NeededForm = NonNullable<AnswerOf<typeof generateInstant>['needs']>

interface MoreDetailsProps {
  needs: NeededForm
  onDetails: (lines: string) => void
}

/** Characters. Together they fit into a brief. */
const longest = {
  headline: 70,
  text: 600,
  who: 120,
  when: 120,
  where: 120,
  price: 120,
  next: 160,
  parts: 1200,
}

const isLong = (name: keyof BriefFormAnswers) => name === 'text' || name === 'parts'
const isFact = (name: keyof BriefFormAnswers) =>
  name === 'who' || name === 'when' || name === 'where' || name === 'price'

/** Asks for the facts that a brief leaves out. Drafts print the answers as they are typed. */
export function MoreDetails({ needs, onDetails }: MoreDetailsProps) {
  const { answers } = needs
  // The brief's kind is a guess. Answers stay when people choose another.
  const [kind, setKind] = useState(needs.kind)
  const fields = briefForms[kind]
  const form = useForm<BriefFormAnswers>({ defaultValues: answers })
  const { errors } = form.formState
  const submit = form.handleSubmit((filled) => onDetails(briefFormLines(kind, filled)))
  const facts = fields.filter(({ name }) => isFact(name))
  const field = ({ name, label, hint, missing }: (typeof fields)[number]) => {
    const isMissing = (text = '') => (missing !== undefined && text.trim() === '' ? missing : true)
    const props = {
      label: missing === undefined ? `${label} (optional)` : label,
      ...(hint !== undefined && { hint }),
      maxLength: longest[name],
      error: errors[name]?.message,
      ...form.register(name, { validate: isMissing }),
    }
    return isLong(name) ? (
      <TextArea key={name} rows={name === 'parts' ? 6 : 3} {...props} />
    ) : (
      <TextField key={name} {...props} />
    )
  }
  return (
    <form
      noValidate
      aria-label="More details"
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid gap-4"
    >
      <SelectField
        label="This is about"
        value={kind}
        onChange={({ target }) => setKind(BriefFormKind.parse(target.value))}
      >
        {BriefFormKind.options.map((one) => (
          <option key={one} value={one}>
            {briefFormNames[one]}
          </option>
        ))}
      </SelectField>
      {fields.filter(({ name }) => !isFact(name) && name !== 'next').map(field)}
      {facts.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">{facts.map(field)}</div>
      )}
      {fields.filter(({ name }) => name === 'next').map(field)}
      <p className="text-small text-ink-2">
        Your words go into a post, an email and a video as you type them. You can edit each draft before you
        use it.
      </p>
      <div>
        <Button type="submit" tone="pencil">
          Generate with these details
        </Button>
        <p className="mt-2 text-small text-ink-2">
          We add your answers to the brief and generate ideas from it right away.
        </p>
      </div>
    </form>
  )
}
