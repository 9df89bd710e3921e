// Blind pairs: the engine's ideas beside those of a template baseline and beside ideas written by hand, for readers.
//   node bench/pairs.ts sheets FOLDER SEED   writes one sheet for each pair, no source named, and the key apart
//   node bench/pairs.ts score FOLDER         reads the readers' answers and prints win rates, means and agreement
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from '#domain/ideas/seeded.ts'
import { templateIdeas, type PlainIdea } from './judging/baseline.ts'
import { learnAll, type Learnt } from './judging/learn.ts'
import { printScores, type Answer, type Key } from './judging/readings.ts'
import { weeksOf } from './judging/weeks.ts'

const byHand: Record<string, PlainIdea[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'pairs/by-hand.json'), 'utf8'),
)

const [command, folder = '', seed = ''] = process.argv.slice(2)
if (command === 'sheets') await writeSheets()
else if (command === 'score') printScores(read('key.json'), answers())
else console.log('Say "sheets FOLDER SEED" or "score FOLDER".')

async function writeSheets() {
  mkdirSync(folder, { recursive: true })
  const random = seeded(seed)
  const key: Key = {}
  for (const brand of await learnAll(Object.keys(byHand))) {
    const own = await engineIdeas(brand)
    const others = { baseline: templateIdeas(brand), 'by hand': byHand[brand.kept.slug] ?? [] }
    for (const [source, ideas] of Object.entries(others)) {
      const name = `${brand.kept.slug}-${source === 'baseline' ? 'one' : 'two'}`
      const isFirst = random() < 0.5
      key[name] = { A: isFirst ? 'engine' : source, B: isFirst ? source : 'engine' }
      writeFileSync(join(folder, `${name}.md`), sheet(brand, isFirst ? [own, ideas] : [ideas, own]))
    }
  }
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key, null, 2))
}

/** The first week's five, as a brand would get them. */
async function engineIdeas({ brand }: Learnt): Promise<PlainIdea[]> {
  const [week] = await weeksOf(brand, 1)
  return (week?.ideas ?? []).map(({ contentType, title, summary, description, formatFields }) => ({
    format: contentType,
    title,
    summary,
    description: [
      description,
      ...formatFields.map(({ label, lines }) => `${label}: ${lines.join(' | ')}`),
    ].join('\n\n'),
  }))
}

function sheet({ kept, truth }: Learnt, sides: [PlainIdea[], PlainIdea[]]): string {
  const [first, second] = sides
  const side = (name: string, ideas: readonly PlainIdea[]) => [
    `## Side ${name}`,
    ...ideas.map(
      ({ format, title, summary, description }, at) =>
        `### ${name}${at + 1} (${format}) ${title}\n\n${summary}\n\n${description}`,
    ),
  ]
  return [
    `# ${kept.name}: ${kept.industry}`,
    kept.companyInfo,
    `Audience: ${kept.targetAudience}`,
    '## What is true of the brand',
    ...truth.facts.map(({ quote }) => `- ${quote}`),
    ...side('A', first),
    ...side('B', second),
  ].join('\n\n')
}

function answers(): Answer[] {
  const names = readdirSync(folder).filter((name) => /^reader-.*\.json$/.test(name))
  return names.flatMap((name): Answer[] => read(name))
}

function read(name: string) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}
