// What an idea rests on, as memory knows it: a fact keeps its fingerprint when the site is read again and its id changes.
import type { Fact } from '#contract/facts.ts'
import { wordsOf } from '#domain/brand/same-fact.ts'
import { hash } from './seeded.ts'

/** What a fact says in 14 signs. Edited by a person it is another subject: what was refused as untrue may be told once it is right. */
export function fingerprintOf({ type, quote }: Pick<Fact, 'type' | 'quote'>): string {
  const text = wordsOf({ type, quote })
  return `${hex(hash(text))}${hex(hash(text, 0x050c5d1f)).slice(0, 6)}`
}

/** The subject of an idea on one fact or on two set side by side, whichever comes first. */
export const subjectOf = (fingerprints: readonly string[]): string => fingerprints.toSorted().join('+')

/** The fingerprints in a subject. */
export const fingerprintsIn = (subject: string): string[] => subject.split('+')

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
