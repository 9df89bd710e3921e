// What customers say on a site, each voice once and whole, with the name that stands by it.
import type { NewFact } from '#contract/facts.ts'
import { AS_READ } from '../language/as-read.ts'
import { flagsOf } from '../language/flags.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/** The facts with each customer's words as one review, in place of their single sentences. */
export function withReviews(facts: readonly NewFact[], blocks: readonly SiteBlock[]): NewFact[] {
  const seen = new Set<string>()
  const reviews = blocks.flatMap((block, at): NewFact[] => {
    const said = saidBy(block)
    if (said === null || seen.has(said.quote)) return []
    seen.add(said.quote)
    const author = said.author ?? authorBelow(blocks[at + 1], block) ?? authorAbove(block)
    return [
      {
        kind: 'website',
        quote: said.quote,
        place: block.place,
        type: 'review',
        slots: author === null ? {} : { person: author },
        heading: block.heading,
        ...AS_READ,
        voice: 'customer',
        flags: flagsOf(said.quote),
      },
    ]
  })
  const told = blocks.flatMap(({ text }, at) => (saidBy(blocks[at]) === null ? [] : [text]))
  const isTold = ({ voice, type, quote }: NewFact) =>
    voice === 'customer' && type !== 'review' && told.some((text) => text.includes(quote))
  const plainFirst = reviews.toSorted((one, other) => Number(boasts(one)) - Number(boasts(other)))
  return [...facts.filter((fact) => !isTold(fact)), ...plainFirst.slice(0, MOST_REVIEWS)]
}

const MOST_REVIEWS = 12
const MOST_WORDS = 45

/** Sums, figures and superlatives of a customer are theirs to prove; plainer words come first. */
const boasts = ({ quote }: NewFact): boolean => /[£€$%]|\d{2}|\b(?:best|cured?|guarantee\w*)\b/i.test(quote)

/** The words of a customer that a block holds: whole sentences from its beginning, as many as can be printed. */
function saidBy(block: SiteBlock | undefined): { quote: string; author: string | null } | null {
  if (
    block === undefined ||
    block.region === 'nav' ||
    block.form === 'title' ||
    voiceOf(block) !== 'customer'
  )
    return null
  const [, words = block.text, behind = ''] =
    /^["“„«](.+)["”“»](?:[\s,]*[-–—~]?\s*(.{2,80}))?$/su.exec(block.text) ?? []
  const all = words.replace(/^["“„«'‘\s]+|["”“»\s]+$/g, '')
  const sentences = sentencesOf(all)
  // A signature that stands in the same line.
  const last = sentences.length > 1 ? nameIn(sentences.at(-1) ?? '') : null
  const isSigned = last !== null && wordCount(sentences.at(-1) ?? '') <= 6 && !/[.!]$/.test(all)
  const quote = openingOf(all, isSigned ? sentences.slice(0, -1) : sentences)
  if (nameIn(all) !== null && wordCount(all) <= 8 && !/[.!]$/.test(all)) return null
  if (wordCount(quote) < 5 || quote.includes('?')) return null
  return { quote, author: nameIn(behind) ?? (isSigned ? last : null) }
}

/** The first sentences of a text, as it has them, as many as can be printed. */
function openingOf(text: string, sentences: readonly string[]): string {
  let end = 0
  for (const sentence of sentences) {
    const next = text.indexOf(sentence, end) + sentence.length
    if (wordCount(text.slice(0, next)) > MOST_WORDS) break
    end = next
  }
  return text.slice(0, end)
}

/** "– Tom Berglund", "Marcy L., member since 2022" in the line below. */
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

/** The name that a signature begins with, with the place or trade behind a comma where it is short. */
function nameIn(signature: string): string | null {
  const text = signature.replace(/^[-–—~\s]+/, '').trim()
  const [name] = signed.exec(text) ?? []
  if (
    name === undefined ||
    /^(?:The|A|An|Our|Read|See|More|Google|Trustpilot|Facebook|Tripadvisor|Verified)\b/.test(name)
  )
    return null
  const rest = text.slice(name.length)
  return /^, \p{L}[\p{L} ’'-]{2,24}$/u.test(rest) ? `${name}${rest}` : name
}
