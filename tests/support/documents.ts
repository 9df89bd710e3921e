// Small documents built byte by byte, so that tests need no files from elsewhere.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

// --- PDF ---------------------------------------------------------------------------------------------------------------

/** Words at a position; `y` is measured from the foot of an A4 page of 842 points. */
export interface Placed {
  text: string
  x?: number
  y: number
  size?: number
  bold?: boolean
  /** Degrees anticlockwise. */
  turn?: number
}

interface PdfOptions {
  /** Whether a password is needed to open the document. */
  encrypted?: boolean
  /** Bytes to put before the file's own. */
  before?: string
  /** The content stream of the first page, used in place of its lines. */
  content?: Buffer
}

/** A PDF of one page with these lines. */
export const aPdf = (lines: readonly string[], options: PdfOptions = {}) =>
  aPdfOf([lines.map((text, index) => ({ text, y: 780 - index * 14 }))], options)

/** A PDF of several pages with words at given positions. */
export function aPdfOf(pages: readonly (readonly Placed[])[], options: PdfOptions = {}): Buffer {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects: Buffer[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ].map((text) => Buffer.from(text, 'latin1'))
  for (const [index, page] of pages.entries()) {
    const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
    const box = '/MediaBox [0 0 595 842]'
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R ${box} /Resources ${resources} /Contents ${6 + index * 2} 0 R >>`,
      ),
      stream(
        (index === 0 && options.content) || Buffer.from(page.map(drawn).join('\n'), 'latin1'),
        '/FlateDecode',
      ),
    )
  }
  return pdfFile(objects, options)
}

/** A PDF whose only page is an image, like a scan. */
export function aScan(): Buffer {
  const picture =
    '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8'
  return pdfFile([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /I 4 0 R >> >> /Contents 5 0 R >>',
    ),
    stream(Buffer.alloc(64, 200), '/FlateDecode', picture),
    stream(Buffer.from('q 500 0 0 700 40 40 cm /I Do Q'), '/FlateDecode'),
  ])
}

/** A PDF of a few hundred kilobytes whose page decompresses to this many megabytes. */
export const aPdfBomb = (megabytes: number) =>
  aPdfOf([[]], { content: Buffer.alloc(megabytes * 1024 * 1024, 32) })

function drawn({ text, x = 60, y, size = 11, bold = false, turn = 0 }: Placed): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle).toFixed(4), Math.sin(angle).toFixed(4)]
  const bytes = text.replace(/[€•–’“”]/g, (letter) => WINDOWS[letter] ?? '').replace(/[\\()]/g, '\\$&')
  return `BT /F${bold ? 2 : 1} ${size} Tf ${cos} ${sin} -${sin} ${cos} ${x} ${y} Tm (${bytes}) Tj ET`
}

const WINDOWS: Record<string, string> = {
  '€': '\x80',
  '•': '\x95',
  '–': '\x96',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
}

function stream(content: Buffer, filter: '/FlateDecode', dictionary = ''): Buffer {
  const packed = deflateSync(content)
  const head = `<< ${dictionary} /Filter ${filter} /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
}

function pdfFile(objects: readonly Buffer[], { encrypted = false, before = '' }: PdfOptions = {}): Buffer {
  const lock =
    '<< /Filter /Standard /V 1 /R 2 /P -44 /O (LOCKLOCKLOCKLOCKLOCKLOCKLOCKLOCK) /U (KEYSKEYSKEYSKEYSKEYSKEYSKEYSKEYS) >>'
  const all = encrypted ? [...objects, Buffer.from(lock)] : objects
  const chunks = [Buffer.from(`${before}%PDF-1.7\n`, 'latin1')]
  const offsets: number[] = []
  let length = chunks[0]!.length
  for (const [index, object] of all.entries()) {
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    chunks.push(chunk)
    length += chunk.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const locked = encrypted
    ? ` /Encrypt ${all.length} 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`
    : ''
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`
  chunks.push(
    Buffer.from(
      `${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R${locked} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

// --- DOCX --------------------------------------------------------------------------------------------------------------

export interface Paragraph {
  text: string
  /** A Word style id, such as "Heading1". */
  style?: string
  bold?: boolean
}

/** A Word document of these paragraphs; a list of lists is a table. `xml` is added to the body unchanged. */
export function aDocx(
  content: readonly (string | Paragraph | readonly (readonly string[])[])[],
  xml = '',
  more: Entry[] = [],
): Buffer {
  const body = content.map((piece) => {
    if (typeof piece === 'string') return paragraph({ text: piece })
    return 'text' in piece ? paragraph(piece) : table(piece)
  })
  return aZip([
    { name: '[Content_Types].xml', content: `${XML}<Types/>` },
    { name: '_rels/.rels', content: relations([['officeDocument', 'word/document.xml']]) },
    { name: 'word/document.xml', content: wordXml('document', `<w:body>${body.join('')}${xml}</w:body>`) },
    { name: 'word/styles.xml', content: STYLES },
    {
      name: 'word/_rels/document.xml.rels',
      content: relations([
        ['styles', 'styles.xml'],
        ['footnotes', 'footnotes.xml'],
      ]),
    },
    ...more,
  ])
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export const wordXml = (root: string, inside: string) =>
  `${XML}<w:${root} xmlns:w="${WORD}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${inside}</w:${root}>`

function relations(list: readonly [string, string][]): string {
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return `${XML}<Relationships>${list.map(([type, target], index) => `<Relationship Id="r${index}" Type="${kind}/${type}" Target="${target}"/>`).join('')}</Relationships>`
}

const STYLES = wordXml(
  'styles',
  '<w:style w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>' +
    '<w:style w:styleId="Ours"><w:name w:val="Our heading"/><w:basedOn w:val="Heading1"/></w:style>' +
    '<w:style w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>',
)

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function paragraph({ text, style, bold }: Paragraph): string {
  const styled = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${styled}<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
}

const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((text) => `<w:tc>${paragraph({ text })}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

// --- ZIP ---------------------------------------------------------------------------------------------------------------

export interface Entry {
  name: string
  content: string | Buffer
  /** The uncompressed size that the archive claims. */
  declares?: number
}

/** A zip archive, which may claim false sizes. */
export function aZip(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, declares } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const facts = Buffer.alloc(16)
    facts.writeUInt32LE(crc32(bytes), 0)
    facts.writeUInt32LE(packed.length, 4)
    facts.writeUInt32LE(declares ?? bytes.length, 8)
    facts.writeUInt16LE(path.length, 12)
    const head = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 8, 8, 0, 0, 0, 0, 0])
    locals.push(head, facts, path, packed)
    const row = Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, 0, 8, 8, 0, 0, 0, 0, 0])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(row, facts, rest, path)
    offset += head.length + facts.length + path.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, ...directory, end])
}
