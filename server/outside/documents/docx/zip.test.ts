import { expect, test } from 'vitest'
import { aZip } from '#tests/support/documents.ts'
import { MOST_ENTRIES, MOST_UNPACKED, openZip } from './zip.ts'

const reasonOf = async (run: () => unknown) => {
  try {
    await run()
  } catch (error) {
    return Object(error).reason
  }
}

test('a file in an archive is unpacked unchanged, and a missing one is reported as null', async () => {
  const archive = await openZip(aZip([{ name: 'word/document.xml', content: '<w:document/>' }]))
  expect((await archive.unpack('word/document.xml'))?.toString()).toBe('<w:document/>')
  expect(await archive.unpack('word/other.xml')).toBeNull()
})

test('an archive that declares more than 40 MB is refused before unpacking', async () => {
  const bytes = aZip([{ name: 'a', content: 'small', declares: MOST_UNPACKED + 1 }])
  expect(await reasonOf(() => openZip(bytes))).toBe('too-large')
})

test('a file in an archive that is larger than declared is refused while it is unpacked', async () => {
  const archive = await openZip(aZip([{ name: 'a', content: Buffer.alloc(MOST_UNPACKED + 1), declares: 10 }]))
  expect(await reasonOf(() => archive.unpack('a'))).toBe('too-large')
})

test('the limit on the unpacked size counts all files in an archive together', async () => {
  const half = Buffer.alloc(MOST_UNPACKED / 2 + 1)
  const archive = await openZip(aZip(['a', 'b'].map((name) => ({ name, content: half, declares: 10 }))))
  expect(await reasonOf(() => archive.unpack('a'))).toBe('corrupt')
  const honest = await openZip(
    aZip([
      { name: 'a', content: half },
      { name: 'b', content: half, declares: 10 },
    ]),
  )
  await honest.unpack('a')
  expect(await reasonOf(() => honest.unpack('b'))).toBe('too-large')
})

test('an archive of more than 2,000 files is refused', async () => {
  const names = Array.from({ length: MOST_ENTRIES + 1 }, (_, index) => ({ name: `${index}`, content: '' }))
  expect(await reasonOf(() => openZip(aZip(names)))).toBe('too-large')
})

test('an archive with two files of one name is refused, since programs differ on which one counts', async () => {
  const twice = ['x', 'y'].map((content) => ({ name: 'word/document.xml', content }))
  expect(await reasonOf(() => openZip(aZip(twice)))).toBe('unsafe')
})

test('an archive is refused if a file in it has a path outside the archive', async () => {
  expect(await reasonOf(() => openZip(aZip([{ name: '../document.xml', content: '' }])))).toBe('corrupt')
})

test('an archive that was cut short is refused as damaged', async () => {
  const bytes = aZip([{ name: 'a', content: 'some words' }])
  expect(await reasonOf(() => openZip(bytes.subarray(0, bytes.length - 30)))).toBe('corrupt')
})

test('a file in an archive with changed bytes is refused as damaged', async () => {
  const bytes = aZip([{ name: 'a', content: 'some words' }])
  bytes[33] = bytes[33]! ^ 0xff
  expect(await reasonOf(async () => (await openZip(bytes)).unpack('a'))).toBe('corrupt')
})
