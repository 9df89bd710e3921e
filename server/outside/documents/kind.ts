// Detects a file's type from its content, since its name can be wrong.
import { mainPartOf } from './docx/docx.ts'
import { Refused } from './refused.ts'
import { decodeText } from './txt.ts'
import { openZip } from './docx/zip.ts'

export type Kind = 'pdf' | 'docx' | 'txt'

export async function kindOf(bytes: Buffer): Promise<Kind> {
  if (bytes.length === 0) throw new Refused('empty', 'no bytes')
  // PDF readers accept other bytes before the signature, if it is within the first 1,024.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 4).equals(ZIP) && (await mainPartOf(await openZip(bytes)))) return 'docx'
  const isRichText = bytes.subarray(0, 5).equals(RICH_TEXT)
  if (!isRichText && decodeText(bytes) !== null) return 'txt'
  throw await notReadable(bytes)
}

const ZIP = Buffer.from('PK\u0003\u0004')
const RICH_TEXT = Buffer.from('{\\rtf')
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le')

async function notReadable(bytes: Buffer): Promise<Refused> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  // Word stores a document with a password in the older OLE container format.
  if (type?.ext === 'cfb' && bytes.includes(ENCRYPTED_PACKAGE))
    return new Refused('encrypted', 'encrypted package')
  return new Refused('wrong-type', type?.mime ?? 'unknown', inWords(type))
}

function inWords(type: { ext: string; mime: string } | undefined): string {
  if (!type) return 'something else'
  const extension = type.ext.toUpperCase()
  if (type.ext === 'cfb') return 'an older Office file (save it as DOCX in Word)'
  if (type.ext === 'rtf') return 'rich text (save it as DOCX in Word)'
  if (type.mime.startsWith('image/')) return `an image (${extension})`
  if (type.mime.startsWith('audio/')) return `sound (${extension})`
  if (type.mime.startsWith('video/')) return `a video (${extension})`
  return `something else (${extension})`
}
