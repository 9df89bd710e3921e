// What a document must be to be accepted. The server checks the same; here it is checked before uploading.
import { DOCUMENT_BYTES, DOCUMENT_SLOTS } from '#contract/values/content.ts'

export const ACCEPTED = ['.pdf', '.docx', '.txt']

export interface Refusal {
  title: string
  text: string
}

interface Stored {
  count: number
  totalSizeBytes: number
}

/** Why a file is not accepted, or null if it is. */
export function refusalOf(file: { name: string; size: number }, stored: Stored): Refusal | null {
  if (!ACCEPTED.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    return { title: 'Unsupported file type', text: 'Please upload PDF, DOCX, or TXT files only.' }
  }
  if (stored.count >= DOCUMENT_SLOTS) {
    return {
      title: 'Storage limit reached',
      text: 'You can only store 3 documents. Please delete a document first.',
    }
  }
  if (stored.totalSizeBytes + file.size > DOCUMENT_BYTES) {
    return {
      title: 'Size limit exceeded',
      text: `File would exceed the 10MB storage limit. Current usage: ${sizeInWords(stored.totalSizeBytes)}`,
    }
  }
  return null
}

/** A file size in words: "420 B", "86 KB", "1.4 MB". */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${inMegabytes(bytes)} MB`
}

/** A number of megabytes without needless decimals: "0", "1.4", "10". */
export const inMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')
