// The three settings for seasonal content, shared by the profile and the wizard.
import { countryName } from '#contract/values/places.ts'
import type { ReactNode } from 'react'
import { SeasonalExample } from './seasons/seasonal-example.tsx'
import { SelectField, TextField } from './ui/field.tsx'
import { Switch } from './ui/switch.tsx'

interface SeasonalSettings {
  seasonalContentEnabled: boolean
  seasonalContentCount: number
  seasonalLeadTimeMonths: number
}

interface SeasonalFieldsProps {
  enabled: boolean
  count: number
  leadTimeMonths: number
  country: string | null
  countryNote: string
  onChange: (change: Partial<SeasonalSettings>) => void
  /** Shown below the example. */
  children?: ReactNode
}

const COUNTS = [2, 3, 4, 5]
const MONTHS = [1, 2, 3, 4]
const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`

export function SeasonalFields({
  enabled,
  count,
  leadTimeMonths,
  country,
  countryNote,
  onChange,
  children,
}: SeasonalFieldsProps) {
  return (
    <div className="grid gap-6">
      <Switch
        label="Enable seasonal content"
        hint="Ideas for upcoming dates that matter to your trade, with the tasks to make each one in time."
        checked={enabled}
        onChange={(seasonalContentEnabled) => onChange({ seasonalContentEnabled })}
      />
      {enabled && (
        <>
          <div className="grid gap-6 lg:grid-cols-3">
            <TextField label="Country" readOnly value={countryName(country)} hint={countryNote} />
            <SelectField
              label="Ideas per delivery"
              value={count}
              onChange={(event) => onChange({ seasonalContentCount: Number(event.target.value) })}
            >
              {COUNTS.map((each) => (
                <option key={each} value={each}>
                  {each} ideas
                </option>
              ))}
            </SelectField>
            <SelectField
              label="Planning lead time"
              value={leadTimeMonths}
              onChange={(event) => onChange({ seasonalLeadTimeMonths: Number(event.target.value) })}
            >
              {MONTHS.map((each) => (
                <option key={each} value={each}>
                  {months(each)}
                </option>
              ))}
            </SelectField>
          </div>
          <div className="grid justify-items-start gap-2">
            {/* The example is loaded again for another country, which has other dates. */}
            <SeasonalExample key={country} count={count} leadTimeMonths={leadTimeMonths} />
            {children}
          </div>
        </>
      )}
    </div>
  )
}
