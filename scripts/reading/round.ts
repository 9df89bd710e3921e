// `npm run reading -- FOLDER OUT`: the engine's ideas for every brand of a reading round, in the form readers
// get.
// FOLDER has a folder for each brand: `site/` (its website), `profile.json` (what the owner typed) and
// `briefs.txt` (one per line). Where the product answers a brief with a form, it is listed in OUT/SLUG-forms.json; `forms.json` in
// the brand's folder holds what a person filled in, as [{ "brief", "kind", "answers" }].
// Each brand gets two ideas per brief and two deliveries of five, a week apart. The engine remembers all of
// them.
import { mkdirSync, readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BriefFormKind, briefFormLines, briefForms } from '#contract/brief-form.ts'
import { cardOf } from '#domain/brand/card/card-of.ts'
import { asPast, type PastIdea, type ProposedIdea } from '#domain/ideas/engine.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import * as z from 'zod/mini'
import { serveFolder } from '../../bench/judging/serve-folder.ts'
import { brandAt } from './brand-at.ts'
import { inText } from './idea-in-text.ts'

const Typed = z.object({
  companyName: z.string(),
  industry: z.string(),
  country: z.string(),
  companyInfo: z.string(),
  targetAudience: z.string(),
})
const Forms = z.array(
  z.object({ brief: z.string(), kind: BriefFormKind, answers: z.record(z.string(), z.string()) }),
)
const DAYS = ['2026-11-23', '2026-11-30']
const [folder = '', out = ''] = process.argv.slice(2)
const { playbook } = readPlaybook(readLibraryFiles(path.join(import.meta.dirname, '../../library')))

if (folder === '' || out === '') {
  console.error('Give the folder with the brands and a folder for the ideas: npm run reading -- brands ideas')
  process.exitCode = 1
} else {
  mkdirSync(out, { recursive: true })
  for (const slug of readdirSync(folder).filter((name) =>
    existsSync(path.join(folder, name, 'profile.json')),
  ))
    writeFileSync(path.join(out, `${slug}.md`), await ideasFor(path.join(folder, slug), slug))
}

async function ideasFor(of: string, slug: string): Promise<string> {
  const typed = Typed.parse(JSON.parse(readFileSync(path.join(of, 'profile.json'), 'utf8')))
  const served = await serveFolder(path.join(of, 'site'), 'index.html')
  const brand = await brandAt(`http://${served.host}/`, typed, DAYS[0] ?? '', playbook).finally(served.stop)
  const { offerings, people, prices, reviews, questions } = cardOf(brand)
  console.log(
    `${slug}: ${offerings.length} offerings, ${prices.length} prices, ${people.length} people, ${reviews.length} reviews, ${questions.length} questions answered\n  ${offerings.map(({ name }) => name).join(' | ')}`,
  )
  const engine = builtInEngine(playbook)
  const told: string[] = []
  let past: PastIdea[] = []
  const keep = (ideas: readonly ProposedIdea[], brief: string | null, day: string) => {
    told.push(...ideas.map((idea) => inText(idea, brief ?? 'This month’s ideas')))
    past = [...past, ...asPast(ideas, new Date(`${day}T09:00:00Z`))]
  }
  for (const [at, today] of DAYS.entries()) {
    const { ideas } = await engine.propose({
      brand,
      brief: null,
      count: 5,
      past,
      today,
      seed: `delivery ${at}`,
    })
    keep(ideas, null, today)
  }
  const [today = ''] = DAYS
  const filled = formsIn(path.join(of, 'forms.json'))
  const open: unknown[] = []
  const briefs = readFileSync(path.join(of, 'briefs.txt'), 'utf8').split('\n')
  for (const text of briefs.map((line) => line.trim()).filter((line) => line !== '')) {
    const ask = (briefDescription: string) => {
      const brief = { briefDescription, contentObjectives: [], contentType: 'any' as const }
      return engine.propose({ brand, brief, count: 2, past, today, seed: text })
    }
    const { ideas, needs } = await ask(text)
    keep(ideas, text, today)
    const form = filled.find(({ brief }) => brief === text)
    if (needs === null) continue
    if (form === undefined) open.push({ brief: text, ...needs, fields: briefForms[needs.kind] })
    else {
      const lines = briefFormLines(form.kind, form.answers)
      const more = await ask(`${text}\n${lines}`)
      keep(more.ideas, `${text} [filled in: ${lines.replaceAll('\n', '; ')}]`, today)
    }
  }
  if (open.length > 0) writeFileSync(path.join(out, `${slug}-forms.json`), JSON.stringify(open, null, 2))
  return told.join('\n')
}

function formsIn(file: string): z.output<typeof Forms> {
  return existsSync(file) ? Forms.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}
