// Turns the usable parts of a document into blocks of text, in which facts and insights are searched for.
import { cutTo } from '#contract/values/texts.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { TextBlock } from '../language/text-block.ts'
import type { DocumentPart } from '../documents.ts'
import {
  isBackMatter,
  isCode,
  isContentsLine,
  isMachineAddressed,
  isMarkup,
  isPlaceholder,
} from './unusable-text.ts'

export interface DocumentBlock extends TextBlock {
  isHeading: boolean
}

export interface Blocks {
  blocks: DocumentBlock[]
  /** Passages that were skipped because they address machines. */
  toMachines: string[]
}

/**
 * Turns parts into blocks, without back matter, repeated headers and footers, and unusable text. Each block's
 * place is an offset in the document's whole text.
 */
export function blocksOf(parts: readonly DocumentPart[], fileName: string): Blocks {
  const furniture = repeatedOn(parts)
  const toMachines: string[] = []
  let offset = 0
  const blocks = parts.flatMap((part): DocumentBlock[] => {
    const start = offset
    offset += part.text.length + 1
    if (furniture.has(part) || isBackMatter(part.heading)) return []
    const isHeading = part.text === part.heading
    return segmentsOf(part.text).flatMap((segment) => {
      if (isMachineAddressed(segment.text)) toMachines.push(segment.text)
      return usableSegments(segment).map(({ text, at }) => ({
        text,
        isHeading,
        heading: isHeading || isPlaceholder(part.heading) ? '' : part.heading,
        place: placeOf(part, fileName, start + at),
        region: 'main',
        kind: 'document',
        ...(part.page === undefined ? {} : { page: part.page }),
      }))
    })
  })
  return { blocks, toMachines }
}

interface Segment {
  text: string
  /** The offset within its part. */
  at: number
}

const LONGEST = 3_000

/**
 * Splits a very long part into groups of complete sentences, and drops sentences that are too long
 * themselves. Any other part is returned as it is.
 */
function segmentsOf(text: string): Segment[] {
  if (text.length <= LONGEST) return [{ text, at: 0 }]
  const segments: Segment[] = []
  for (const sentence of withOffsets(text)) {
    const last = segments.at(-1)
    const end = sentence.at + sentence.text.length
    if (sentence.text.length > LONGEST) continue
    if (last && end - last.at <= LONGEST) last.text = text.slice(last.at, end)
    else segments.push(sentence)
  }
  return segments
}

/** The text without its bullet, or its usable sentences if some are placeholders. */
function usableSegments({ text, at }: Segment): Segment[] {
  if (isMachineAddressed(text) || isUnfit(text)) return []
  const bullet = /^[-*•·∙▪◦‣●○■□✓✔➢–—]\s+/u.exec(text)?.[0].length ?? 0
  const bare = { text: text.slice(bullet), at: at + bullet }
  if (isReadableText(bare.text)) return [bare]
  const sentences = withOffsets(bare.text).filter((sentence) => isReadableText(sentence.text))
  return sentences.map((sentence) => ({ ...sentence, at: bare.at + sentence.at }))
}

/**
 * Whether people can read the text: it is not a placeholder, and never goes 150 characters without a space.
 */
const isReadableText = (text: string) => !isPlaceholder(text) && !/\S{150}/.test(text)

function withOffsets(text: string): Segment[] {
  let from = 0
  return sentencesOf(text).map((sentence) => {
    const at = text.indexOf(sentence, from)
    from = at + sentence.length
    return { text: sentence, at }
  })
}

const isUnfit = (text: string) =>
  isMarkup(text) || isCode(text) || isContentsLine(text) || /^[\d\s.,:%/-]*$/.test(text)

function placeOf({ page, heading }: DocumentPart, fileName: string, offset: number): TextBlock['place'] {
  const title = heading.length > 80 ? `${cutTo(heading, 79).trimEnd()}…` : heading
  const label = [page === undefined ? '' : `page ${page}`, title].filter(Boolean).join(', ')
  return { of: fileName, label: label || fileName, offset, ...(page === undefined ? {} : { page }) }
}

/**
 * Parts that repeat, except for the first of each: text that occurs three times, and headers and footers that
 * only differ by numbers.
 */
function repeatedOn(parts: readonly DocumentPart[]): Set<DocumentPart> {
  const same = Map.groupBy(parts, ({ text }) => text)
  const alike = Map.groupBy(parts, ({ text }) => text.toLowerCase().replace(/\d+/g, '#'))
  const isFurniture = (group: readonly DocumentPart[]) =>
    group.every(({ page }) => page !== undefined) &&
    new Set(group.map(({ page }) => page)).size === group.length
  const groups = [...same.values(), ...[...alike.values()].filter(isFurniture)]
  return new Set(groups.filter((group) => group.length >= 3).flatMap((group) => group.slice(1)))
}
