import { expect, test } from 'vitest'
import { inMegabytes, refusalOf, sizeInWords } from './upload-rules.ts'

const MB = 1024 * 1024
const nothing = { count: 0, totalSizeBytes: 0 }

test('a user can upload PDF, DOCX and plain text only, with endings in upper or lower case', () => {
  expect(refusalOf({ name: 'Prices.PDF', size: 1 }, nothing)).toBeNull()
  expect(refusalOf({ name: 'story.docx', size: 1 }, nothing)).toBeNull()
  expect(refusalOf({ name: 'notes.txt', size: 1 }, nothing)).toBeNull()
  expect(refusalOf({ name: 'pdf', size: 1 }, nothing)?.title).toBe('Unsupported file type')
  expect(refusalOf({ name: 'prices.pdf.exe', size: 1 }, nothing)?.text).toBe(
    'Please upload PDF, DOCX, or TXT files only.',
  )
})

test('a user can’t upload a fourth document', () => {
  expect(refusalOf({ name: 'a.txt', size: 1 }, { count: 2, totalSizeBytes: 0 })).toBeNull()
  expect(refusalOf({ name: 'a.txt', size: 1 }, { count: 3, totalSizeBytes: 0 })).toEqual({
    title: 'Storage limit reached',
    text: 'You can only store 3 documents. Please delete a document first.',
  })
})

test('a user can upload ten megabytes in total and not one byte more', () => {
  expect(refusalOf({ name: 'a.pdf', size: 6 * MB }, { count: 1, totalSizeBytes: 4 * MB })).toBeNull()
  expect(refusalOf({ name: 'a.pdf', size: 6 * MB + 1 }, { count: 1, totalSizeBytes: 4 * MB })).toEqual({
    title: 'Size limit exceeded',
    text: 'File would exceed the 10MB storage limit. Current usage: 4 MB',
  })
})

test('file sizes are rounded to KB and MB', () => {
  expect(sizeInWords(420)).toBe('420 B')
  expect(sizeInWords(88_000)).toBe('86 KB')
  expect(sizeInWords(1.44 * MB)).toBe('1.4 MB')
  expect(inMegabytes(0)).toBe('0')
  expect(inMegabytes(10 * MB)).toBe('10')
})
