import type { DocumentText } from '#domain/reading/documents.ts'
import type { Job } from './answer.ts'
import { readDocx } from './docx/docx.ts'
import { kindOf } from './kind.ts'
import { partsOf } from './parts.ts'
import { Refused } from './refused.ts'
import { decodeText, textPieces } from './txt.ts'

/** Parses a file. @throws Refused if it must not or cannot be read */
export async function parseFile({ bytes, mostPages, mostCharacters }: Job): Promise<DocumentText> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fileType = await kindOf(buffer)
  if (fileType === 'pdf') {
    // The PDF parser is loaded only when needed, since it is large.
    const { readPdf } = await import('./pdf/pdf.ts')
    const { pieces, hasMore } = await readPdf(buffer, mostPages, mostCharacters)
    return { fileType, ...partsOf(pieces, mostCharacters), ...(hasMore ? { cut: 'pages' } : {}) }
  }
  if (fileType === 'docx') {
    const { pieces, hasPictures } = await readDocx(buffer, mostCharacters * 2)
    const text = partsOf(pieces, mostCharacters)
    if (text.parts.length === 0 && !hasPictures) throw new Refused('empty', 'docx: neither text nor pictures')
    return { fileType, ...text }
  }
  const whole = decodeText(buffer) ?? ''
  // Spaces are not counted, so the limit on raw text is well above the limit on characters.
  const start = whole.slice(0, mostCharacters * 3)
  const text = partsOf(textPieces(start), mostCharacters)
  return { fileType, ...text, ...(start.length < whole.length ? { cut: 'characters' } : {}) }
}
