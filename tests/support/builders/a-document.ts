// Documents made of lines, and the facts found in them.

import type { DocumentPart, DocumentText } from '#domain/reading/documents.ts'
import { readDocument } from '#domain/reading/documents/read-document.ts'

export const TODAY = '2026-11-20'

/** A document from lines: a line that begins with # is a heading, one that is only a number starts that page. */
export function aDocument(lines: string, fileType: DocumentText['fileType'] = 'docx'): DocumentText {
  let heading = ''
  let page = 0
  const parts: DocumentPart[] = []
  for (const line of lines.trim().split('\n')) {
    const text = line.trim().replace(/^# /, '')
    if (/^\d+$/.test(text)) page = Number(text)
    else if (text !== '') {
      if (line.trim().startsWith('# ')) heading = text
      parts.push({ text, heading, ...(page > 0 ? { page } : {}) })
    }
  }
  return { fileType, parts, characters: parts.reduce((sum, part) => sum + part.text.length, 0) }
}

export const read = (lines: string) => readDocument(aDocument(lines), 'Brochure.docx', TODAY)
export const quotes = (lines: string) => read(lines).facts.map(({ quote }) => quote)
