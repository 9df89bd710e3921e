import { expect, test } from 'vitest'
import { aDocx, aZip, wordXml, type Paragraph } from '#tests/support/documents.ts'
import { mainPartOf, readDocx } from './docx.ts'
import { partsOf } from '../parts.ts'
import { openZip } from './zip.ts'

const partsIn = async (bytes: Buffer) => partsOf((await readDocx(bytes)).pieces, 10_000).parts
const textsOf = async (bytes: Buffer) => (await partsIn(bytes)).map((part) => part.text)
const body = (xml: string) => textsOf(aDocx([], xml))
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`

test('a sentence in a Word document is read with the heading above it', async () => {
  const content: Paragraph[] = [
    { text: 'Boxes', style: 'Heading1' },
    { text: 'Our winter box costs £34.50 and serves six.' },
  ]
  expect(await partsIn(aDocx(content))).toEqual([
    { text: 'Boxes', heading: 'Boxes' },
    { text: 'Our winter box costs £34.50 and serves six.', heading: 'Boxes' },
  ])
})

test('a custom style based on a heading style is read as a heading, and so is a short bold line', async () => {
  const content: Paragraph[] = [
    { text: 'Our story', style: 'Ours' },
    { text: 'We began in 1998.' },
    { text: 'Where we are', bold: true },
    { text: 'Ten minutes from the station.' },
  ]
  const headings = (await partsIn(aDocx(content))).map((part) => part.heading)
  expect(headings).toEqual(['Our story', 'Our story', 'Where we are', 'Where we are'])
})

test('a whole sentence in a heading style is read as a sentence', async () => {
  const sentence = `We have baked for the same street since 1998, and ${'many '.repeat(20)}still come.`
  expect((await partsIn(aDocx([{ text: sentence, style: 'Heading1' }])))[0]?.heading).toBe('')
})

test('a table row of short cells is read as one line', async () => {
  expect(
    await textsOf(
      aDocx([
        [
          ['Half day', '£12'],
          ['Full day', '£20'],
        ],
      ]),
    ),
  ).toEqual(['Half day £12', 'Full day £20'])
})

test('long columns of text in a table are not joined into lines', async () => {
  const long = 'We bake every morning and we deliver to the villages around before nine.'
  expect(await textsOf(aDocx([[[long, 'Closed on Mondays.']]]))).toEqual([long, 'Closed on Mondays.'])
})

test('a text box is read once, although Word stores it twice', async () => {
  const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`
  const twice = `<mc:AlternateContent><mc:Choice>${box('Open all year')}</mc:Choice><mc:Fallback>${box('Open all year')}</mc:Fallback></mc:AlternateContent>`
  expect(await body(`<w:p><w:r>${twice}</w:r>${run('Around it')}</w:p>`)).toEqual([
    'Open all year',
    'Around it',
  ])
})

test('footnotes are read, but not their marks in the text', async () => {
  const notes = wordXml('footnotes', `<w:footnote><w:p>${run('Counted in May 2026.')}</w:p></w:footnote>`)
  const bytes = aDocx(['We grew 40 kinds of apple.'], '', [{ name: 'word/footnotes.xml', content: notes }])
  expect(await textsOf(bytes)).toEqual(['We grew 40 kinds of apple.', 'Counted in May 2026.'])
})

test('deleted, moved and hidden text is not read', async () => {
  const deleted = '<w:del><w:r><w:delText>Old price £9.</w:delText></w:r></w:del>'
  const moved = `<w:moveFrom>${run('Moved away.')}</w:moveFrom>`
  const kept = run('New price £11.')
  expect(await body(`<w:p>${deleted}${moved}${run('Hidden.', '<w:vanish/>')}${kept}</w:p>`)).toEqual([
    'New price £11.',
  ])
})

test('inserted words are read', async () => {
  expect(await body(`<w:p><w:ins>${run('From £11.')}</w:ins></w:p>`)).toEqual(['From £11.'])
})

test('a table of contents and field codes are not read', async () => {
  const code = '<w:r><w:instrText> PAGEREF _1 </w:instrText></w:r>'
  expect(
    await textsOf(aDocx([{ text: 'Prices 4', style: 'TOC1' }], `<w:p>${code}${run('Prices')}</w:p>`)),
  ).toEqual(['Prices'])
})

test('line breaks within a paragraph make separate lines', async () => {
  expect(await body(`<w:p><w:r><w:t>Mon 9-5</w:t><w:br/><w:t>Tue 9-5</w:t></w:r></w:p>`)).toEqual([
    'Mon 9-5',
    'Tue 9-5',
  ])
})

test('a sentence split over several paragraphs is joined', async () => {
  const lines = [
    'You will be responsible for cleaning door handles, window',
    'catches and all tables before you leave.',
  ]
  expect(await textsOf(aDocx(lines))).toEqual([lines.join(' ')])
})

test('a document of millions of letters is read only up to the limit', async () => {
  const cell = `<w:tc><w:p>${run('Half day')}</w:p></w:tc>`
  const { pieces } = await readDocx(
    aDocx(
      ['x'.repeat(60), 'Next'],
      `<w:tbl><w:tr>${cell}<w:tc><w:p>${run('y'.repeat(60))}`.concat('</w:p></w:tc></w:tr></w:tbl><w:p/>'),
    ),
    100,
  )
  expect(pieces.map(({ text }) => text)).toEqual(['x'.repeat(60), 'Next', 'Half day', 'y'.repeat(60)])
})

test('a document without text is reported as having pictures, if it has any', async () => {
  const { pieces, hasPictures } = await readDocx(aDocx([], '<w:p><w:r><w:drawing/></w:r></w:p>'))
  expect({ pieces, hasPictures }).toEqual({ pieces: [], hasPictures: true })
})

test('a part that the document refers to outside its own file is never read', async () => {
  const outside = `<Relationships><Relationship Type="x/officeDocument" Target="http://example.org/document.xml" TargetMode="External"/></Relationships>`
  expect(await mainPartOf(await openZip(aZip([{ name: '_rels/.rels', content: outside }])))).toBeNull()
})
