// Measures how large a PDF's compressed streams are when unpacked, before a parser loads all of it into
// memory.
import { createInflate } from 'node:zlib'
import { Refused } from '../refused.ts'

const MOST_UNPACKED = 50 * 1024 * 1024

/**
 * Refuses a PDF whose streams unpack to more than 50 MB. Pictures don't count, as they are never unpacked.
 */
export async function checkStreams(bytes: Buffer): Promise<void> {
  let unpacked = 0
  for (const packed of packedStreams(bytes)) {
    unpacked += await unpackedLength(packed, MOST_UNPACKED - unpacked)
    if (unpacked > MOST_UNPACKED)
      throw new Refused('too-large', `pdf: streams of more than ${MOST_UNPACKED} bytes`)
  }
}

function* packedStreams(bytes: Buffer): Generator<Buffer> {
  let end = 0
  for (;;) {
    const mark = bytes.indexOf('stream', end)
    if (mark < 0) return
    const dictionary = bytes.toString('latin1', Math.max(end, mark - 2_000), mark)
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    const begin = mark + 6 + (bytes[mark + 6] === 13 ? 2 : 1)
    const found = bytes.indexOf('endstream', begin)
    end = found < 0 ? bytes.length : found + 9
    if (/\/Fl(ateDecode)?\b/.test(own) && !/\/Image\b/.test(own)) yield bytes.subarray(begin, end)
  }
}

/**
 * The unpacked size of a stream. It is counted chunk by chunk, so that a zip bomb takes no memory. A stream
 * that can't be unpacked is left for the parser to refuse.
 */
function unpackedLength(packed: Buffer, most: number): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    let length = 0
    inflate.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length > most) inflate.destroy()
    })
    inflate.on('error', () => resolve(length))
    inflate.on('close', () => resolve(length))
    inflate.on('end', () => resolve(length))
    inflate.end(packed)
  })
}
