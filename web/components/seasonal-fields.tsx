// The three settings of seasonal content, as the profile and the wizard show them.
import { countryName } from '#contract/places.ts'
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
}: SeasonalFieldsProps) {
  return (
    <div className="grid gap-6">
      <Switch
        label="Enable seasonal content"
        hint="Ideas for the days ahead that matter to your trade, each with the tasks to get it made in time."
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
          <p className="max-w-[66ch] text-ink-2">
            For example: each delivery brings {count} seasonal ideas, and an idea for a day in {monthName(5)}{' '}
            reaches you in {monthName(5 - leadTimeMonths)}.
          </p>
        </>
      )}
    </div>
  )
}

/** The name of a month counted from January as 0. */
const monthName = (month: number) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month, 1)),
  )
