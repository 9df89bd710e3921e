// Judges the engine's ideas for the corpus's real brands of a written trade, measure by measure.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FormContentType, Objective } from '#contract/content.ts'
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { library } from '#domain/library/library.ts'
import { Problem } from '#domain/problem.ts'
import { judge, type Judged } from '../bench/judging/judged.ts'
import { learnFrom, type Kept, type Truth } from '../bench/judging/learn.ts'
import type { Row } from '../bench/judging/row.ts'
import { judgingRows, printed } from '../bench/judging/table.ts'
import { corpusFolder, type Truth as SiteTruth } from './corpus-sites.ts'

export const ideasAbsent = 'corpus absent: ideas for its brands not run'

export interface IdeaFigures {
  judged: Judged[]
  rows: Row[]
  /** Brands whose pages could not be read, with the sentence that says why. */
  unread: string[]
}

/** The judging table of the corpus's brands, or null where the corpus is absent. */
export async function ideaFigures(folder = corpusFolder): Promise<IdeaFigures | null> {
  if (!existsSync(join(folder, 'sites'))) return null
  const judged: Judged[] = []
  const unread: string[] = []
  for (const slug of readdirSync(join(folder, 'sites'))) {
    const site = join(folder, 'sites', slug)
    const truth: SiteTruth = JSON.parse(readFileSync(join(site, 'TRUTH.json'), 'utf8'))
    const archetype = archetypeOf(library, truth.industry ?? '', '')
    if (archetype === library.archetypes.at(-1)) continue
    const index = existsSync(join(site, 'rendered.html')) ? { index: 'rendered.html' } : {}
    try {
      const learnt = await learnFrom(keptOf(slug, truth, archetype.id), truthOf(truth), {
        site,
        documents: null,
        ...index,
      })
      judged.push(await judge(learnt))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      unread.push(`${slug}: ${error.message}`)
    }
  }
  return { judged, rows: judgingRows(judged), unread }
}

/** Prints the table, or that there is no corpus. */
export async function printIdeas(against: number): Promise<void> {
  const figures = await ideaFigures()
  if (!figures) return console.log(ideasAbsent)
  const ideas = figures.judged.reduce((sum, brand) => sum + brand.ideas.length, 0)
  console.log(`${figures.judged.length} brands of written trades, ${ideas} ideas of twelve weeks`)
  for (const line of figures.unread) console.log(`not read: ${line}`)
  console.log(printed(figures.rows, against))
}

const keptOf = (slug: string, { name, industry, countryCode }: SiteTruth, archetype: string): Kept => ({
  slug,
  name: name ?? slug,
  industry: industry ?? '',
  archetype,
  country: countryCode ?? 'INTL',
  timezone: 'Europe/London',
  address: `https://${slug}.example/`,
  companyInfo: '',
  targetAudience: '',
  contentTypes: [...FormContentType.options],
  contentObjectives: [...Objective.options],
})

const truthOf = ({ name, countryCode, products, facts, mustNotContain }: SiteTruth): Truth => ({
  name: name ?? '',
  country: countryCode ?? '',
  offerings: products ?? [],
  people: [],
  facts: (facts ?? []).map(({ quote }) => ({ type: '', quote, page: '' })),
  internal: [],
  forbidden: mustNotContain ?? [],
})
