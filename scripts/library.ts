// `npm run library`: checks the library and prints its counts. Also:
// `check TRADE`
// `weave TRADE [--card full|empty] [--us] [--play ID]`
// `days`
import path from 'node:path'
import type { Fault, Trade } from '#domain/playbook/form.ts'
import { checkTrade, trialContext, renderings } from '#domain/playbook/checking/check-library.ts'
import { alternativesOf } from '#domain/playbook/parsing/alternatives.ts'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { playbookIn } from '#domain/playbook/parsing/spelling.ts'
import { slotsIn } from '#domain/playbook/parsing/text.ts'
import { ideaAsMarkdown } from '#domain/playbook/checking/idea-as-markdown.ts'
import { catalogue } from '#domain/seasons/catalogue.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'

/** The words of a trade that are on every brand's card. */
const plain = new Set(
  ['brand', 'at-brand', 'here', 'in-town', 'contact', 'year', 'next-year'].flatMap((slot) => [
    slot,
    slot.charAt(0).toUpperCase() + slot.slice(1),
  ]),
)

const { playbook, faults } = readPlaybook(readLibraryFiles(path.join(import.meta.dirname, '../library')))
const all = [playbook.everyone, ...playbook.trades]
const days = new Set(catalogue.map(({ id }) => id))
const [command = 'check', name] = process.argv.slice(2)
const option = (flag: string) => process.argv[process.argv.indexOf(flag) + 1]
const chosen = name === undefined || name.startsWith('-') ? all : all.filter(({ id }) => id === name)

if (chosen.length === 0) {
  console.error(`There is no trade "${name}". There are: ${all.map(({ id }) => id).join(', ')}`)
  process.exitCode = 1
} else if (command === 'days') {
  for (const day of catalogue)
    console.log(`${day.id}: ${day.name}${day.countries ? ` (${day.countries.join(', ')})` : ''}`)
} else if (command === 'weave') for (const trade of chosen) weaveAll(trade)
else check()

function check(): void {
  const parsed = faults.filter(
    ({ file }) =>
      chosen.some(
        (trade) => trade.file === file || (trade.id === 'everyone' && file.startsWith('everyone/')),
      ) || file === 'words.md',
  )
  const found: Fault[] = [...parsed, ...chosen.flatMap((trade) => checkTrade(playbook, trade, days))]
  for (const { file, line, says } of found) console.log(`library/${file}:${line} ${says}`)
  for (const trade of chosen) console.log(figuresOf(trade))
  console.log(`${chosen.length} files of trades, ${found.length} faults`)
  if (found.length > 0) process.exitCode = 1
}

function figuresOf(trade: Trade): string {
  const { plays, lexicon, questions } = trade
  const ordinary = plays.filter(({ occasion }) => occasion === null)
  const lines = plays.flatMap(alternativesOf)
  const depending = lines.filter(
    ({ conditions, topic, each, text }) =>
      conditions.some(({ is }) => is !== 'format') ||
      topic !== null ||
      each !== null ||
      slotsIn(text).some((slot) => !plain.has(slot)),
  )
  const count = (of: (play: Trade['plays'][number]) => readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const play of ordinary) for (const one of of(play)) counts[one] = (counts[one] ?? 0) + 1
    return Object.entries(counts)
      .map(([key, n]) => `${key} ${n}`)
      .join(', ')
  }
  return [
    `${trade.id}: ${ordinary.length} plays, ${plays.length - ordinary.length} occasions, ${lexicon.length} offerings, ${questions.length} questions`,
    `  formats: ${count(({ formats }) => formats)}`,
    `  objectives: ${count(({ objectives }) => objectives)}`,
    `  readers: ${count(({ reader }) => [reader])}`,
    `  effort: ${count(({ effort }) => [effort])}`,
    `  intents: ${count(({ intent }) => [intent])}`,
    `  lines that depend on the card: ${depending.length} of ${lines.length} (${Math.round((100 * depending.length) / Math.max(1, lines.length))}%)`,
  ].join('\n')
}

function weaveAll(trade: Trade): void {
  const region = process.argv.includes('--us') ? 'us' : 'uk'
  const kind = option('--card') === 'empty' ? 'empty' : 'full'
  const read = playbookIn(playbook, region)
  const own = [read.everyone, ...read.trades].find(({ id }) => id === trade.id) ?? read.everyone
  const context = trialContext(read, own, kind, region === 'us' ? 'US' : 'GB')
  const only = process.argv.includes('--play') ? option('--play') : undefined
  for (const play of own.plays.filter(({ id }) => only === undefined || id.endsWith(`/${only}`))) {
    const woven = renderings({ ...context, pasted: new Set() }, play)
    if (woven.length === 0)
      console.log(`## (${play.id} is left out: it needs ${play.needs.map(({ slot }) => slot).join(', ')})\n`)
    for (const [at, { format, rendered: idea }] of woven.entries())
      if (idea === null) console.log(`## (${play.id}, ${format}: can't be filled in)\n`)
      else if (at === 0 || ['podcast', 'linkedin', 'events'].includes(format))
        console.log(ideaAsMarkdown(idea, at === 0))
  }
}
