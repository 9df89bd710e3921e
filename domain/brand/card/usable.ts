// Which facts may go on the brand's card: they must be about the brand, public, current and clear on their
// own.
import { isAddedByUser, type Fact } from '#contract/facts.ts'
import { isVetoed } from './veto.ts'
import { standsAlone } from './stands-alone.ts'

/** Whether ideas may use the fact, for example because it is public and current. */
export const isUsable = (fact: Fact): boolean =>
  // The calendar offers events; ideas are about them once a person has added them there.
  fact.type !== 'event' && isOfUse(fact)

/** Whether the fact is a date of something with a name, which an idea about that thing may print. */
export const isDateOfUse = (fact: Fact): boolean => fact.type === 'event' && isOfUse(fact)

function isOfUse(fact: Fact): boolean {
  return (
    fact.status !== 'hidden' &&
    fact.visibility === 'public' &&
    fact.voice !== 'third-party' &&
    fact.kind !== 'news' &&
    fact.freshness !== 'dated' &&
    !fact.flags.includes('dated') &&
    !fact.flags.includes('hypothetical') &&
    !isVetoed(fact)
  )
}

const spoken = new Set<Fact['type']>([
  'promise',
  'process',
  'contrast',
  'statement',
  'need',
  'guarantee',
  'free',
  'offer',
  'objection',
])

/**
 * Whether a draft may print the fact as a sentence of the brand about itself: complete, true on any day, and
 * not about a person.
 */
export function isPrintableSentence(fact: Fact): boolean {
  const { quote, type, slots } = fact
  return (
    spoken.has(type) &&
    slots.phone === undefined &&
    standsAlone(fact) &&
    /^\p{Lu}/u.test(quote) &&
    /[.!]$/.test(quote.trim()) &&
    (isAddedByUser(fact) || /\b(?:we|our|us|you|your)\b/i.test(quote)) &&
    !/["“”]/.test(quote) &&
    !/\b(?:today|tonight|tomorrow|yesterday|this (?:week|weekend|month|year|sunday|term)|next (?:week|month))\b/i.test(
      quote,
    ) &&
    !/\b(?:click|form below|above|below|here to|page|website|cookies?)\b/i.test(quote)
  )
}

/** Whether the fact is a customer's review: one or more complete sentences, and no question. */
export function isReview({ voice, type, quote }: Fact): boolean {
  const length = quote.split(/\s+/).length
  return (
    voice === 'customer' &&
    type !== 'customer-question' &&
    type !== 'objection' &&
    length >= 5 &&
    length <= 45 &&
    !quote.includes('?')
  )
}
