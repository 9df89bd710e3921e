import { cutTo } from '#contract/values/texts.ts'
import type { Insights, InsightSection } from '#contract/documents.ts'
import type { FactType, NewFact } from '#contract/facts.ts'
import { blocksOf, type DocumentBlock } from './blocks.ts'
import { insightsOf } from './insights.ts'
import { languageOf } from './tone.ts'
import { isStyleGuidance } from './unusable-text.ts'
import { typeNotices, documentTypeOf, usedFrom, type DocumentType } from './document-type.ts'
import { MOST_CHARACTERS, MOST_PAGES, type DocumentReading, type DocumentText } from '../documents.ts'
import { findFacts } from '../finders/find-facts.ts'
import { flagsOf } from '../language/flags.ts'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import { wordCount } from '../language/sentence.ts'

/**
 * Finds a document's insights and facts, in its own words and with their places. The facts are internal until
 * somebody publishes them. `today` is a date such as "2026-11-20".
 */
export function readDocument(
  text: DocumentText,
  fileName: string,
  today: string,
  brandName = '',
): DocumentReading {
  if (text.parts.length === 0) return { insights: {}, facts: [], notice: noText(text.fileType) }
  const documentType = documentTypeOf(text.parts)
  const { sections, facts: types } = usedFrom[documentType]
  const { blocks, toMachines } = blocksOf(text.parts, fileName)
  const ofBrand = blocks.filter((block) => documentType !== 'job' || isOfOrganisation(block))
  const prose = ofBrand.filter(({ isHeading, heading }) => !isHeading && !isStyleGuidance(heading))
  const found = findFacts(types.length > 0 ? prose : [], today, brandName)
  const sure = found.filter(({ type }) => types.includes(type))
  const shown = insightsOf(ofBrand, sure, sections)
  const facts = atMostOfEach(types.includes('statement') ? [...sure, ...statementsIn(shown, sure)] : sure)
  const notice = noticeOf(text, documentType, toMachines, languageOf(blocks))
  return { insights: insightsOf(ofBrand, facts, sections), facts, notice }
}

/** The cards whose sentences say something about the brand, its offers or its customers. */
const aboutBrand: readonly InsightSection[] = [
  'companyInfo',
  'uniqueDifferentiators',
  'productsAndServices',
  'targetAudience',
  'valuesAndEthos',
]

/**
 * The sentences on the cards that are not facts yet, as statements, so that people can choose for every one
 * of them whether it may be used.
 */
function statementsIn(insights: Insights, facts: readonly NewFact[]): NewFact[] {
  const known = new Set(facts.map(({ quote }) => quote))
  return aboutBrand
    .flatMap((section) => insights[section]?.sources ?? [])
    .filter(({ quote }) => /^\p{Lu}.*[.!]$/u.test(quote) && wordCount(quote) >= 5 && !known.has(quote))
    .map(({ quote, place }) => ({
      kind: 'document',
      quote,
      place,
      type: 'statement',
      slots: {},
      heading: '',
      ...NEW_FACT_DEFAULTS,
      visibility: 'internal',
      flags: flagsOf(quote),
    }))
}

/** Limits the number of facts of each type, since nobody would check hundreds of facts from a book. */
function atMostOfEach(facts: readonly NewFact[]): NewFact[] {
  const counts = new Map<FactType, number>()
  return facts.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return count <= MOST_OF_A_TYPE
  })
}

const MOST_OF_A_TYPE = 60

const isOfOrganisation = ({ text, heading }: DocumentBlock) =>
  ORGANISATION.test(text) || ORGANISATION.test(heading)
const ORGANISATION =
  /^(about (us|the (organisation|company|charity))|who we are|(the|our) (organisation|company|charity|business|scheme))\b/i

const noText = (fileType: DocumentText['fileType']) =>
  fileType === 'docx'
    ? 'No text found: this document only has images. Please upload a version whose text can be selected.'
    : 'No text found: this looks scanned. Please upload a version whose text can be selected.'

function noticeOf(
  { cut }: DocumentText,
  documentType: DocumentType,
  toMachines: readonly string[],
  language: string | null,
): string | null {
  const notices = [
    cut === 'pages' ? `Only the first ${MOST_PAGES} pages were read.` : '',
    cut === 'characters'
      ? `Only the first ${MOST_CHARACTERS.toLocaleString('en-GB')} characters were read.`
      : '',
    typeNotices[documentType],
    language === null ? '' : `This document is in ${language}, so its tone of voice is left open.`,
    toMachines[0] === undefined
      ? ''
      : `Skipped, because it’s written for machines, not people: “${shortened(toMachines[0])}”`,
  ].filter(Boolean)
  return notices.length > 0 ? notices.join(' ') : null
}

const shortened = (text: string) => (text.length > 100 ? `${cutTo(text, 99).trimEnd()}…` : text)
