// The fact of an idea in as few words as it has: what goes on a first slide, into a subject line, at the head of a heading.
import type { Telling } from '../telling.ts'
import { capitalised } from '../wording/casing.ts'
import { fill } from '../wording/fill.ts'
import { trimmedQuote } from '../wording/quotation.ts'

/** The values of the fact as a phrase: "Hot desk, £75 a month", "200 volunteers". Null for a fact that has none. */
export function keyPhrase({ candidate, filling }: Telling): string | null {
  const patterns: Partial<Record<typeof candidate.first.fact.type, string>> = {
    'labelled-price': '{label}, {amount}',
    price: '{amount}',
    founded: 'Since {year}',
    quantity: '{count} {noun}',
    person: '{person}',
    place: '{place}',
    hours: '{hours}',
    offer: '{label}',
  }
  const pattern = patterns[candidate.first.fact.type]
  const phrase = pattern === undefined ? null : fill(pattern, { ...filling, articles: {} })
  return phrase === null ? null : capitalised(phrase)
}

/** The quote in quotation marks, or as much of its beginning as can be read at a glance and still says something. */
export function shortQuote({ candidate }: Telling, most: number): string | null {
  const words = trimmedQuote(candidate.first.fact.quote, most - 2)
  return words.length >= 15 ? `“${words}”` : null
}

/** What a slide or a first line opens with: the key phrase or the quote, ended as a sentence. */
export function opening(telling: Telling, most: number): string | null {
  const key = keyPhrase(telling) ?? shortQuote(telling, most)
  if (key === null || /[.?!…]”?$/.test(key)) return key
  return `${key}.`
}
