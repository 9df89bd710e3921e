// One sentence with what stands around it, as the fact finders are given it, and what they answer.
import type { FactType, Slots } from '#contract/facts.ts'
import type { TextBlock } from './text-block.ts'

/** The people of the brand, as far as its pages name them. */
export interface Staff {
  /** The name, first or full, of the one who is the subject of a sentence: "Ruth" in "Ruth glazes". */
  subjectOf(text: string): string | undefined
  /** Those who a list or a card introduces in this sentence of the block, with what they are or see to. */
  introducedIn(block: TextBlock, text: string): readonly { person: string; role?: string; year?: number }[]
}

export interface Sentence {
  text: string
  block: TextBlock
  /** It is all that its block says. */
  isAlone: boolean
  /** It speaks in the brand's own name, or of it by name. */
  isAboutBrand: boolean
  /** It stands under the brand's own name: "A Georgian guesthouse by the sea." */
  isUnderBrandName: boolean
  /** The words of the brand's name in lower case, without those that every firm's name may hold. */
  nameWords: ReadonlySet<string>
  /** The brand speaks as "I" rather than "we". */
  isSolo: boolean
  /** Those who are known to work there. */
  staff: Staff
  /** The year in which the source is read. */
  thisYear: number
}

export interface Found {
  type: FactType
  slots: Slots
  /** A part of the sentence, where the whole is more than the fact. */
  quote?: string
}

/** Finds the facts of one story in a sentence. Better none than a wrong one. */
export type Finder = (sentence: Sentence) => Found[]

export const found = (type: FactType, slots: Slots = {}): Found[] => [{ type, slots }]

/** Sentences about a person, in which "since 1996" is not the brand's. */
export const isAboutPerson = (text: string): boolean =>
  /\b(he|she|his|her|him|hers)\b/i.test(text) && !/^(we|our)\b/i.test(text)

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
