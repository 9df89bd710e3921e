// Words that must not appear in what the product prints, and the signs of text that must not be read as a brand's own.
import type { Entry } from './entry.ts'

/** Phrases that mark a title or a text as one that anybody could have written. Lower-case; matched at word boundaries. */
export const cliches: readonly string[] = [
  'ultimate guide',
  'secrets',
  "you won't believe",
  'everything you need to know',
  "in today's",
  'game-changer',
  'unlock',
  'elevate',
  'journey',
  'nestled',
]

/** A claim that only a quotation may make, and the kind of piece it matters for. */
export interface BannedClaim {
  phrase: string
  matters: 'all' | Exclude<Entry['sensitivity'], 'none'>
}

/** Claims a marketer must not make in their own words. Lower-case; matched at word boundaries. */
export const bannedClaims: readonly BannedClaim[] = [
  { phrase: 'best in', matters: 'all' },
  { phrase: 'risk-free', matters: 'all' },
  { phrase: 'number one', matters: 'all' },
]
