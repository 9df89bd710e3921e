import { Button } from '#web/components/ui/button.tsx'
import { TextArea, TextField } from '#web/components/ui/field.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'

interface Details {
  what: string
  who: string
  when: string
  price: string
}

/** Asks for the facts that a short brief leaves out. They become sentences of the brief, which drafts then use. */
export function MoreDetails({ onDetails }: { onDetails: (details: string) => void }) {
  const form = useForm<Details>({ defaultValues: { what: '', who: '', when: '', price: '' } })
  const [isEmpty, setIsEmpty] = useState(false)
  const submit = form.handleSubmit((details) => {
    setIsEmpty(details.what.trim() === '')
    if (details.what.trim() === '') form.setFocus('what')
    else onDetails(inSentences(details))
  })
  return (
    <form
      noValidate
      aria-label="More details"
      onSubmit={(event) => void submit(event)}
      className="mt-5 grid gap-4"
    >
      <TextArea
        label="What is it?"
        rows={2}
        hint="One or two sentences, as you’d say it to a customer."
        error={isEmpty ? 'Say what it is in a sentence' : undefined}
        {...form.register('what')}
      />
      <p className="-mb-1 text-small text-ink-2">Leave out what your brief says already:</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField label="Who is it for?" {...form.register('who')} />
        <TextField label="When?" {...form.register('when')} />
        <TextField label="What does it cost?" {...form.register('price')} />
      </div>
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

/** The details as sentences: "A class on mats. It’s for men over 50. Tuesdays at 8am. It costs €15." */
export function inSentences({ what, who, when, price }: Details): string {
  const after = (lead: string, said: string) =>
    said.trim() === '' ? '' : `${lead} ${said.trim().replace(new RegExp(`^${lead}\\s+`, 'i'), '')}`
  return [what, after('It’s for', who.replace(/^for\s+/i, '')), when, after('It costs', price)]
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .map((said) => said.charAt(0).toUpperCase() + said.slice(1))
    .map((said) => (/[.!?]$/.test(said) ? said : `${said}.`))
    .join(' ')
}
