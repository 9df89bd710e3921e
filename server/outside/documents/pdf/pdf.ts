// Reads the text of a PDF page by page. It decodes no pictures, runs no scripts, and opens no external fonts
// or files.
import { getDocumentProxy } from 'unpdf'
import { withoutHeadersAndFooters } from './pdf-headers-footers.ts'
import { linesOf, type Line, type Run } from './pdf-lines.ts'
import { paragraphsOf } from './pdf-paragraphs.ts'
import { checkStreams } from './pdf-streams.ts'
import type { Piece } from '../parts.ts'
import { Refused } from '../refused.ts'

export interface PdfContent {
  pieces: Piece[]
  /** Whether the document has more pages than were read. */
  hasMore: boolean
}

export async function readPdf(bytes: Buffer, mostPages: number, mostCharacters: number): Promise<PdfContent> {
  await checkStreams(bytes)
  const pdf = await open(bytes)
  const pages: Line[][] = []
  const failures: unknown[] = []
  let characters = 0
  for (
    let number = 1;
    number <= Math.min(pdf.numPages, mostPages) && characters <= mostCharacters;
    number++
  ) {
    // A damaged page is skipped, so that the others can be read.
    const runs = await runsOf(pdf, number).catch((error: unknown) => (failures.push(error), []))
    pages.push(linesOf(runs, number))
    characters += runs.reduce((sum, run) => sum + run.text.length, 0)
  }
  if (characters === 0 && failures.length > 0) throw new Refused('corrupt', `pdf: ${String(failures[0])}`)
  return { pieces: paragraphsOf(withoutHeadersAndFooters(pages)), hasMore: pdf.numPages > mostPages }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(bytes: Buffer): Promise<Pdf> {
  try {
    // The parser takes over the memory it is given, so it gets a copy.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      useWasm: false,
    })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    throw new Refused(name === 'PasswordException' ? 'encrypted' : 'corrupt', `pdf: ${message}`)
  }
}

async function runsOf(pdf: Pdf, number: number): Promise<Run[]> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: number[] = item.transform
    return [
      {
        text: item.str,
        x,
        y,
        width: item.width,
        size: Math.hypot(c, d),
        turn: Math.atan2(b, a),
        font: item.fontName,
      },
    ]
  })
}
