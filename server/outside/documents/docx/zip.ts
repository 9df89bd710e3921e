// A zip archive read with suspicion: the directory is checked before anything is unpacked, and unpacking is counted.
import { crc32, inflateRawSync } from 'node:zlib'
import { Refused } from '../refused.ts'

export const MOST_ENTRIES = 2_000
export const MOST_UNPACKED = 40 * 1024 * 1024

export interface Archive {
  names: ReadonlySet<string>
  /** The bytes of one entry, or null where there is none of that name. */
  unpack(name: string): Buffer | null
}

export function openZip(bytes: Buffer): Archive {
  const entries = directoryOf(bytes)
  let unpacked = 0
  return {
    names: new Set(entries.keys()),
    unpack(name) {
      const entry = entries.get(name)
      if (!entry) return null
      const content = contentOf(bytes, entry, MOST_UNPACKED - unpacked)
      unpacked += content.length
      return content
    },
  }
}

interface Entry {
  method: number
  checksum: number
  packed: number
  unpacked: number
  start: number
}

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50

function directoryOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new Refused('too-large', `${count} entries`)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  let declared = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY) throw broken('directory')
    if (bytes.readUInt16LE(at + 8) & 1) throw new Refused('encrypted', 'encrypted entry')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
    }
    declared += entry.unpacked
    if (declared > MOST_UNPACKED) throw new Refused('too-large', `${declared} bytes declared`)
    // Of two entries with one name, readers disagree about which counts; no honest writer makes them.
    if (entries.has(name)) throw new Refused('unsafe', 'two entries of one name')
    entries.set(name, entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Where the end record stands: the last 22 bytes, or further up when a comment follows it. */
function endOf(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  for (let at = bytes.length - 22; at >= lowest; at--) {
    if (bytes.readUInt32LE(at) === END) return at
  }
  throw broken('no end record')
}

function contentOf(bytes: Buffer, entry: Entry, most: number): Buffer {
  if (entry.start + 30 > bytes.length || bytes.readUInt32LE(entry.start) !== LOCAL) throw broken('entry')
  const start = entry.start + 30 + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28)
  const packed = bytes.subarray(start, start + entry.packed)
  if (packed.length < entry.packed) throw broken('entry ends early')
  const content = entry.method === 0 ? packed : inflated(packed, entry.method, most)
  if (content.length > most) throw new Refused('too-large', 'more than declared')
  if (content.length !== entry.unpacked || crc32(content) !== entry.checksum) throw broken('checksum')
  return content
}

function inflated(packed: Buffer, method: number, most: number): Buffer {
  if (method !== 8) throw broken(`method ${method}`)
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    const tooLarge = error instanceof RangeError
    throw tooLarge ? new Refused('too-large', 'more than declared') : broken('packed data')
  }
}

const broken = (detail: string) => new Refused('corrupt', `zip: ${detail}`)
