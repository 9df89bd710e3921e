import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { aDocx, aPdf, aPdfOf, aScan, aZip, wordXml } from '#tests/support/documents.ts'
import { runInChild } from './child.ts'
import { documentReader, type Reading } from './document-reader.ts'

const readings: Reading[] = []
const childScript = new URL('./parse-child.ts', import.meta.url)
const reader = documentReader({ childScript, onReading: (reading) => readings.push(reading) })
const about = (fileName: string) => ({ fileName, today: '2026-11-20', brandName: 'Fernhill Orchard' })
const read = (bytes: Buffer | string, name: string) => reader.read(Buffer.from(bytes), about(name))
const refusalOf = async (bytes: Buffer | string, name: string) => {
  const error = await read(bytes, name).then(
    () => null,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(Problem)
  return error instanceof Problem ? { kind: error.kind, message: error.message } : null
}

const SENTENCE = 'Our winter box costs £34.50 and serves six.'

test.each([
  ['pdf', aPdf([SENTENCE])],
  ['docx', aDocx([SENTENCE])],
  ['txt', Buffer.from(SENTENCE)],
])('the text of a %s file is read', async (fileType, bytes) => {
  const { text, facts, notice } = await read(bytes, `Brand guide.${fileType.toUpperCase()}`)
  expect(text.fileType).toBe(fileType)
  expect(text.parts.map((part) => part.text)).toEqual([SENTENCE])
  expect(text.characters).toBe(SENTENCE.length)
  expect(facts.map(({ type, slots }) => [type, slots.amount])).toEqual([['labelled-price', '£34.50']])
  expect(notice).toBeNull()
})

test('a scanned document is accepted, although no text is found in it', async () => {
  expect(await read(aScan(), 'scan.pdf')).toEqual({
    text: { fileType: 'pdf', parts: [], characters: 0 },
    insights: {},
    facts: [],
    notice: 'No text found: this looks scanned. Please upload a version whose text can be selected.',
  })
})

test('only files with the endings of PDF, DOCX and TXT are accepted', async () => {
  expect(await refusalOf(SENTENCE, 'notes.md')).toEqual({
    kind: 'wrong-type',
    message: 'Please upload PDF, DOCX, or TXT files only.',
  })
})

test('the type of a file is decided by its content, not by its name', async () => {
  expect(await refusalOf(aPdf([SENTENCE]), 'guide.docx')).toEqual({
    kind: 'wrong-type',
    message: 'This file is named .docx but contains a PDF. Please rename it to .pdf and upload it again.',
  })
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect((await refusalOf(picture, 'guide.txt'))?.message).toBe(
    'Please upload PDF, DOCX, or TXT files only. This file is named .txt but contains an image (PNG).',
  )
  expect((await refusalOf('{\\rtf1 Hello}', 'guide.txt'))?.message).toContain(
    'contains rich text (save it as DOCX in Word).',
  )
  const sheet = aZip([{ name: 'xl/workbook.xml', content: '<workbook/>' }])
  expect((await refusalOf(sheet, 'prices.docx'))?.kind).toBe('wrong-type')
})

test.each([
  [
    'a PDF with a password',
    aPdf([SENTENCE], { encrypted: true }),
    'a.pdf',
    'invalid',
    'protected with a password',
  ],
  ['a file of no bytes', Buffer.alloc(0), 'a.pdf', 'invalid', 'This file is empty.'],
  ['a Word document of no words', aDocx([]), 'a.docx', 'invalid', 'This file is empty.'],
  ['a PDF cut short', aPdf([SENTENCE]).subarray(0, 150), 'a.pdf', 'invalid', 'damaged or incomplete'],
  [
    'a Word document cut short',
    aDocx([SENTENCE]).subarray(0, 900),
    'a.docx',
    'invalid',
    'damaged or incomplete',
  ],
  [
    'a Word document that defines entities',
    aZip([
      {
        name: '_rels/.rels',
        content:
          '<Relationships><Relationship Type="/officeDocument" Target="word/document.xml"/></Relationships>',
      },
      {
        name: 'word/document.xml',
        content: `<!DOCTYPE d [<!ENTITY a "a">]>${wordXml('document', '<w:p><w:r><w:t>&a;</w:t></w:r></w:p>')}`,
      },
    ]),
    'a.docx',
    'invalid',
    'could be unsafe',
  ],
  [
    'a Word document that unpacks to 60 MB',
    aDocx([SENTENCE], '', [{ name: 'word/media/a.bin', content: Buffer.alloc(60_000_000) }]),
    'a.docx',
    'too-large',
    'too large once unpacked',
  ],
  [
    'a file of more than 10 MB',
    Buffer.alloc(10 * 1024 * 1024 + 1, 65),
    'a.txt',
    'too-large',
    'larger than 10MB',
  ],
])('%s is refused with a message of its own', async (_, bytes, name, kind, words) => {
  const refusal = await refusalOf(bytes, name)
  expect(refusal?.kind).toBe(kind)
  expect(refusal?.message).toContain(words)
})

test('reading a file is stopped if it takes too long, and the next file is read', async () => {
  const hasty = documentReader({ childScript, seconds: 0.02 })
  await expect(hasty.read(aPdf([SENTENCE]), about('a.pdf'))).rejects.toThrow('took too long to read')
  expect((await read(aPdf([SENTENCE]), 'a.pdf')).text.parts).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'a process is killed if it uses too much memory for a file',
  async () => {
    const frugal = documentReader({ childScript, megabytes: 10 })
    await expect(frugal.read(aPdf([SENTENCE]), about('a.pdf'))).rejects.toThrow('too large once unpacked')
  },
)

test('the process that reads documents can’t access the network, other files or environment variables', async () => {
  const spy = new URL('../../../tests/support/fakes/spy-child.ts', import.meta.url)
  const job = {
    bytes: Buffer.from(import.meta.filename),
    mostPages: 1,
    mostCharacters: 1,
    about: about('a.pdf'),
  }
  const { said } = await runInChild(spy, job, { seconds: 15, megabytes: 300 })
  expect(said).toEqual({
    connect: 'ERR_ACCESS_DENIED',
    environment: [],
    list: 'ERR_ACCESS_DENIED',
    read: 'ERR_ACCESS_DENIED',
    run: 'ERR_ACCESS_DENIED',
    write: 'ERR_ACCESS_DENIED',
  })
})

test('the time and memory used for each document are reported', async () => {
  readings.length = 0
  await read(SENTENCE, 'a.txt')
  expect(readings).toMatchObject([{ fileName: 'a.txt', outcome: 'read' }])
  expect(readings[0]!.seconds).toBeGreaterThan(0)
})

test('a document with some bytes changed gives either a text or a message for the user', async () => {
  const page = [
    { text: SENTENCE, y: 700 },
    { text: 'Prices', y: 730, size: 20 },
  ]
  const files = [
    aPdfOf([page, page]),
    aDocx([{ text: 'Prices', style: 'Heading1' }, SENTENCE, [['Half day', '£12']]]),
  ] as const
  const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 1),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      async (which, changes) => {
        const bytes = Buffer.from(files[which])
        for (const [at, by] of changes) bytes[at % bytes.length] = bytes[at % bytes.length]! ^ by
        const ended = await read(bytes, which === 0 ? 'a.pdf' : 'a.docx').then(
          ({ text }) => text.characters >= 0,
          (error: unknown) => error instanceof Problem,
        )
        expect(ended).toBe(true)
      },
    ),
    { numRuns: Number(process.env['HEAVY_RUNS'] ?? 8) },
  )
}, 600_000)
