// Defines what a fact finder gets, a sentence with its context, and what it returns.
import type { FactType, Slots } from '#contract/facts.ts'
import type { TextBlock } from './text-block.ts'

/** The brand's staff as far as its pages name them. */
export interface Staff {
  /** The first or full name of the person who is the subject of a sentence: "Ruth" in "Ruth glazes". */
  subjectOf(text: string): string | undefined
  /** The people that a list or card introduces in this sentence of the block, with their roles. */
  introducedIn(block: TextBlock, text: string): readonly { person: string; role?: string; year?: number }[]
}

export interface Sentence {
  text: string
  block: TextBlock
  /** Whether this is the only sentence of its block. */
  isAlone: boolean
  /** Whether the sentence says "we", names the brand or a member of staff, or is from the profile. */
  isAboutBrand: boolean
  /**
   * Whether the heading contains the brand's name: then "A Georgian guesthouse by the sea." below it
   * describes the brand.
   */
  isUnderBrandName: boolean
  /** The words of the brand's name in lower case, without those common in company names. */
  nameWords: ReadonlySet<string>
  /** Whether the brand writes as "I" rather than "we". */
  isSolo: boolean
  staff: Staff
  /** The year in which the source is read. */
  thisYear: number
}

export interface Found {
  type: FactType
  slots: Slots
  /** The part of the sentence that is the fact; absent if it is the whole sentence. */
  quote?: string
}

/**
 * Finds facts of one kind in a sentence. It returns nothing in doubtful cases, since a wrong fact is worse
 * than a missing one.
 */
export type Finder = (sentence: Sentence) => Found[]

export const found = (type: FactType, slots: Slots = {}): Found[] => [{ type, slots }]

/** Whether a sentence is about a person: then "since 1996" is not the brand's founding year. */
export const isAboutPerson = (text: string): boolean =>
  /\b(he|she|his|her|him|hers)\b/i.test(text) && !/^(we|our)\b/i.test(text)

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
