// What users can do to a fact: confirm, hide, edit or restore it, and add new ones.
import type { BodyOf } from '#contract/call.ts'
import {
  isAddedByUser,
  ADDED_BY_USER,
  type changeFact,
  type Fact,
  type NewFact,
  type SourceWords,
} from '#contract/facts.ts'
import { slotsOf, valuesNotInQuote, type FactInput } from '#contract/fact-words.ts'
import { Problem } from '#domain/problem.ts'
import { flagsOf } from '#domain/reading/language/flags.ts'

export type FactChanges = BodyOf<typeof changeFact>

/** The parts of a fact that users can change. */
export type FactDecision = SourceWords &
  Pick<Fact, 'status' | 'visibility'> & { original: SourceWords | null }

/**
 * Applies a change to a fact's words, status or visibility. @throws Problem if an edited fact doesn't mention
 * one of its values
 */
export function withChanges(fact: Fact, changes: FactChanges): FactDecision {
  const { edit, restore, status, visibility = fact.visibility } = changes
  const words = edit ? edited(fact, edit) : restore ? inSource(fact) : asItIs(fact)
  return { ...words, visibility, status: statusOf(fact, words, status ?? (edit ? 'confirmed' : undefined)) }
}

/**
 * Makes a new fact from what a person typed. It has no source. @throws Problem if the text doesn't mention
 * one of its values
 */
export function factFromPerson({ type, quote, slots }: FactInput): NewFact {
  refuseMissingValues('slots', { type, quote, slots })
  return {
    kind: 'profile',
    place: ADDED_BY_USER,
    type,
    quote,
    slots,
    heading: '',
    ...timelinessAndFlags(quote),
    status: 'confirmed',
    visibility: 'public',
    voice: type === 'review' ? 'customer' : 'brand',
  }
}

type Words = Omit<FactDecision, 'status' | 'visibility'>

const asItIs = (fact: Fact): Words => ({ ...wordsIn(fact), original: fact.original ?? null })
const inSource = (fact: Fact): Words => ({ ...wordsIn(fact.original ?? fact), original: null })

function edited(fact: Fact, { type, quote, slots: typed }: FactInput): Words {
  const source = wordsIn(fact.original ?? fact)
  // A form has no field for the branch, and correcting hours doesn't move them to another one.
  const { branch } = fact.slots
  const slots = branch !== undefined && slotsOf(type).includes('branch') ? { branch, ...typed } : typed
  if (type === source.type && quote === source.quote && isSame(slots, source.slots)) return inSource(fact)
  refuseMissingValues('edit.slots', { type, quote, slots }, { ...source, heading: fact.heading })
  return {
    type,
    quote,
    slots,
    ...timelinessAndFlags(`${quote} ${fact.heading}`),
    original: isAddedByUser(fact) ? null : source,
  }
}

/** What a person writes is current and not an example, but sensitive topics in it are still flagged. */
const timelinessAndFlags = (text: string): Pick<Fact, 'freshness' | 'flags'> => ({
  freshness: 'current',
  flags: flagsOf(text).filter((flag) => flag !== 'hypothetical'),
})

/**
 * Works out the status after a change. Confirming an edited or added fact changes nothing. A hidden fact that
 * is shown again gets its earlier status.
 */
function statusOf(fact: Fact, words: Words, wish: FactChanges['status']): Fact['status'] {
  if (wish === 'hidden' || (wish === undefined && fact.status === 'hidden')) return 'hidden'
  if (words.original) return 'edited'
  if (isAddedByUser(fact) || wish === 'confirmed') return 'confirmed'
  return wish === undefined && fact.status === 'confirmed' ? 'confirmed' : 'extracted'
}

function refuseMissingValues(at: string, words: FactInput, source?: SourceWords & { heading: string }) {
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
