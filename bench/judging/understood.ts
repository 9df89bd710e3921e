// How well the websites were read, beside what a careful reader had found in them.
import type { Learnt } from './learn.ts'
import { squashed } from './text.ts'

export interface Understood {
  slug: string
  isNameRight: boolean
  offerings: { found: string[]; missed: string[] }
  facts: { found: number; typed: number; missed: string[]; mistyped: string[] }
  /** Forbidden strings in facts that pass for the brand's own. */
  forbidden: string[]
  known: number
  milliseconds: number
  pages: number
}

export function understood({ kept, truth, brand, reading, milliseconds, pages }: Learnt): Understood {
  const own = brand.facts.filter(({ kind, voice }) => kind === 'website' && voice !== 'third-party')
  const named = reading.suggestions.find(({ field }) => field === 'companyName')?.value ?? kept.name
  const offered = squashed([...reading.offerings, ...own.map(({ slots }) => slots.label ?? '')].join('\n'))
  const hits = truth.facts.map((fact) => {
    const quote = squashed(fact.quote)
    const match = own.filter((known) => {
      const said = squashed(`${known.slots.label ?? ''}${known.quote}`)
      return (
        squashed(known.quote).includes(quote) ||
        (known.quote.length > 20 && quote.includes(squashed(known.quote))) ||
        said === quote ||
        holdsPrice(known, fact.quote)
      )
    })
    return { fact, match }
  })
  const missed = hits.filter(({ match }) => match.length === 0)
  const mistyped = hits.filter(
    ({ fact, match }) => match.length > 0 && !match.some(({ type }) => type === fact.type),
  )
  return {
    slug: kept.slug,
    isNameRight: squashed(named) === squashed(truth.name),
    offerings: {
      found: truth.offerings.filter((name) => offered.includes(squashed(name))),
      missed: truth.offerings.filter((name) => !offered.includes(squashed(name))),
    },
    facts: {
      found: hits.length - missed.length,
      typed: hits.length - missed.length - mistyped.length,
      missed: missed.map(({ fact }) => `${fact.type}: ${fact.quote}`),
      mistyped: mistyped.map(
        ({ fact, match }) =>
          `${fact.type} taken as ${match.map(({ type }) => type).join(', ')}: ${fact.quote}`,
      ),
    },
    forbidden: truth.forbidden.filter((phrase) =>
      own.some(
        ({ quote, voice, flags, freshness }) =>
          voice === 'brand' &&
          flags.length === 0 &&
          freshness !== 'dated' &&
          squashed(quote).includes(squashed(phrase)),
      ),
    ),
    known: own.length,
    milliseconds,
    pages,
  }
}

/** A line of a price table is cut differently by every reader: label and sum are what counts. */
function holdsPrice(known: Learnt['brand']['facts'][number], quote: string): boolean {
  const { label, amount } = known.slots
  return (
    label !== undefined &&
    amount !== undefined &&
    squashed(quote).includes(squashed(amount)) &&
    squashed(quote).startsWith(squashed(label))
  )
}
