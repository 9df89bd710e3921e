// Finds proof of the brand's quality: signed reviews, ratings, awards, and numbers with what they count.
import type { NewFact } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { isBoilerplate } from './passages.ts'

export interface Review {
  text: string
  /** The author as the site gives it. */
  author: string
}

/** Reviews signed by a person, those on the home page first. Quotations of staff members are left out. */
export function reviewsIn(facts: readonly NewFact[], home: string): Review[] {
  const colleagues = facts.flatMap(({ type, slots }) =>
    type === 'person' && slots.person ? slots.person.toLowerCase() : [],
  )
  return facts
    .filter(({ type, slots, quote, heading }) => {
      const author = slots.person ?? ''
      return (
        type === 'review' &&
        person.test(author) &&
        !firm.test(author) &&
        !/\bsays?$/i.test(heading) &&
        !colleagues.includes(author.toLowerCase()) &&
        !/["“”]/.test(quote) &&
        wordCount(quote) >= 5 &&
        wordCount(quote) <= 36 &&
        !isBoilerplate(quote) &&
        !needsProof.test(quote)
      )
    })
    .toSorted((one, other) => worth(other, home) - worth(one, home))
    .map(({ quote, slots }) => ({ text: quote, author: (slots.person ?? '').replace(/[\s,]+$/, '') }))
}

/** Reviews that say what the brand's people did, in whole sentences, come first, then those on the home page. */
const worth = ({ quote, place }: NewFact, home: string): number =>
  (/\b(?:they|she|he|staff|team)\b/i.test(quote) ? 1 : 0) +
  (/[.!]$/.test(quote) && wordCount(quote) >= 9 ? 1 : 0) -
  (/\p{Lu}{4}/u.test(quote) ? 1 : 0) +
  (place.of === home ? 0.5 : 0)

/**
 * Reviews about money, cures or being the best are left out, since a brand can't publish them without proof.
 */
const needsProof =
  /[£€$%]|\b(?:saved?|cur(?:e|ed|es)|cancer|consultants?|operation|(?:best|finest|greatest) (?:\p{L}+ ){0,3}in (?:the )?\p{Lu})/u

/**
 * The name of an author: a first name with a surname or initial, or a couple's names. Book titles and job
 * titles don't match.
 */
const person =
  /^(?:(?:Dr|Mr|Mrs|Ms|Miss)\.? )?\p{Lu}[\p{L}’'-]+(?: (?:&|and|\+) \p{Lu}[\p{L}’'-]+| (?!(?:That|The|This|Who|Of|And|With|For|In|On)\b)\p{Lu}[\p{L}’'.-]*){1,3}(?:$|[,(–—-]| \()/u
const firm =
  /\b(?:managers?|directors?|partner|ltd|limited|plc|llc|inc|uk|team|customer|sample|editor|magazine|author of|representative|ceo|md)\b/i

/** A rating as the site gives it: "4.9 from 132 Google reviews". */
export function ratingIn(blocks: readonly SiteBlock[]): string {
  for (const { text, region } of blocks) {
    if (region === 'nav') continue
    const [found = ''] = rating.exec(text) ?? []
    if (found !== '') return found.trim()
  }
  return ''
}

const rating =
  /\b[1-5]\.\d(?:\/5| out of (?:5|five)| stars?)?,? (?:from|based on|across|over|in|on) (?:over |more than )?\d[\d,]* (?:\p{Lu}\p{L}+ )?reviews?\b/iu

/** Sentences that say that the brand won an award. */
export const awardsIn = (facts: readonly NewFact[], brandName: string): string[] =>
  facts.flatMap(({ type, voice, quote, freshness }) =>
    type === 'award' &&
    voice === 'brand' &&
    freshness !== 'dated' &&
    wordCount(quote) >= 3 &&
    wordCount(quote) <= 24 &&
    (/\b(?:we|our|us)\b/i.test(quote) ||
      quote.includes(brandName) ||
      /^(?:winner|finalist|awarded|voted|shortlisted)\b/i.test(quote)) &&
    !quote.endsWith('?')
      ? [quote]
      : [],
  )

/** Whether the website has several prices. On a charity's site, an amount of money next to a thing is a donation. */
export const hasPublishedPrices = (facts: readonly NewFact[], blocks: readonly SiteBlock[]): boolean =>
  facts.filter(({ type }) => type === 'labelled-price').length > 2 &&
  !blocks.some(({ text }) =>
    /\b(?:registered charity|charity (?:no|number|commission|regulator))\b/i.test(text),
  )
