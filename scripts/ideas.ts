// `npm run ideas -- URL [--trade NAME] [--brief "..."] [--count N] [--country GB] [--cards]`: reads any site and prints its brand card and ideas.
import path from 'node:path'
import { briefForms } from '#contract/brief-form.ts'
import { cardOf } from '#domain/brand/card/card-of.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import type { Card } from '#domain/playbook/card.ts'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { tradesFor } from '#domain/playbook/trades.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import { brandAt } from './reading/brand-at.ts'
import { inText } from './reading/idea-in-text.ts'

const { playbook } = readPlaybook(readLibraryFiles(path.join(import.meta.dirname, '../library')))
const [address = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const option = (flag: string): string | undefined => {
  const at = process.argv.indexOf(flag)
  return at < 0 ? undefined : process.argv[at + 1]
}
const today = option('--date') ?? new Date().toISOString().slice(0, 10)
const count = Number(option('--count') ?? 6)

if (address === '') {
  console.error('Give the address of a website: npm run ideas -- https://example.com')
  process.exitCode = 1
} else await print()

async function print(): Promise<void> {
  const typed = {
    companyName: option('--name') ?? '',
    industry: option('--trade') ?? '',
    country: option('--country') ?? 'GB',
    companyInfo: '',
    targetAudience: '',
  }
  const brand = await brandAt(address, typed, today, playbook)
  const [trade] = tradesFor(playbook, brand)
  console.log(`# ${brand.name}\n\nTrade: ${trade.name}\n`)
  printCard(cardOf(brand))
  const engine = builtInEngine(playbook)
  const text = option('--brief')
  const brief =
    text === undefined ? null : { briefDescription: text, contentObjectives: [], contentType: 'any' as const }
  const { ideas, shortfall, needs } = await engine.propose({
    brand,
    brief,
    count,
    past: [],
    today,
    seed: 'print',
  })
  for (const idea of ideas) console.log(inText(idea, text))
  if (shortfall !== null) console.log(shortfall)
  if (needs !== null)
    console.log(
      `Add these lines to the brief, with their answers:\n${briefForms[needs.kind].map(({ name, label }) => `${label}: ${needs.answers[name] ?? ''}`).join('\n')}`,
    )
}

function printCard(card: Card): void {
  const row = (name: string, values: readonly string[]) => {
    if (values.length > 0) console.log(`${name}: ${values.join(' | ')}`)
  }
  row(
    'Offerings',
    card.offerings.map(({ name, price }) => (price === null ? name : `${name} (${formatPrice(price)})`)),
  )
  row(
    'People',
    card.people.map(({ name, role }) => (role === null ? name : `${name}, ${role}`)),
  )
  row('Town', card.town === null ? [] : [card.town.text])
  row(
    'Area',
    card.area.map(({ text }) => text),
  )
  row(
    'Hours',
    card.hours.map(({ text }) => text),
  )
  row(
    'Reviews',
    card.reviews.map(({ text, author }) => `${text}${author === null ? '' : ` (${author})`}`),
  )
  row(
    'Numbers',
    card.counts.map(({ count, noun }) => `${count} ${noun}`),
  )
  row(
    'Awards',
    card.awards.map(({ text }) => text),
  )
  row(
    'Free',
    card.free.map(({ text }) => text),
  )
  row(
    'Questions',
    card.questions.map(({ ask, answer }) => `${ask} ${answer}`),
  )
  row(
    'Own words',
    card.sentences.map(({ text }) => text),
  )
  console.log('')
}
