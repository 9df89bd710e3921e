// What an idea rests on, as memory knows it: a fact keeps its fingerprint when the site is read again and its id changes.
import type { Fact } from '#contract/facts.ts'
import { wordsOf } from '#domain/brand/same-fact.ts'
import { hash } from './seeded.ts'

/** What a fact says in its source in 14 signs: other words that a person gave it make it no other subject. */
export function fingerprintOf(fact: Pick<Fact, 'type' | 'quote' | 'original'>): string {
  const text = wordsOf(fact)
  return `${hex(hash(text))}${hex(hash(text, 0x050c5d1f)).slice(0, 6)}`
}

/** The subject of an idea on one fact or on two set side by side, whichever comes first. */
export const subjectOf = (fingerprints: readonly string[]): string => [...fingerprints].toSorted().join('+')

/** The fingerprints in a subject. */
export const fingerprintsIn = (subject: string): string[] => subject.split('+')

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
