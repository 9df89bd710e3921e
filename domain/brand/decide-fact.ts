// What becomes of a fact by what its people say of it: confirmed, hidden, told in other words, or as its source has it.
import type { BodyOf } from '#contract/call.ts'
import {
  isAddedByUser,
  ADDED_BY_USER,
  type changeFact,
  type Fact,
  type NewFact,
  type SourceWords,
} from '#contract/facts.ts'
import { valuesNotInQuote, type FactInput } from '#contract/fact-words.ts'
import { Problem } from '#domain/problem.ts'
import { flagsOf } from '#domain/reading/language/flags.ts'

export type FactChanges = BodyOf<typeof changeFact>

/** All of a fact that people decide. */
export type Decided = SourceWords & Pick<Fact, 'status' | 'visibility'> & { original: SourceWords | null }

/** The fact's words and standing after a change. A claim that leaves out one of its values is refused. */
export function decided(fact: Fact, changes: FactChanges): Decided {
  const { edit, restore, status, visibility = fact.visibility } = changes
  const words = edit ? edited(fact, edit) : restore ? inSource(fact) : asItIs(fact)
  return { ...words, visibility, status: statusOf(fact, words, status ?? (edit ? 'confirmed' : undefined)) }
}

/** A fact that nobody read anywhere: a person tells it. */
export function told({ type, quote, slots }: FactInput): NewFact {
  refuseUnsaid('slots', { type, quote, slots })
  return {
    kind: 'profile',
    place: ADDED_BY_USER,
    type,
    quote,
    slots,
    heading: '',
    ...care(quote),
    status: 'confirmed',
    visibility: 'public',
    voice: type === 'review' ? 'customer' : 'brand',
  }
}

type Words = Omit<Decided, 'status' | 'visibility'>

const asItIs = (fact: Fact): Words => ({ ...wordsIn(fact), original: fact.original ?? null })
const inSource = (fact: Fact): Words => ({ ...wordsIn(fact.original ?? fact), original: null })

function edited(fact: Fact, { type, quote, slots }: FactInput): Words {
  const source = wordsIn(fact.original ?? fact)
  if (type === source.type && quote === source.quote && isSame(slots, source.slots)) return inSource(fact)
  refuseUnsaid('edit.slots', { type, quote, slots }, { ...source, heading: fact.heading })
  return {
    type,
    quote,
    slots,
    ...care(`${quote} ${fact.heading}`),
    original: isAddedByUser(fact) ? null : source,
  }
}

/** What a person says now is neither of another year nor an example, but must be handled with the same care. */
const care = (text: string): Pick<Fact, 'freshness' | 'flags'> => ({
  freshness: 'current',
  flags: flagsOf(text).filter((flag) => flag !== 'hypothetical'),
})

/** Confirming a fact that was edited or told says nothing new of it, and shown again it is what it was before. */
function statusOf(fact: Fact, words: Words, wish: FactChanges['status']): Fact['status'] {
  if (wish === 'hidden' || (wish === undefined && fact.status === 'hidden')) return 'hidden'
  if (words.original) return 'edited'
  if (isAddedByUser(fact) || wish === 'confirmed') return 'confirmed'
  return wish === undefined && fact.status === 'confirmed' ? 'confirmed' : 'extracted'
}

function refuseUnsaid(at: string, words: FactInput, source?: SourceWords & { heading: string }) {
  const errors = valuesNotInQuote(words, source).map((name) => ({
    path: `${at}.${name}`,
    message: `The fact doesn’t mention “${words.slots[name]}”`,
  }))
  const [first] = errors
  if (first) throw new Problem('invalid', `${first.message}.`, { errors })
}

const wordsIn = ({ type, quote, slots, freshness, flags }: SourceWords): SourceWords => ({
  type,
  quote,
  slots,
  freshness,
  flags,
})

const isSame = (one: Fact['slots'], other: Fact['slots']): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const values = new Map(Object.entries(other))
  return (
    Object.entries(one).every(([name, value]) => values.get(name) === value) && names.size === values.size
  )
}
