// Texts on screens, pages and in the PDF are plain modern English, without these words.
import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, traverse } from '@babel/core'
import { expect, test } from 'vitest'

const folders = ['api', 'app', 'components', 'pages', 'pdf', 'public']

/** Words that sound translated or antique, and phrases that plainer ones have replaced. */
const unwanted =
  /\b(whoever|whom|upon|merely|thereby|lest|otherwise than|stands?|dearer|of faith|for good|any more|rests? on|(take[ns]?|took) (it )?back|by (itself|themselves)|fell due|one press|none is|only (your brand|you can say)|mails|mailed)\b|\bthat was not\b|\b(could|can|is|are|will|have) not be\b/i

/** Texts fixed by the specification, and others that mean the words literally. */
const allowed = new Set([
  'The requested content delivery could not be found.',
  'Could not generate your first delivery. Please try again.',
])

/** People read strings, templates and JSX, but not class names, imports or types. */
function textsOf(path: string): string[] {
  const file = parseSync(readFileSync(new URL(path, import.meta.url), 'utf8'), {
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  })
  if (file === null) throw new Error(`${path} can’t be parsed`)
  const texts: string[] = []
  traverse(file, {
    ImportDeclaration: (at) => at.skip(),
    TSLiteralType: (at) => at.skip(),
    JSXAttribute: (at) => {
      if (at.node.name.name === 'className') at.skip()
    },
    StringLiteral: ({ node }) => void texts.push(node.value),
    TemplateElement: ({ node }) => void texts.push(node.value.raw),
    JSXText: ({ node }) => void texts.push(node.value),
  })
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

const files = folders.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
)

/** A name in code, such as an id or an address, has no space in it. */
const isText = (text: string) => text.includes(' ')

test('texts of screens, pages and the PDF use everyday words', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((path) =>
    textsOf(path)
      .filter((text) => isText(text) && unwanted.test(text) && !allowed.has(text))
      .map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

test('the list of words finds them in a sentence', () => {
  for (const text of ['One press, and your account is open', 'An address stands here twice', 'Hide for good'])
    expect(text).toMatch(unwanted)
})
