// `npm run landing:sample`: reads an invented bakery's website through the crawler, makes deliveries for it
// with the engine, and saves what the landing page shows of them in `web/public/landing/sample.json`. It is
// run by hand when the engine's ideas have changed.
import fs from 'node:fs'
import path from 'node:path'
import { DeliveredIdea } from '#contract/delivery.ts'
import { asPast, type PastIdea, type ProposedIdea } from '#domain/ideas/engine.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import * as z from 'zod/mini'
import { serveFolder } from '../bench/judging/serve-folder.ts'
import { brandAt } from './reading/brand-at.ts'

/** A Monday. With a fixed date, each run gives the same sample. */
const TODAY = '2026-11-23'
const WEEKS = ['2026-11-09', '2026-11-16', TODAY]

/**
 * Which of today's ideas are shown, one of each format, and the words to mark in the source of each: the fact that
 * the idea is about.
 */
const SHOWN = [
  ['Wednesday rye', 'Gold in the rye class'],
  ['Take some of Morfudd home', 'fill it free of charge'],
  ['Why Ail Godiad’s bread costs what it does: five steps you can’t hurry', 'kept back a full day'],
  ['Do you do wedding cakes?', 'one loaf of nine kilos'],
  ['True or false: a short quiz on filter coffee at Ail Godiad', 'the second cup is free'],
] as const

const Told = z.object({
  name: z.string(),
  industry: z.string(),
  country: z.string(),
  companyInfo: z.string(),
  targetAudience: z.string(),
})

const root = path.dirname(import.meta.dirname)
const folder = path.join(root, 'bench/brands/ail-godiad')
const { name: companyName, ...told } = Told.parse(
  JSON.parse(fs.readFileSync(path.join(folder, 'brand.json'), 'utf8')),
)
const { playbook } = readPlaybook(readLibraryFiles(path.join(root, 'library')))
const engine = builtInEngine(playbook)
const served = await serveFolder(path.join(folder, 'site'))
const brand = await brandAt(`http://${served.host}/`, { companyName, ...told }, TODAY, playbook).finally(
  served.stop,
)

const made = await engine.propose({ ...asked(30), past: [], today: TODAY })
const sample = {
  companyName,
  ideas: SHOWN.map(([title, marked]) => {
    const idea = made.ideas.find((one) => one.title === title)
    if (idea === undefined)
      throw new Error(`The engine no longer makes “${title}”: choose another idea to show`)
    return { ...shownOf(idea), quote: quoteOf(idea, marked) }
  }),
  deliveries: await deliveries(),
}
fs.writeFileSync(path.join(root, 'web/public/landing/sample.json'), `${JSON.stringify(sample, null, 2)}\n`)

function asked(count: number) {
  return { brand, brief: null, count, seed: 'landing' }
}

/** The titles of three weekly deliveries, newest first. None repeats an earlier one. */
async function deliveries() {
  const weeks: { day: string; titles: string[] }[] = []
  let past: PastIdea[] = []
  for (const today of WEEKS) {
    const { ideas } = await engine.propose({ ...asked(5), past, today })
    past = [...past, ...asPast(ideas, new Date(`${today}T09:00:00Z`))]
    weeks.unshift({ day: today, titles: ideas.map(({ title }) => title) })
  }
  return weeks
}

/** The parts of an idea that a report has, without links, since the website doesn't exist. */
function shownOf(idea: ProposedIdea) {
  const { evidence, ...parts } = DeliveredIdea.parse(idea)
  return { ...parts, evidence: evidence.map(({ kind, label, quote }) => ({ kind, label, quote })) }
}

/** The sentence of a source with the words in it. */
function quoteOf({ title, evidence }: ProposedIdea, marked: string) {
  for (const { quote, label } of evidence)
    for (const sentence of quote.split(/(?<=[.?!])\s+/)) {
      const [before, after] = sentence.split(marked)
      if (before !== undefined && after !== undefined) return { before, marked, after, from: label }
    }
  throw new Error(`No source of “${title}” says “${marked}”`)
}
