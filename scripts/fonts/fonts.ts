// Subsets the design's two typefaces to the characters our pages need. Run it again only when a package or a
// range changes: its output in web/components/fonts is committed, so a build doesn't have to make it.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../../web/components/fonts/', import.meta.url)

const families = [
  {
    name: 'besley',
    file: 'besley',
    package: require.resolve('@fontsource-variable/besley/package.json'),
    weights: { min: 400, max: 800 },
    still: { semibold: 600 },
  },
  {
    name: 'hanken',
    file: 'hanken-grotesk',
    package: require.resolve('@fontsource-variable/hanken-grotesk/package.json'),
    weights: { min: 400, max: 700 },
    still: { regular: 400, medium: 500, semibold: 600 },
  },
]

/** What any page may need at once: Basic Latin, Latin-1, typographic marks, arrows and the tick. */
const latin = [range(0x20, 0x7e), range(0xa0, 0xff), '‘’“”–—…•·€™−←→↑↓✓'].join('')
/** The other European alphabets; a browser fetches this file only for a page that uses one of its letters. */
const latinExt = [range(0x100, 0x17f), range(0x18f, 0x192), range(0x1a0, 0x1b0), range(0x1cd, 0x1dc)]
  .concat(range(0x1e6, 0x1ff), range(0x218, 0x21b), range(0x1e80, 0x1e85), range(0x1e9e, 0x1ef9))
  .join('')

const layout = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']

await mkdir(target, { recursive: true })
for (const { name, file, package: home, weights, still } of families) {
  const folder = path.dirname(home)
  for (const [part, letters] of Object.entries({ latin, 'latin-ext': latinExt })) {
    const font = await readFile(path.join(folder, `files/${file}-${part}-wght-normal.woff2`))
    await keep(`${name}-${part}.woff2`, font, letters, 'woff2', weights)
    // The programs that draw pictures and PDFs read neither woff2 nor variable weights.
    for (const [style, weight] of Object.entries(still)) {
      await keep(`${name}-${style}-${part}.ttf`, font, letters, 'sfnt', weight)
    }
  }
  await copyFile(path.join(folder, 'LICENSE'), new URL(`${name}-licence.txt`, target))
}

async function keep(
  file: string,
  font: Buffer,
  letters: string,
  targetFormat: 'woff2' | 'sfnt',
  wght: number | { min: number; max: number },
) {
  const cut = await subsetFont(font, letters, {
    targetFormat,
    variationAxes: { wght },
    keepFeatures: layout,
  })
  await writeFile(new URL(file, target), cut)
  process.stdout.write(`${file} ${cut.length} bytes\n`)
}

function range(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('')
}
