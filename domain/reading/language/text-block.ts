// A piece of a source as facts are found in it: one paragraph, list item or card, with what stands around it.
import type { Fact, Place } from '#contract/facts.ts'

export interface TextBlock {
  /** Plain text with single spaces, its words as the source writes them. */
  text: string
  /** The nearest heading above the text or of its card, or an empty text. */
  heading: string
  place: Place
  region: 'main' | 'nav' | 'footer'
  kind: 'website' | 'document' | 'profile'
  /** The page of a document, counted from 1. */
  page?: number
  /** Set where the source itself marks who speaks, as a testimonial's frame does. */
  voice?: Fact['voice']
  /** Set where all of it is one of the questions of a list of questions and answers. */
  isAsked?: boolean
  /** What the source sets side by side in this line, as the cells of a row or a name and its price, in order. */
  cells?: readonly Cell[]
}

export interface Cell {
  text: string
  /** What the cell's column is headed, or an empty text. */
  head: string
  /** The sign of money that its column bears elsewhere, where the cell holds a bare figure. */
  sign?: string
}
