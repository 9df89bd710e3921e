// How long the engine and the reading of a site take in a process of their own, and how much memory the reading adds.
import { execFileSync } from 'node:child_process'
import { rmSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Learnt } from './learn.ts'
import type { Row } from './row.ts'

/** What `stopwatch.ts` prints. */
interface Watched {
  firstMilliseconds: number
  milliseconds: number
  ideas: number
  readingMilliseconds: number
  megabytes: number
}

/** The slowest brand counts. `milliseconds` are of processor time, so that a busy machine changes nothing. */
export function speeds(brands: readonly Learnt[]): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-bench-'))
  const watched = brands.map((learnt) => {
    const file = join(folder, `${learnt.kept.slug}.json`)
    writeFileSync(file, JSON.stringify({ brand: learnt.brand, site: learnt.site, kept: learnt.kept }))
    const out = execFileSync(process.execPath, [
      '--expose-gc',
      join(import.meta.dirname, 'stopwatch.ts'),
      file,
    ])
    const figures: Watched = JSON.parse(out.toString())
    return { ...figures, slug: learnt.kept.slug, pages: learnt.pages }
  })
  rmSync(folder, { recursive: true })
  const worst = (part: keyof Watched) => Math.max(...watched.map((one) => one[part]))
  const row = (measure: string, part: keyof Watched, most: number, unit: string): Row => ({
    measure,
    value: `${Math.round(worst(part))} ${unit} at worst`,
    wanted: `under ${most} ${unit}`,
    isMet: worst(part) < most,
    against: watched.filter((one) => one[part] >= most).map((one) => `${one.slug}: ${one[part]} ${unit}`),
  })
  return [
    row('speed: 30 ideas, once warm', 'milliseconds', 200, 'ms'),
    // Told and not judged: the first call also compiles what the later ones run.
    {
      ...row('  the first call of a process (for information)', 'firstMilliseconds', 200, 'ms'),
      wanted: '–',
      isMet: null,
    },
    row(
      `speed: reading a fetched site of up to ${Math.max(...watched.map(({ pages }) => pages))} pages, first of a process`,
      'readingMilliseconds',
      5000,
      'ms',
    ),
    row('memory that learning a site adds', 'megabytes', 150, 'MB'),
  ]
}
