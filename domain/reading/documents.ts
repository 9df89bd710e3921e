// The text of a document in parts, each with its heading and page.
import type { Insights } from '#contract/documents.ts'
import type { NewFact } from '#contract/facts.ts'

export interface DocumentPart {
  /**
   * One paragraph, list item, table row or heading, with single spaces. In a heading's own part, text and
   * heading are the same.
   */
  text: string
  /** The nearest heading above; empty if there is none. */
  heading: string
  /** The page number, counted from 1; absent if the format has no pages. */
  page?: number
}

export interface DocumentText {
  fileType: 'pdf' | 'docx' | 'txt'
  /** The parts of the text; empty if the document only has images. */
  parts: DocumentPart[]
  /** The number of characters of all parts together. */
  characters: number
  /** Which limit cut off the rest of a long document; absent if all was read. */
  cut?: 'pages' | 'characters'
}

/** What a document says about the brand, in its own words and with their places. */
export interface DocumentReading {
  insights: Insights
  facts: NewFact[]
  /** What the user should know about the reading; null if nothing. */
  notice: string | null
}

export interface DocumentReader {
  /**
   * Reads a PDF, DOCX or plain text file, recognised by its content, and finds insights and facts. Neither
   * blocks other requests. `today` is a date such as "2026-11-20". Throws a Problem that says what to do if
   * the file can't be read.
   */
  read(
    bytes: Uint8Array,
    about: { fileName: string; today: string; brandName: string },
  ): Promise<DocumentReading & { text: DocumentText }>
}

export const MOST_PAGES = 300
export const MOST_CHARACTERS = 500_000
