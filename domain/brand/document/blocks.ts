// The parts of a document that say something, as blocks in which facts and insights are looked for.
import { sentencesOf } from '../facts/sentences.ts'
import type { TextBlock } from '../facts/text-block.ts'
import type { DocumentPart } from '../documents.ts'
import { isBackMatter, isCode, isContentsLine, isMachineAddressed, isMarkup, isPlaceholder } from './unfit.ts'

export interface DocumentBlock extends TextBlock {
  isHeading: boolean
}

export interface Blocks {
  blocks: DocumentBlock[]
  /** Passages that speak to machines, left out. */
  toMachines: string[]
}

export function blocksOf(parts: readonly DocumentPart[], fileName: string): Blocks {
  const furniture = repeatedOn(parts)
  const toMachines: string[] = []
  let offset = 0
  const blocks = parts.flatMap((part): DocumentBlock[] => {
    const start = offset
    offset += part.text.length + 1
    if (isMachineAddressed(part.text)) {
      toMachines.push(part.text)
      return []
    }
    if (furniture.has(part) || isUnfit(part)) return []
    const isHeading = part.text === part.heading
    return fitTexts(part.text).map((text) => ({
      text,
      isHeading,
      heading: isHeading || isPlaceholder(part.heading) ? '' : part.heading,
      place: placeOf(part, fileName, start + part.text.indexOf(text)),
      region: 'main',
      kind: 'document',
      ...(part.page === undefined ? {} : { page: part.page }),
    }))
  })
  return { blocks, toMachines }
}

const isUnfit = ({ text, heading }: DocumentPart) =>
  isMarkup(text) ||
  isCode(text) ||
  isContentsLine(text) ||
  isBackMatter(heading) ||
  /^[\d\s.,:%/-]*$/.test(text)

/**
 * The part without its bullet, or what is left of it around sentences that still wait for their words. What runs on for thousands
 * of letters without an end is no sentence, and costs much to look through.
 */
function fitTexts(text: string): string[] {
  const bare = text.replace(/^[-*•·∙▪◦‣●○■□✓✔➢–—]\s+/u, '')
  if (!isPlaceholder(bare) && bare.length <= LONGEST) return [bare]
  const sentences = sentencesOf(bare).filter((sentence) => sentence.length <= LONGEST)
  return sentences.length > 1 ? sentences.filter((sentence) => !isPlaceholder(sentence)) : []
}

const LONGEST = 3_000

function placeOf({ page, heading }: DocumentPart, fileName: string, offset: number): TextBlock['place'] {
  const title = heading.length > 80 ? `${heading.slice(0, 79).trimEnd()}…` : heading
  const label = [page === undefined ? '' : `page ${page}`, title].filter(Boolean).join(', ')
  return { of: fileName, label: label || fileName, offset, ...(page === undefined ? {} : { page }) }
}

/** Of words that return three times, all but the first; on page after page, numbers in them may differ. */
function repeatedOn(parts: readonly DocumentPart[]): Set<DocumentPart> {
  const same = Map.groupBy(parts, ({ text }) => text)
  const alike = Map.groupBy(parts, ({ text }) => text.toLowerCase().replace(/\d+/g, '#'))
  const isFurniture = (group: readonly DocumentPart[]) =>
    group.every(({ page }) => page !== undefined) &&
    new Set(group.map(({ page }) => page)).size === group.length
  const groups = [...same.values(), ...[...alike.values()].filter(isFurniture)]
  return new Set(groups.filter((group) => group.length >= 3).flatMap((group) => group.slice(1)))
}
