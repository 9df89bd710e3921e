import { DeliveryFrequency } from '#contract/profile.ts'
import type { Plan } from '#contract/plans.ts'
import { FrequencyField } from '#web/components/schedule/frequency-field.tsx'
import { TimezoneField } from '#web/components/schedule/timezone-field.tsx'
import { daysOfMonth, hourName, hours, ordinal, weekdays } from '#web/components/schedule/words.ts'
import { SelectField } from '#web/components/ui/field.tsx'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { type ProfileFields, useProfileFields } from './profile-form.ts'

/** Weeks start on Monday here. */
const week = [1, 2, 3, 4, 5, 6, 0]

export function ScheduleFields({ plan }: { plan: Plan }) {
  const { control, formState } = useProfileFields()
  const frequency = useWatch({ control, name: 'deliveryFrequency' })
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1.6fr]">
      <Controller
        control={control}
        name="deliveryFrequency"
        render={({ field }) => (
          <FrequencyField
            plan={plan}
            {...field}
            onChange={({ target }) => field.onChange(DeliveryFrequency.safeParse(target.value).data)}
            error={formState.errors.deliveryFrequency?.message}
          />
        )}
      />
      {frequency === 'weekly' ? (
        <NumberChoice name="deliveryDayOfWeek" label="Day of the week">
          {week.map((day) => (
            <option key={day} value={day}>
              {weekdays[day]}
            </option>
          ))}
        </NumberChoice>
      ) : (
        <NumberChoice name="deliveryDayOfMonth" label="Day of the month">
          {daysOfMonth.map((day) => (
            <option key={day} value={day}>
              {ordinal(day)}
            </option>
          ))}
        </NumberChoice>
      )}
      <NumberChoice name="deliveryHour" label="Hour">
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hourName(hour)}
          </option>
        ))}
      </NumberChoice>
      <Controller
        control={control}
        name="deliveryTimezone"
        render={({ field, fieldState }) => <TimezoneField {...field} error={fieldState.error?.message} />}
      />
    </div>
  )
}

interface NumberChoiceProps {
  name: keyof Pick<ProfileFields, 'deliveryDayOfWeek' | 'deliveryDayOfMonth' | 'deliveryHour'>
  label: string
  children: ReactNode
}

function NumberChoice({ name, label, children }: NumberChoiceProps) {
  const { control } = useProfileFields()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <SelectField
          label={label}
          {...field}
          onChange={({ target }) => field.onChange(Number(target.value))}
          error={fieldState.error?.message}
        >
          {children}
        </SelectField>
      )}
    />
  )
}
