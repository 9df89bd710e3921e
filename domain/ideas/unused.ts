// Why ideas leave a fact alone, for the people who can do something about it.
import type { Fact, Unused } from '#contract/facts.ts'
import { isOwn, isUsable } from './known-facts.ts'

/** What keeps a fact out of ideas, or null. That it is hidden or not published was somebody's choice, and no reason. */
export function unusedFor(fact: Fact): Unused | null {
  if (isUsable({ ...fact, status: 'extracted' }) && isOwn(fact)) return null
  if (fact.flags.includes('hypothetical')) return 'hypothetical'
  if (fact.freshness === 'dated' || fact.flags.includes('dated')) return 'dated'
  if (!isOwn(fact)) return fact.voice === 'customer' ? 'customer' : 'third-party'
  return 'small-print'
}
