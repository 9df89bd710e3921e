import { opens, type Plan } from '#contract/plans.ts'
import { SelectField } from '#web/components/ui/field.tsx'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'

type Props = { plan: Plan } & Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>

/** Weekly or monthly. A plan without weekly deliveries says which plan has them. */
export function FrequencyField({ plan, hint, ...select }: Props) {
  const weekly = opens(plan, 'weekly')
  const upgrade = (
    <>
      Weekly deliveries come with Plus.{' '}
      <Link href="/pricing" className="link">
        Upgrade plan
      </Link>
    </>
  )
  return (
    <SelectField label="Delivery frequency" hint={weekly ? hint : upgrade} {...select}>
      <option value="weekly" disabled={!weekly}>
        Weekly
      </option>
      <option value="monthly">Monthly</option>
    </SelectField>
  )
}
