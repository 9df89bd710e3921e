// A piece of a source in which facts are looked for: a paragraph, list item or card, with its context.
import type { Fact, Place } from '#contract/facts.ts'

export interface TextBlock {
  /** Plain text with single spaces, otherwise as the source writes it. */
  text: string
  /** The nearest heading above the text, or its card's heading; empty if there is none. */
  heading: string
  place: Place
  region: 'main' | 'nav' | 'footer'
  kind: 'website' | 'document' | 'profile'
  /** The document's page number, counted from 1. */
  page?: number
  /** Who speaks, if the source itself marks it, as a testimonial does. */
  voice?: Fact['voice']
  /** The branch that the block is about, if the brand has several. */
  branch?: string
  /** Whether the whole block is a question from a list of questions and answers. */
  isAsked?: boolean
  /** The parts that the source shows side by side in this line, in order: table cells, or a name and its price. */
  cells?: readonly Cell[]
}

export interface Cell {
  text: string
  /** The heading of the cell's column; empty if there is none. */
  head: string
  /** The currency sign of the column, if the cell is a bare figure. */
  sign?: string
}
