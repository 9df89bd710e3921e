// Reads an untrusted zip archive: the directory is checked before anything is unpacked, and unpacked bytes
// are counted.
import { crc32 } from 'node:zlib'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import { Refused } from '../refused.ts'

export const MOST_ENTRIES = 2_000
export const MOST_UNPACKED = 40 * 1024 * 1024

export interface Archive {
  names: ReadonlySet<string>
  /** The bytes of one entry, or null if there is none with this name. */
  unpack(name: string): Promise<Buffer | null>
}

export async function openZip(bytes: Buffer): Promise<Archive> {
  // The library's own size check is off, because its error doesn't say whether a file is too large or
  // damaged.
  const zip = await orRefused(fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false }))
  const entries = await orRefused(directoryOf(zip))
  let unpacked = 0
  return {
    names: new Set(entries.keys()),
    async unpack(name) {
      const entry = entries.get(name)
      return entry ? await orRefused(contentOf(zip, entry, count)) : null
    },
  }

  function count(more: number): void {
    unpacked += more
    if (unpacked > MOST_UNPACKED) throw new Refused('too-large', 'more than declared')
  }
}

async function directoryOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new Refused('too-large', `${zip.entryCount} entries`)
  const entries = new Map<string, Entry>()
  let declared = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused('encrypted', 'encrypted entry')
    declared += entry.uncompressedSize
    if (declared > MOST_UNPACKED) throw new Refused('too-large', `${declared} bytes declared`)
    // An archive with two entries of one name is refused: programs differ on which one counts, and none
    // writes such archives.
    if (entries.has(entry.fileName)) throw new Refused('unsafe', 'two entries of one name')
    entries.set(entry.fileName, entry)
  }
  return entries
}

async function contentOf(zip: ZipFile, entry: Entry, count: (more: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry)
  for await (const chunk of stream) {
    count(chunk.length)
    chunks.push(chunk)
  }
  const content = Buffer.concat(chunks)
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw new Error('checksum')
  return content
}

/** Turns the library's error about a damaged archive into a refusal with a message. */
async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('corrupt', `zip: ${error instanceof Error ? error.message : String(error)}`)
  }
}
