import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, extensionOf } from './file-name.ts'

test("An uploaded file's name loses its folders and keeps its words", () => {
  expect(cleanFileName('C:\\Users\\mo\\Brand guide 2026.pdf')).toBe('Brand guide 2026.pdf')
  expect(cleanFileName('../../etc/menu.docx')).toBe('menu.docx')
})

test('HTML in a file name is kept, because pages show names as plain text', () => {
  expect(cleanFileName('<img src=x onerror=alert(1)>.txt')).toBe('<img src=x onerror=alert(1)>.txt')
})

test('Line breaks and characters that reverse text are removed from file names', () => {
  expect(cleanFileName('menu\r\nBcc: x\u0000.txt')).toBe('menu Bcc: x .txt')
  expect(cleanFileName('price\u202Efdp.txt')).toBe('pricefdp.txt')
})

test('A file name that is too long is cut before its extension', () => {
  const name = cleanFileName(`${'é'.repeat(300)}.docx`)
  expect([...name]).toHaveLength(200)
  expect(name.endsWith('é.docx')).toBe(true)
})

test('A file without a visible name is called “document”', () => {
  expect(cleanFileName('')).toBe('document')
  expect(cleanFileName('..')).toBe('document')
  expect(cleanFileName('uploads/')).toBe('document')
  expect(cleanFileName('\u3164\u2800')).toBe('document')
})

test('No file name keeps a path, a control character or more than 200 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const clean = cleanFileName(name)
      expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u)
      expect(clean.length).toBeGreaterThan(0)
      expect([...clean].length).toBeLessThanOrEqual(200)
      expect(cleanFileName(clean)).toBe(clean)
    }),
  )
})

test('The extension of a file is the part after the last dot', () => {
  expect(extensionOf('Menu.PDF')).toBe('pdf')
  expect(extensionOf('archive.tar.docx')).toBe('docx')
  expect(extensionOf('README')).toBe('')
})
