import type { Insights, NewFact } from '#contract/brand.ts'
import { blocksOf, type DocumentBlock } from './document/blocks.ts'
import { insightsOf } from './document/insights.ts'
import { isStyleGuidance } from './document/unfit.ts'
import { sortNotices, sortOf, taken, type Sort } from './document/sort.ts'
import { MOST_PAGES, type DocumentPart, type DocumentText } from './documents.ts'
import { findFacts } from './facts/find-facts.ts'

export interface DocumentReading {
  insights: Insights
  facts: NewFact[]
  /** What the reader should know of how it was read, or null. */
  notice: string | null
}

/**
 * What a document says of the brand: its insights and its facts, both in its own words and with their places. Facts are internal
 * until somebody ticks that they may be published. `today` is a date such as "2026-11-20".
 */
export function readDocument(
  text: DocumentText,
  fileName: string,
  today: string,
  brandName = '',
): DocumentReading {
  if (text.parts.length === 0) return { insights: {}, facts: [], notice: noText(text.fileType) }
  const sort = sortOf(text.parts)
  const { sections, facts: types } = taken[sort]
  const { blocks, toMachines } = blocksOf(beginningOf(text.parts), fileName)
  const ofBrand = blocks.filter((block) => sort !== 'job' || isOfOrganisation(block))
  const telling = ofBrand.filter(({ isHeading, heading }) => !isHeading && !isStyleGuidance(heading))
  const facts = findFacts(types.length > 0 ? telling : [], today, brandName).filter(({ type }) =>
    types.includes(type),
  )
  return { insights: insightsOf(ofBrand, facts, sections), facts, notice: noticeOf(text, sort, toMachines) }
}

/** Reading for facts keeps the whole server waiting, so a book's beginning must do: about fifty pages. */
function beginningOf(parts: readonly DocumentPart[]): DocumentPart[] {
  let letters = 0
  return parts.filter((part) => (letters += part.text.length) <= LOOKED_THROUGH)
}

const LOOKED_THROUGH = 150_000

const isOfOrganisation = ({ text, heading }: DocumentBlock) =>
  ORGANISATION.test(text) || ORGANISATION.test(heading)
const ORGANISATION =
  /^(about (us|the (organisation|company|charity))|who we are|(the|our) (organisation|company|charity|business|scheme))\b/i

const noText = (fileType: DocumentText['fileType']) =>
  fileType === 'docx'
    ? 'No text found: what this document shows is made of pictures. Please upload a version whose text can be selected.'
    : 'No text found: this looks scanned. Please upload a version whose text can be selected.'

function noticeOf(
  { cut, characters }: DocumentText,
  sort: Sort,
  toMachines: readonly string[],
): string | null {
  const notices = [
    cut === 'pages' ? `Only the first ${MOST_PAGES} pages were read.` : '',
    characters > LOOKED_THROUGH
      ? `This is a long document: facts were looked for in its first ${LOOKED_THROUGH.toLocaleString('en-GB')} characters.`
      : '',
    sortNotices[sort],
    toMachines[0] === undefined
      ? ''
      : `Left out, since it speaks to machines and not to people: “${shortened(toMachines[0])}”`,
  ].filter(Boolean)
  return notices.length > 0 ? notices.join(' ') : null
}

const shortened = (text: string) => (text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text)
