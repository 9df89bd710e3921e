// Collects customers' reviews on a site, each one once, with the author's name.
import type { NewFact } from '#contract/facts.ts'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import { flagsOf } from '../language/flags.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/** The facts with each review as one fact, instead of its single sentences. */
export function withReviews(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  const seen = new Set<string>()
  const staff = new Set(
    facts.flatMap(({ type, voice, slots }) =>
      type === 'person' && voice === 'brand' && slots.role !== undefined ? (slots.person ?? []) : [],
    ),
  )
  const reviews = blocks.flatMap((block, at) =>
    saidBy(block).flatMap(({ quote, author }, order, all): NewFact[] => {
      const isOnly = all.length === 1
      const person = author ?? (isOnly ? (authorBelow(blocks[at + 1], block) ?? authorAbove(block)) : null)
      if (seen.has(quote) || staff.has(person?.split(',')[0] ?? '')) return []
      seen.add(quote)
      return [
        {
          kind: 'website',
          quote,
          place: block.place,
          type: 'review',
          slots: person === null ? {} : { person },
          heading: block.heading,
          ...NEW_FACT_DEFAULTS,
          voice: 'customer',
          flags: flagsOf(quote),
        },
      ]
    }),
  )
  // Other texts marked as a customer's are titles, fragments or questions, so they are dropped.
  const own = facts.filter(
    ({ voice, type, kind }) => voice !== 'customer' || type === 'review' || kind !== 'website',
  )
  const plainFirst = reviews.toSorted((one, other) => Number(boasts(one)) - Number(boasts(other)))
  return [...own, ...plainFirst.slice(0, MOST_REVIEWS)]
}

const MOST_REVIEWS = 12
const MOST_WORDS = 45

/**
 * Whether the review makes claims that need proof: sums, figures, superlatives. Reviews without them come
 * first.
 */
const boasts = ({ quote }: NewFact): boolean => /[£€$%]|\d{2}|\b(?:best|cured?|guarantee\w*)\b/i.test(quote)

interface Saying {
  quote: string
  author: string | null
}

/** The reviews in a block, each cut to its first sentences. */
function saidBy(block: SiteBlock): Saying[] {
  if (block.region === 'nav' || block.form === 'title' || voiceOf(block) !== 'customer') return []
  const several = [
    ...block.text.matchAll(/["“]([^"“”]{12,})["”][\s,]*[-–—~]?\s*([^"“”]{2,80}?)(?=\s*["“]|$)/gu),
  ]
  if (several.length > 1 && several[0]?.index === 0)
    return several.flatMap(([, words = '', behind = '']) => sayingOf(words, behind))
  const [, words = block.text, behind = ''] =
    /^["“„«](.+)["”“»](?:[\s,]*[-–—~]?\s*(.{2,80}))?$/su.exec(block.text) ?? []
  return sayingOf(words, behind)
}

function sayingOf(words: string, behind: string): Saying[] {
  const all = words.replace(/^["“„«'‘\s]+|["“”»\s]+$/g, '')
  const sentences = sentencesOf(all)
  // The author's name may be at the end of the same line.
  const last = sentences.length > 1 ? nameIn(sentences.at(-1) ?? '') : null
  const isSigned = last !== null && wordCount(sentences.at(-1) ?? '') <= 6 && !/[.!]$/.test(all)
  const quote = openingOf(all, isSigned ? sentences.slice(0, -1) : sentences)
  if (nameIn(all) !== null && wordCount(all) <= 8 && !/[.!]$/.test(all)) return []
  // A text that starts in the middle of a sentence makes no sense alone.
  if (wordCount(quote) < 5 || /^(?:\.\.\.|…)?\s*(?:and|but|so|which)\s/.test(quote)) return []
  return [{ quote, author: nameIn(behind) ?? (isSigned ? last : null) }]
}

/** The first sentences of a text, word for word, up to MOST_WORDS and before any question. */
function openingOf(text: string, sentences: readonly string[]): string {
  let end = 0
  for (const sentence of sentences) {
    const next = text.indexOf(sentence, end) + sentence.length
    if (wordCount(text.slice(0, next)) > MOST_WORDS || sentence.includes('?')) break
    end = next
  }
  return text.slice(0, end)
}

/** Finds the author in the line below a review: "– Tom Berglund", "Marcy L., member since 2022". */
function authorBelow(next: SiteBlock | undefined, block: SiteBlock): string | null {
  if (next === undefined || next.place.of !== block.place.of || next.text.length > 80) return null
  const isSigned = /^[-–—~]/.test(next.text) || next.voice === 'customer'
  return isSigned ? nameIn(next.text.replace(/^[-–—~\s]+/, '')) : null
}

const authorAbove = ({ heading, voice }: SiteBlock): string | null =>
  voice === 'customer' && fullName.test(heading) ? heading : null

const fullName = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]*){1,2}$/u
const signed =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Rev)\.? )?\p{Lu}[\p{L}’'-]*\.?(?: (?:& |and )?\p{Lu}[\p{L}’'-]*\.?){0,3}(?=$|[,;(|–—-]|\s[-–—|(]|\s(?:from|in|of|via)\b)/u

/** The name at the start of a signature, with a place or trade after a comma if it is short. */
function nameIn(signature: string): string | null {
  const text = signature
    .replace(/^[-–—~\s]+/, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim()
  const [name] = signed.exec(text) ?? []
  if (
    name === undefined ||
    /^(?:The|A|An|Our|Read|See|More|Google|Trustpilot|Facebook|Tripadvisor|Verified)\b/.test(name)
  )
    return null
  const rest = text.slice(name.length)
  return !ofSite.test(rest) && /^, \p{L}[\p{L} ’'-]{2,24}$/u.test(rest) ? `${name}${rest}` : name
}

/** Names of review websites, which are not a place or trade of the author. */
const ofSite =
  /\b(?:reviews?|google|trustpilot|facebook|tripadvisor|yelp|instagram|verified|customer|client)\b/i
