// Checks that comments and test names in every layer are modern plain English, without the words in
// support/antique-words.ts.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, types } from '@babel/core'
import { expect, test } from 'vitest'
import { antiqueIn } from '#tests/support/antique-words.ts'
import { root } from '#tests/support/database.ts'

const files = ['contract', 'domain', 'server', 'web', 'scripts', 'bench', 'tests']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name))

interface Text {
  line: number
  text: string
}

/** The comments and test names of a file; consecutive line comments are one text. */
function textsOf(file: string, code = fs.readFileSync(path.join(root, file), 'utf8')): Text[] {
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: {
      sourceType: 'module',
      plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    },
  })
  if (!tree) throw new Error(`${file} can’t be parsed`)
  const found: Text[] = []
  let last = -1
  for (const { type, value, loc } of tree.comments ?? []) {
    const line = loc?.start.line ?? 0
    const text = value.replace(/^[\s*]+/gm, '')
    if (type === 'CommentLine' && line === last + 1)
      found.push({ line, text: `${found.pop()?.text} ${text}` })
    else found.push({ line, text })
    last = type === 'CommentLine' ? line : -1
  }
  types.traverseFast(tree, (node) => {
    if (node.type === 'CallExpression') found.push(...nameOf(node))
  })
  return found
}

/** The name of a test: the first argument of `test(…)`, `test.each(…)(…)` and the like. */
function nameOf(node: types.CallExpression): Text[] {
  const [name] = node.arguments
  if (!/^(?:describe|it|test)$/.test(calledBy(node.callee)) || node.arguments.length < 2) return []
  const line = name?.loc?.start.line ?? 0
  if (name?.type === 'StringLiteral') return [{ line, text: name.value }]
  if (name?.type === 'TemplateLiteral')
    return [{ line, text: name.quasis.map(({ value }) => value.raw).join('…') }]
  return []
}

function calledBy(callee: types.Node): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'MemberExpression') return calledBy(callee.object)
  if (callee.type === 'CallExpression') return calledBy(callee.callee)
  return callee.type === 'TaggedTemplateExpression' ? calledBy(callee.tag) : ''
}

/** Code and quotations in a comment are not checked. */
const faultsIn = (texts: readonly Text[], file: string): string[] =>
  texts.flatMap(({ line, text }) =>
    antiqueIn(text.replace(/`[^`]*`|"[^"]*"/g, '…')).map(
      (fault) => `${file}:${line} ${fault} in “${text.trim()}”`,
    ),
  )

test('no comment or test name contains an antique word', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => faultsIn(textsOf(file), file))).toEqual([])
})

test('the check finds an antique word in a comment, over two lines, and in a test name', () => {
  const code = `// Two rows that belong
// upon one page.
/** Asks \`whom\`. */
test.each([1])('a row %i stands twice', () => {})`
  expect(faultsIn(textsOf('a.test.ts', code), 'a.test.ts')).toEqual([
    expect.stringContaining('upon'),
    expect.stringContaining('stands'),
  ])
})
