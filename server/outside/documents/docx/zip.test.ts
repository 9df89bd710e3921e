import { expect, test } from 'vitest'
import { aZip } from '#tests/support/documents.ts'
import { MOST_ENTRIES, MOST_UNPACKED, openZip } from './zip.ts'

const reasonOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return Object(error).reason
  }
}

test('an entry comes out as it was packed, and one that is not there is nothing', () => {
  const archive = openZip(aZip([{ name: 'word/document.xml', content: '<w:document/>' }]))
  expect(archive.unpack('word/document.xml')?.toString()).toBe('<w:document/>')
  expect(archive.unpack('word/other.xml')).toBeNull()
})

test('an archive that declares more than 40 MB is refused before anything is unpacked', () => {
  const bytes = aZip([{ name: 'a', content: 'small', declares: MOST_UNPACKED + 1 }])
  expect(reasonOf(() => openZip(bytes))).toBe('too-large')
})

test('an entry that lies about its size is refused while it unpacks', () => {
  const archive = openZip(aZip([{ name: 'a', content: Buffer.alloc(MOST_UNPACKED + 1), declares: 10 }]))
  expect(reasonOf(() => archive.unpack('a'))).toBe('too-large')
})

test('what several entries unpack to is counted together', () => {
  const half = Buffer.alloc(MOST_UNPACKED / 2 + 1)
  const archive = openZip(aZip(['a', 'b'].map((name) => ({ name, content: half, declares: 10 }))))
  expect(reasonOf(() => archive.unpack('a'))).toBe('corrupt')
  const honest = openZip(
    aZip([
      { name: 'a', content: half },
      { name: 'b', content: half, declares: 10 },
    ]),
  )
  honest.unpack('a')
  expect(reasonOf(() => honest.unpack('b'))).toBe('too-large')
})

test('an archive of more than 2,000 entries is refused', () => {
  const names = Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => ({ name: `${index}`, content: '' }))
  expect(reasonOf(() => openZip(aZip(names)))).toBe('too-large')
})

test('two entries of one name are refused, since readers differ on which of them counts', () => {
  const twice = ['x', 'y'].map((content) => ({ name: 'word/document.xml', content }))
  expect(reasonOf(() => openZip(aZip(twice)))).toBe('unsafe')
})

test('an archive that was cut short is damaged', () => {
  const bytes = aZip([{ name: 'a', content: 'some words' }])
  expect(reasonOf(() => openZip(bytes.subarray(0, bytes.length - 30)))).toBe('corrupt')
})

test('an entry whose bytes were changed is damaged', () => {
  const bytes = aZip([{ name: 'a', content: 'some words' }])
  bytes[33] = bytes[33]! ^ 0xff
  expect(reasonOf(() => openZip(bytes).unpack('a'))).toBe('corrupt')
})
