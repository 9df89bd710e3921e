// The timezone, found by its city or by a country that keeps its time, with what time it is there now.
import { countryOptions, INTERNATIONAL, timezones, zoneOf } from '#contract/places.ts'
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
      options={choices.map(({ value, zone, label }) => ({
        value,
        label: `${label}, now ${clockAt(now, zone)}`,
      }))}
      value={value}
      // Emptied, it keeps what it was: a schedule always has one.
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

/** Every zone by its own place, then every country that starts with one of them. */
const choices = [
  ...timezones.map((zone) => ({ value: zone, zone, label: nameOf(zone) })).toSorted(byLabel),
  ...countryOptions()
    .filter(({ value }) => value !== INTERNATIONAL)
    .map(({ value, label }) => ({
      value: `${zoneOf(value)}${BY_COUNTRY}${value}`,
      zone: zoneOf(value),
      label: `${label}: as in ${placeOf(zoneOf(value))}`,
    })),
]

function nameOf(zone: string): string {
  const place = placeOf(zone)
  return place.charAt(0).toUpperCase() + place.slice(1)
}
