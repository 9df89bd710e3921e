// `npm run check:overfit`: lists the alternatives of the reader's regular expressions, and the entries of its
// word lists, that match the text of exactly one fixture website and nothing else in the repository. Such a
// rule is overfitted to one site.
// node scripts/checking/check-overfit.ts [--all]
// It fails if there is one that `allowed` doesn't list with the kind of page it is for.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { load } from 'cheerio'
import { allowed } from './overfit-allowed.ts'
import { entriesIn, type Rule } from './overfit-rules.ts'

/** Rules that may stay, with the kind of page they are for. */
const kept = new Set(allowed.flatMap(({ rules }) => rules))
const root = path.join(import.meta.dirname, '../..')

interface Source {
  name: string
  isFixture: boolean
  text: string
}

const found = overfitted(rules(), sources())
for (const { rule, source } of found)
  console.log(`${rule.file}:${rule.line} in ${rule.of}: ${rule.text} (only ${source})`)
console.log(`${found.length} rules match text of one fixture alone.`)
if (found.length > 0) process.exitCode = 1

/** The rules that match one fixture and no other source. Rules that match nothing are ignored here. */
function overfitted(all: readonly Rule[], texts: readonly Source[]): { rule: Rule; source: string }[] {
  return all.flatMap((rule) => {
    if (kept.has(rule.text)) return []
    let only: Source | null = null
    for (const source of texts) {
      if (!rule.pattern.test(source.text)) continue
      if (only !== null || !source.isFixture) return []
      only = source
    }
    return only === null ? [] : [{ rule, source: only.name }]
  })
}

function rules(): Rule[] {
  return filesIn(path.join(root, 'domain/reading'), /(?<!\.test)\.ts$/).flatMap((file) =>
    entriesIn(path.relative(root, file), readFileSync(file, 'utf8')),
  )
}

/** Each fixture's pages as one text; the library, the product's own texts and the tests as others. */
function sources(): Source[] {
  const brands = path.join(root, 'bench/brands')
  const fixtures = readdirSync(brands).map((slug): Source => ({
    name: slug,
    isFixture: true,
    text: filesIn(path.join(brands, slug), /\.(?:html|txt|md)$/)
      .map((file) => visible(file, readFileSync(file, 'utf8')))
      .join('\n'),
  }))
  const shipped = [
    ...filesIn(path.join(root, 'library'), /\.md$/),
    ...['domain', 'web', 'server', 'tests'].flatMap((folder) =>
      filesIn(path.join(root, folder), /\.test\.tsx?$/),
    ),
  ]
  const others = shipped.map((file): Source => ({
    name: path.relative(root, file),
    isFixture: false,
    text: readFileSync(file, 'utf8'),
  }))
  return [...fixtures, ...others]
}

function visible(file: string, text: string): string {
  if (!file.endsWith('.html')) return text
  const page = load(text)
  page('script, style').remove()
  page('*').append(' ')
  return page.root().text().replace(/\s+/g, ' ')
}

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) return filesIn(file, pattern)
    return pattern.test(name) ? [file] : []
  })
}
