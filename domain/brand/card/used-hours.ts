// The brand page lists only the opening hours that ideas use, because two that disagree can't both be right.
import type { BrandFact } from '#contract/brand.ts'
import type { Card } from '#domain/playbook/card.ts'
import { timesOf } from '#domain/reading/language/repeats.ts'

/**
 * The facts, with a value for the opening hours that the whole card uses, even if it takes other lines to make
 * a week, and none for the others. Other spellings of the same hours get the same text, so that they are shown
 * as one value.
 */
export function withUsedHours({ hours }: Pick<Card, 'hours'>, facts: readonly BrandFact[]): BrandFact[] {
  const keyOf = (text: string, branch: string | null) => `${branch ?? ''} ${timesOf(text)}`
  const byTimes = new Map(hours.map((one) => [keyOf(one.text, one.branch), one]))
  const byId = new Map(hours.map((one) => [one.id, one]))
  return facts.map((fact): BrandFact => {
    const { id, type, value, status, visibility } = fact
    if (type !== 'hours' || status === 'hidden' || visibility === 'internal') return fact
    const used = byId.get(id) ?? (value && byTimes.get(keyOf(value.text, value.branch)))
    if (used) {
      const { text, branch } = used
      return { ...fact, value: { sort: 'hours', text, more: null, kind: null, branch }, unused: null }
    }
    return value?.sort === 'hours' ? { ...fact, value: null, unused: 'other-hours' } : fact
  })
}
