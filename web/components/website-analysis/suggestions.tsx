// What the website says about the brand, beside the profile's own values. A suggestion replaces a value only if it is accepted.
import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import type { Suggestion } from '#contract/website.ts'
import { countryName } from '#contract/values/places.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '../notices.ts'
import type * as z from 'zod/mini'
import { Button } from '../ui/button.tsx'
import { SectionHeading } from '../ui/heading.tsx'

type Suggested = z.output<typeof Suggestion>

const names: Record<Suggested['field'], string> = {
  companyName: 'Company name',
  country: 'Country',
  logoUrl: 'Logo',
  primaryColor: 'Primary colour',
  secondaryColor: 'Secondary colour',
  tertiaryColor: 'Tertiary colour',
}

export function Suggestions({
  suggestions,
  profile,
}: {
  suggestions: readonly Suggested[]
  profile: Profile
}) {
  const kept = useReadCache()
  const notify = useNotify()
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved) })
  const use = ({ field, value }: Suggested) =>
    save.mutate(
      { body: { [field]: value } },
      {
        onSuccess: () => notify({ title: `${names[field]} saved` }),
        onError: (error) => notify({ title: 'Error', text: 'Failed to save settings.', error }),
      },
    )
  return (
    <section aria-labelledby="suggestions">
      <SectionHeading id="suggestions">Suggestions for your profile</SectionHeading>
      <ul className="divide-y divide-rule">
        {suggestions.map((suggestion) => {
          const { field, value, source } = suggestion
          const inUse = profile[field]?.toLowerCase() === value.toLowerCase()
          return (
            <li
              key={field + value}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
            >
              <div className="min-w-0">
                <p className="text-small text-ink-2">{names[field]}</p>
                <Value field={field} value={value} />
                <p className="text-small text-ink-2">
                  Found in {source}.
                  {!inUse && profile[field] && ` You have: ${words(field, profile[field])}.`}
                </p>
              </div>
              {inUse ? (
                <p className="text-moss">In use</p>
              ) : (
                <Button
                  pending={save.isPending && save.variables.body[field] === value}
                  aria-label={`Use this: ${names[field]} ${words(field, value)}`}
                  onClick={() => use(suggestion)}
                >
                  Use this
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const words = (field: Suggested['field'], value: string) => (field === 'country' ? countryName(value) : value)

function Value({ field, value }: Pick<Suggested, 'field' | 'value'>) {
  return (
    <p className="flex items-center gap-2 font-medium wrap-anywhere">
      {field.endsWith('Color') && (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-slip border border-edge"
          style={{ backgroundColor: value }}
        />
      )}
      {field === 'logoUrl' && value.startsWith('https:') && (
        <img src={value} alt="" referrerPolicy="no-referrer" className="h-10 max-w-32 object-contain" />
      )}
      {words(field, value)}
    </p>
  )
}
