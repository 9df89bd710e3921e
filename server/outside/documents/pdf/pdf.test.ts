import { expect, test } from 'vitest'
import { aPdf, aPdfBomb, aPdfOf, aScan, type Placed } from '#tests/support/documents.ts'
import { partsOf } from '../parts.ts'
import { readPdf } from './pdf.ts'

const partsOfPdf = async (bytes: Buffer) =>
  partsOf((await readPdf(bytes, 300, 500_000)).pieces, 500_000).parts
const textsOf = async (...pages: Placed[][]) => (await partsOfPdf(aPdfOf(pages))).map((part) => part.text)
const reasonOf = (bytes: Buffer) =>
  readPdf(bytes, 300, 500_000).catch((error: unknown) => Object(error).reason)

const LEFT = [
  'We grow forty kinds of apple on',
  'eleven acres above the river, and',
  'press the juice ourselves.',
]
const RIGHT = [
  'The farm shop opens at nine each',
  'morning from April to the end of',
  'October, and closes on Mondays.',
]
const column = (lines: string[], x: number, from = 700) =>
  lines.map((text, index) => ({ text, x, y: from - index * 14 }))

test('two columns that the file contains one after the other are not mixed', async () => {
  expect(await textsOf([...column(LEFT, 50), ...column(RIGHT, 310)])).toEqual([
    LEFT.join(' '),
    RIGHT.join(' '),
  ])
})

test('two columns that the file contains row by row are not mixed', async () => {
  const [left, right] = [column(LEFT, 50), column(RIGHT, 310)]
  expect(await textsOf(left.flatMap((line, index) => [line, right[index]!]))).toEqual([
    LEFT.join(' '),
    RIGHT.join(' '),
  ])
})

test('larger and bold lines are read as headings, and each part has its page number', async () => {
  const first = [
    { text: 'Orchard House', y: 760, size: 22 },
    { text: 'Visit us', y: 720, bold: true },
    ...column(RIGHT, 60, 700),
  ]
  expect(await partsOfPdf(aPdfOf([first, column(LEFT, 60)]))).toEqual([
    { text: 'Orchard House', heading: 'Orchard House', page: 1 },
    { text: 'Visit us', heading: 'Visit us', page: 1 },
    { text: RIGHT.join(' '), heading: 'Visit us', page: 1 },
    { text: LEFT.join(' '), heading: 'Visit us', page: 2 },
  ])
})

test('a price at the far right is joined with its dish', async () => {
  const dish = (text: string, price: string, y: number) => [
    { text, y },
    { text: price, x: 480, y },
  ]
  const menu = [...dish('Smoked trout on rye', '£9.50', 700), ...dish('Apple cake', '£4', 680)]
  expect(await textsOf(menu)).toEqual(['Smoked trout on rye £9.50', 'Apple cake £4'])
})

test('the items of a list are read as separate lines', async () => {
  const items = [
    '• Pressing day on the first Saturday',
    '• Wassail in January, with a fire',
    '• Pruning class for six',
  ]
  expect(await textsOf(column(items, 60))).toEqual(items)
})

test('a word or sentence that is broken between pages is joined', async () => {
  const first = column(
    [...LEFT.slice(0, 2), 'press the juice in our own six-', 'teenth-century barn, which we re-'],
    60,
  )
  const second = column(['stored by hand over nine winters.'], 60)
  expect((await textsOf(first, second)).join(' ')).toContain(
    'sixteenth-century barn, which we restored by hand',
  )
})

test('repeated headers and footers are read once, and page numbers never', async () => {
  const page = (number: number) => [
    { text: 'Orchard House brand guide', y: 810, size: 9 },
    ...column([`Chapter words of page ${'one two three four'.split(' ')[number - 1]} only.`], 60),
    ...column(LEFT, 60, 600),
    { text: `Page ${number} of 4`, y: 20, size: 9 },
  ]
  const texts = await textsOf(page(1), page(2), page(3), page(4))
  expect(texts.filter((text) => text === 'Orchard House brand guide')).toHaveLength(1)
  expect(texts.filter((text) => /Page \d/.test(text))).toEqual([])
  expect(texts.filter((text) => text.startsWith('Chapter words'))).toHaveLength(4)
})

test('text around a logo or diagonally across the page is left out', async () => {
  const logo = [...'ORCHARD'].map((text, index) => ({
    text,
    x: 100 + index * 9,
    y: 760,
    turn: 40 - index * 12 + 1,
  }))
  expect(
    await textsOf([...logo, { text: 'DRAFT', x: 200, y: 400, size: 60, turn: 45 }, ...column(LEFT, 60)]),
  ).toEqual([LEFT.join(' ')])
})

test('the text of a rotated page is read', async () => {
  const turned = LEFT.map((text, index) => ({ text, x: 100 + index * 14, y: 60, turn: 90 }))
  expect(await textsOf(turned)).toEqual([LEFT.join(' ')])
})

test('pages beyond the limit are not read, and the result says how many there are', async () => {
  const { pieces, hasMore } = await readPdf(aPdfOf([column(LEFT, 60), column(RIGHT, 60)]), 1, 500_000)
  expect(hasMore).toBe(true)
  expect(pieces.map((piece) => piece.page)).toEqual([1])
})

test('no text is found on a page that is only a picture', async () => {
  expect(await partsOfPdf(aScan())).toEqual([])
})

test('a PDF with a password is refused with a message that says so', async () => {
  expect(await reasonOf(aPdf(['Secret'], { encrypted: true }))).toBe('encrypted')
})

test('a PDF that unpacks to hundreds of megabytes is refused before it is parsed', async () => {
  expect(await reasonOf(aPdfBomb(60))).toBe('too-large')
})

test('a PDF that was cut short is refused as damaged', async () => {
  expect(await reasonOf(aPdf(LEFT).subarray(0, 200))).toBe('corrupt')
})
