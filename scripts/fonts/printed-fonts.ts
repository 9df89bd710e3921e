// Subsets fonts for PDF reports with letters that the design's typefaces lack, into .cache/printed-fonts.
// Setting up a checkout runs it once for each state of the lockfile and of this file; its output is
// reproducible byte for byte.
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../../.cache/printed-fonts/', import.meta.url)
const layout = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']
/**
 * The features that join Arabic letters. They are for Vazirmatn: Noto sets a letter's dots as separate marks,
 * which the PDF library loses at the end of a line.
 */
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt']

const packages: Record<string, string> = {
  'noto-sans': require.resolve('@fontsource-variable/noto-sans/package.json'),
  'noto-sans-hebrew': require.resolve('@fontsource-variable/noto-sans-hebrew/package.json'),
  'noto-sans-kr': require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  'noto-sans-sc': require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
  vazirmatn: require.resolve('@fontsource-variable/vazirmatn/package.json'),
}

/** Alphabets that each fit into one small file, in the two weights of body text. */
const alphabets = [
  { name: 'greek', family: 'noto-sans', letters: range(0x370, 0x3ff), features: layout },
  { name: 'cyrillic', family: 'noto-sans', letters: `${range(0x400, 0x45f)}Ґґ№`, features: layout },
  { name: 'hebrew', family: 'noto-sans-hebrew', letters: `${range(0x591, 0x5f4)}₪`, features: layout },
  {
    name: 'arabic',
    family: 'vazirmatn',
    letters: range(0x600, 0x6ff),
    features: [...layout, ...joining],
  },
]
const weights = { regular: 400, semibold: 600 }

/**
 * Scripts with thousands of characters. Their packages split these fonts into slices of characters that often occur together. One weight serves for regular and semibold text.
 */
const sliced = [
  {
    name: 'han',
    family: 'noto-sans-sc',
    // Fullwidth letters and digits are left out, because they are only wide Latin ones.
    wanted: /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/u,
  },
  { name: 'hangul', family: 'noto-sans-kr', wanted: /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]/u },
]
const SLICE_WEIGHT = 500

await rm(target, { recursive: true, force: true })
await mkdir(new URL('slices/', target), { recursive: true })
for (const { name, family, letters, features } of alphabets) {
  const font = await readFile(packaged(family, `files/${family}-${name}-wght-normal.woff2`))
  for (const [style, wght] of Object.entries(weights)) {
    const cut = await subsetFont(font, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght },
      keepFeatures: features,
    })
    await writeFile(new URL(`${family.split('-')[0]}-${style}-${name}.ttf`, target), cut)
  }
}

/** Says which slice has a letter, by each slice's name with all its letters. */
const contents: Record<string, string> = {}
for (const { name, family, wanted } of sliced) {
  const ranges: Record<string, string> = JSON.parse(await readFile(packaged(family, 'unicode.json'), 'utf8'))
  for (const [slice, listed] of Object.entries(ranges)) {
    const letters = [...lettersOf(listed)].filter((letter) => wanted.test(letter)).join('')
    if (letters === '') continue
    const part = slice.replaceAll(/[[\]]/g, '')
    const font = await readFile(packaged(family, `files/${family}-${part}-wght-normal.woff2`))
    const cut = await subsetFont(font, letters, {
      targetFormat: 'woff',
      variationAxes: { wght: SLICE_WEIGHT },
      keepFeatures: [],
      noHinting: true,
      // Tables for vertical text or for screens, which a PDF doesn't need.
      dropTables: ['BASE', 'vhea', 'vmtx', 'VORG', 'STAT', 'gasp'],
    })
    contents[`${name}-${part}`] = letters
    await writeFile(new URL(`slices/${name}-${part}.woff`, target), cut)
  }
}
await writeFile(new URL('slices/contents.json', target), `${JSON.stringify(contents, null, 2)}\n`)

for (const family of Object.keys(packages))
  await copyFile(packaged(family, 'LICENSE'), new URL(`${family}-licence.txt`, target))

function packaged(family: string, file: string) {
  return path.join(path.dirname(packages[family] ?? ''), file)
}

/** The letters of a range list such as `U+4e00-4e02,U+5341`. */
function lettersOf(listed: string) {
  return listed
    .split(',')
    .map((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-')
      return range(Number.parseInt(from, 16), Number.parseInt(to, 16))
    })
    .join('')
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')
}
