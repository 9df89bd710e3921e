// Checks that every text which people read is modern plain English, without the words in
// support/antique-words.ts. Not checked are the library and the library checker's messages, which are edited
// separately, and word lists and fixtures, which contain other people's language.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, traverse } from '@babel/core'
import { expect, test } from 'vitest'
import { catalogue } from '#domain/seasons/catalogue.ts'
import { antiqueIn, unwantedIn } from '#tests/support/antique-words.ts'
import { root } from '#tests/support/database.ts'

/** Texts fixed by the specification. */
const specified = new Set([
  'The requested content delivery could not be found.',
  'Could not generate your first delivery. Please try again.',
  'Your document has been processed and analyzed.',
  'Failed to analyze website. Please try again.',
])

/** Files that contain no texts for users. */
const outside =
  /\.test\.tsx?$|\/(?:lexicon|fixtures|language|catalogue|holidays|playbook|finders)\/|^scripts\/(?:corpus|checking|library\.ts)|\/sample-|\/common-passwords|\/generic-words/

/** Every string, template and JSX text of a file that reads as words, with its line. */
function textsOf(file: string): { line: number; text: string }[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8')
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: {
      sourceType: 'module',
      plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    },
  })
  if (!tree) throw new Error(`${file} can’t be read`)
  const found: { line: number; text: string }[] = []
  const add = (line: number | undefined, text: string): void => {
    found.push({ line: line ?? 0, text })
  }
  traverse(tree, {
    // Regular expressions, queries and styles are not read by people.
    TaggedTemplateExpression: (at) => at.skip(),
    JSXAttribute: (at) => {
      if (at.node.name.name === 'className') at.skip()
    },
    ImportDeclaration: (at) => at.skip(),
    StringLiteral: ({ node }) => add(node.loc?.start.line, node.value),
    JSXText: ({ node }) => add(node.loc?.start.line, node.value),
    TemplateLiteral: ({ node }) =>
      add(node.loc?.start.line, node.quasis.map(({ value }) => value.cooked ?? '').join('…')),
  })
  return found.filter(
    ({ text }) => /\p{L} \p{L}/u.test(text) && !/\\|\(\?/.test(text) && !specified.has(text),
  )
}

const sources = ['contract', 'domain', 'server', 'web', 'scripts']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !outside.test(name))

test('no text in the product contains a word from the list of antique words', () => {
  const found = sources.flatMap((file) =>
    textsOf(file).flatMap(({ line, text }) =>
      unwantedIn(text).map((fault) => `${file}:${line} ${fault} in “${text.trim().replace(/\s+/g, ' ')}”`),
    ),
  )
  expect(found).toEqual([])
})

test('no description of a calendar date contains an antique word or stiff phrase', () => {
  expect(
    catalogue.flatMap(({ id, description }) => unwantedIn(description).map((fault) => `${id} ${fault}`)),
  ).toEqual([])
})

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'docs/idea-quality.md',
  ...fs.readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
]

test.each(documents)('the document %s contains no antique word outside code and quotations', (name) => {
  const lines = fs
    .readFileSync(path.join(root, name), 'utf8')
    .replace(/`[^`]*`|"[^"]*"/g, '…')
    .split('\n')
  expect(lines.flatMap((line, at) => antiqueIn(line).map((fault) => `${at + 1} ${fault}`))).toEqual([])
})

test.each([
  ['An address stands here twice', 1],
  ['Whoever it was has not learnt that you have an account', 1],
  ['You stopped these mails by the link in one of them', 1],
  ['This idea is not there any more.', 1],
  ['One press, and your account is open', 1],
  ['Ideas that only your brand could use', 1],
  ['Emails to this address bounced. The mail server is no longer there', 0],
  ['We’ll send you any more ideas that stand out', 0],
])('in “%s” the check finds %i antique words', (text, count) => {
  expect(antiqueIn(text)).toHaveLength(count)
})
