// A document as it was read: plain text in pieces, each with the heading and the page it stands under.
import type { Insights } from '#contract/documents.ts'
import type { NewFact } from '#contract/facts.ts'

export interface DocumentPart {
  /** One paragraph, list item, table row or heading, with single spaces. A heading is a part whose text is its own heading. */
  text: string
  /** The nearest heading above, or an empty text. */
  heading: string
  /** Counted from 1; only where the format knows pages. */
  page?: number
}

export interface DocumentText {
  fileType: 'pdf' | 'docx' | 'txt'
  /** None where the document holds pictures only. */
  parts: DocumentPart[]
  /** How many characters the parts hold together. */
  characters: number
  /** Why the end of a long document was left out; absent where all was read. */
  cut?: 'pages' | 'characters'
}

/** What a document says of the brand, in its own words and with their places. */
export interface DocumentReading {
  insights: Insights
  facts: NewFact[]
  /** What the reader should know of how it was read, or null. */
  notice: string | null
}

export interface DocumentReader {
  /**
   * Reads a PDF, DOCX or plain text, told apart by what is in it, and works out what it says; neither keeps anybody waiting.
   * `today` is a date such as "2026-11-20". Throws a Problem that says what to do when it can't.
   */
  read(
    bytes: Uint8Array,
    about: { fileName: string; today: string; brandName: string },
  ): Promise<DocumentReading & { text: DocumentText }>
}

export const MOST_PAGES = 300
export const MOST_CHARACTERS = 500_000
