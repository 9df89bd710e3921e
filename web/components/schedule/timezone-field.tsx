// A field for the timezone, found by city or country, with the current time there.
import { countryOptions, INTERNATIONAL, timezones, zoneOf } from '#contract/values/places.ts'
import { Combobox } from '#web/components/ui/combobox.tsx'
import type { Ref } from 'react'
import { useNow } from './now.ts'
import { clockAt, placeOf } from './words.ts'

interface TimezoneFieldProps {
  value: string
  onChange: (timezone: string) => void
  onBlur: () => void
  name: string
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

export function TimezoneField({ value, onChange, ...field }: TimezoneFieldProps) {
  const now = useNow()
  return (
    <Combobox
      label="Timezone"
      options={choices.map(({ zone, label, ...choice }) => ({
        ...choice,
        label: `${label}, now ${clockAt(now, zone)}`,
      }))}
      value={value}
      // If the field is emptied the value stays, because a schedule always has a timezone.
      onChange={(chosen) => chosen && onChange(zoneOfChoice(chosen))}
      hint="Type a city or a country to find another."
      {...field}
    />
  )
}

const BY_COUNTRY = '|'
const zoneOfChoice = (choice: string): string => choice.split(BY_COUNTRY)[0] ?? choice

const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, 'en-GB')

/** What people call a timezone. */
const callings: Readonly<Record<string, string>> = {
  'Europe/London': 'GMT BST Britain UK',
  UTC: 'GMT',
  'Europe/Amsterdam': 'CET CEST',
  'Europe/Berlin': 'CET CEST',
  'Europe/Madrid': 'CET CEST',
  'Europe/Paris': 'CET CEST',
  'Europe/Rome': 'CET CEST',
  'Europe/Athens': 'EET EEST',
  'Asia/Kolkata': 'IST India',
  'Asia/Tokyo': 'JST',
  'Australia/Sydney': 'AEST AEDT',
  'America/New_York': 'EST EDT Eastern',
  'America/Toronto': 'EST EDT Eastern',
  'America/Chicago': 'CST CDT Central',
  'America/Denver': 'MST MDT Mountain',
  'America/Los_Angeles': 'PST PDT Pacific',
  'America/Vancouver': 'PST PDT Pacific',
}

/** Places that people search for although they are not countries; each lies within one. */
const parts = ['England', 'Great Britain', 'Northern Ireland', 'Scotland', 'Wales'].map((label) => ({
  value: label,
  label,
  zone: 'Europe/London',
}))

/** Every timezone by its own city, then each country that starts with one of them, and the parts of countries. */
const choices = [
  ...timezones
    .map((zone) => ({ value: zone, zone, label: nameOf(zone), also: callings[zone] ?? '' }))
    .toSorted(byLabel),
  ...[
    ...countryOptions()
      .filter(({ value }) => value !== INTERNATIONAL)
      .map((country) => ({ ...country, zone: zoneOf(country.value) })),
    ...parts,
  ]
    .map(({ value, label, zone }) => ({
      value: `${zone}${BY_COUNTRY}${value}`,
      zone,
      label: `${label} (same as ${placeOf(zone)})`,
    }))
    .toSorted(byLabel),
]

function nameOf(zone: string): string {
  const place = placeOf(zone)
  return place.charAt(0).toUpperCase() + place.slice(1)
}
