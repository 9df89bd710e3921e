// Reads a Word document as pieces of text: paragraphs, table rows, text boxes, then notes. It skips deleted,
// moved and hidden text, comments, running headers and tables of contents.
import { openZip, type Archive } from './zip.ts'
import { Refused } from '../refused.ts'
import { walkXml } from './xml.ts'
import { bodyPieces, type DocxContent, type Style } from './docx-body.ts'

/** Stops after this many letters; the caller cuts off the rest. */
export async function readDocx(bytes: Buffer, mostLetters = Infinity): Promise<DocxContent> {
  const archive = await openZip(bytes)
  const main = await mainPartOf(archive)
  const body = main && (await archive.unpack(main))
  if (!body) throw new Refused('corrupt', 'docx: no main part')
  const related = await relations(archive, main)
  const styles = stylesOf(related['styles'] ? await archive.unpack(related['styles']) : null)
  const content = bodyPieces(body, styles, mostLetters)
  for (const kind of ['footnotes', 'endnotes']) {
    const notes = related[kind] ? await archive.unpack(related[kind]) : null
    if (notes) content.pieces.push(...bodyPieces(notes, styles, mostLetters).pieces)
  }
  return content
}

/** The archive's main document part, or null if it is another kind of archive. */
export async function mainPartOf(archive: Archive): Promise<string | null> {
  const { officeDocument: main } = await relations(archive, '')
  if (!main || !archive.names.has(main)) return null
  return /\.xml$/i.test(main) && /(^|\/)document[^/]*$/i.test(main) ? main : null
}

/** The relationships of a part. External targets are ignored; nothing outside the archive is ever read. */
async function relations(archive: Archive, part: string): Promise<Record<string, string>> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const listing = await archive.unpack(`${folder}_rels/${part.slice(folder.length)}.rels`)
  const found: Record<string, string> = {}
  if (!listing) return found
  walkXml(listing, {
    open(name, { Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return
      found[Type.slice(Type.lastIndexOf('/') + 1)] = Target.startsWith('/')
        ? Target.slice(1)
        : folder + Target
    },
    text() {},
    close() {},
  })
  return found
}

function stylesOf(bytes: Buffer | null): Map<string, Style> {
  const styles = new Map<string, Style>()
  if (!bytes) return styles
  let style: Style | null = null
  walkXml(bytes, {
    open(name, { styleId, val = '' }) {
      if (name === 'style' && styleId)
        styles.set(styleId, (style = { name: '', basedOn: '', outline: false }))
      else if (!style) return
      else if (name === 'name') style.name = val.toLowerCase()
      else if (name === 'basedOn') style.basedOn = val
      else if (name === 'outlineLvl') style.outline = Number(val) < 9
    },
    text() {},
    close(name) {
      if (name === 'style') style = null
    },
  })
  return styles
}
