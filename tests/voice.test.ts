// Every text that people read is modern plain English: none of the words below is in a source that holds such texts, on screens
// and pages, in emails and files, in the server's answers and on the command line, or in the description of a day.
// Not read here: the library's texts and what its checker prints for their authors, and word lists and fixtures, which hold
// the language of others.
import fs from 'node:fs'
import path from 'node:path'
import { parseSync, traverse } from '@babel/core'
import { expect, test } from 'vitest'
import { catalogue } from '#domain/seasons/catalogue.ts'
import { root } from '#tests/support/database.ts'

/** Words and turns that nobody would write in an email today, each with the everyday way to say it. */
const antique: readonly (readonly [words: RegExp, better: string])[] = [
  [/\bwho(?:so)?ever\b/i, 'anyone who'],
  [/\bwhom\b/i, 'who'],
  [/\bupon\b/i, 'on'],
  [/\bstands?\b(?! (?:up|out)\b)/i, 'is'],
  [/\bmerely\b/i, 'only'],
  [/\botherwise than\b/i, 'differently from'],
  [/\b(?:there|here|where)(?:by|of|in|upon|with|after|to)\b/i, 'say what is meant'],
  [
    /\b(?:thence|whence|hence(?:forth)?|hitherto|forthwith|lest|ere|unto|whilst|amongst)\b/i,
    'say it plainly',
  ],
  [/\bfor good\b/i, 'permanently, or leave it out'],
  [/\b(?:is|are|was|were|it is) told\b/i, 'say who says it'],
  [/\btold by\b/i, 'added by'],
  [/\b(?:not|no|n[’']t|nobody)\b[^.]*\bany more\b/i, 'no longer'],
  [/\bdearer\b/i, 'more expensive'],
  [/\b(?:take|taken|takes) (?:it )?back\b/i, 'undo'],
  [/\bbecomes? of\b/i, 'happens to'],
  [/\bf[ae]lls? due\b/i, 'is due'],
  [/\bgiven up\b/i, 'failed'],
  [/\bof faith\b/i, 'religious'],
  [/\brests? (?:up)?on\b/i, 'is based on'],
  [/\bone press\b/i, 'one click'],
  [/\b(?:these|those|your|this|a|the|no|of) mails?\b(?! server)|^mails\b/i, 'email'],
  [/(?<!\bthere )\bis no (?!longer\b|more\b)/i, 'is not a'],
  [/\bwhat is known of\b/i, 'what we know about'],
  [/\bweaves?\b|\bwoven\b|\banew\b/i, 'fills in, again'],
  [/\bseldom\b/i, 'rarely'],
  [/\bparted by\b/i, 'separated by'],
  [/\bnone is\b/i, 'there is no'],
  [/\bby (?:itself|themselves)\b/i, 'on its own, automatically'],
  [/\b(?:could|can|is|are|will|have) not be\b/i, 'can’t be'],
  [/\bmailed\b/i, 'emailed'],
  [/\bonly (?:you|your brand)\b/i, 'leave it out: nothing was compared'],
  [/\bthat was not\b/i, 'wasn’t'],
]

/** Texts of the specification, which stay to the letter. */
const specified = new Set([
  'The requested content delivery could not be found.',
  'Could not generate your first delivery. Please try again.',
])

/** What holds no text of the product's own that users see. */
const outside =
  /\.test\.tsx?$|\/(?:lexicon|fixtures|language|catalogue|holidays|playbook|finders)\/|^scripts\/(?:corpus|checking|library\.ts)|\/sample-|\/common-passwords|\/everybodys/

/** Every string, template and text between tags of a source that reads as words, with the place it begins. */
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
    // Regular expressions, queries and styles are for machines.
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

/** The antique words in a text, each with its better. */
const antiqueIn = (text: string): string[] =>
  antique.flatMap(([words, better]) => {
    const [found] = words.exec(text.replace(/\s+/g, ' ')) ?? []
    return found === undefined ? [] : [`“${found}” (better: ${better})`]
  })

test('no text that users read has an antique word: it says it as people do today', () => {
  const found = sources.flatMap((file) =>
    textsOf(file).flatMap(({ line, text }) =>
      antiqueIn(text).map((fault) => `${file}:${line} ${fault} in “${text.trim().replace(/\s+/g, ' ')}”`),
    ),
  )
  expect(found).toEqual([])
})

test('no day of the calendar is described with one', () => {
  expect(
    catalogue.flatMap(({ id, description }) => antiqueIn(description).map((fault) => `${id} ${fault}`)),
  ).toEqual([])
})

test('no line of the README has one either', () => {
  const lines = fs
    .readFileSync(path.join(root, 'README.md'), 'utf8')
    .replace(/`[^`]*`/g, '')
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
])('“%s” has %i of them', (text, count) => {
  expect(antiqueIn(text)).toHaveLength(count)
})
