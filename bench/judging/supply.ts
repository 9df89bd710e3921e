// Whether there are always ideas, never twice, and never alike.
import { A_WEEK, WEEKS, type Judged } from './judged.ts'
import { atMost, type Row } from './row.ts'
import { distinctPairs, likeness, shapeOf } from './text.ts'

export function repeats(brands: readonly Judged[]): Row {
  const keys = brands.flatMap(({ kept, keys }) =>
    keys.map((key, at) => ({ key, isAgain: keys.indexOf(key) < at, slug: kept.slug })),
  )
  const row = atMost('no repeats: keys over 104 weeks of 5', keys, 0, ({ key, isAgain, slug }) =>
    isAgain ? `${slug}: ${key}` : null,
  )
  return { ...row, value: `${row.against.length} of ${keys.length} keys` }
}

/** Slots filled over 12 weeks where there are 15 facts or more; every shortage must be said. */
export function filled(brands: readonly Judged[]): Row[] {
  const rich = brands.filter(
    ({ brand }) => brand.facts.filter(({ visibility }) => visibility === 'public').length >= 15,
  )
  const slots = rich.length * WEEKS * A_WEEK
  const made = rich.reduce((sum, { ideas }) => sum + ideas.length, 0)
  const silent = brands.filter(({ silentlyShort }) => silentlyShort > 0)
  return [
    {
      measure: 'fill: 12 weeks of 5 with 15 facts or more',
      value: `${((100 * made) / slots).toFixed(1)}% (${made} of ${slots})`,
      wanted: 'at least 98%',
      isMet: slots === 0 ? null : made >= 0.98 * slots,
      against: rich
        .filter(({ ideas }) => ideas.length < WEEKS * A_WEEK)
        .map(({ kept, ideas }) => `${kept.slug}: ${ideas.length} of ${WEEKS * A_WEEK}`),
    },
    {
      measure: 'fill: weeks that were short and did not say so',
      value: String(silent.reduce((sum, { silentlyShort }) => sum + silentlyShort, 0)),
      wanted: '0',
      isMet: silent.length === 0,
      against: silent.map(({ kept }) => kept.slug),
    },
  ]
}

/** Over one brand's twelve weeks; the worst brand counts. */
export function spreadOf(brands: readonly Judged[]): Row[] {
  const each = brands.map((brand) => ({
    slug: brand.kept.slug,
    ...likeness(brand.ideas.map(({ idea }) => idea.title)),
    titles: distinctPairs(brand.ideas.map(({ idea }) => idea.title)),
    texts: distinctPairs(
      brand.ideas.map(({ idea }) => `${idea.title}\n${idea.summary}\n${idea.description}`),
    ),
  }))
  const row = (
    measure: string,
    part: 'mean' | 'max' | 'titles' | 'texts',
    wanted: number,
    isHigh: boolean,
  ): Row => {
    const values = each.map((one) => one[part])
    const worst = isHigh ? Math.min(...values) : Math.max(...values)
    const failing = each.filter((one) => (isHigh ? one[part] < wanted : one[part] > wanted))
    return {
      measure,
      value: `${worst.toFixed(3)} at worst, ${(values.reduce((a, b) => a + b, 0) / values.length).toFixed(3)} on average`,
      wanted: `${isHigh ? 'at least' : 'at most'} ${wanted}`,
      isMet: failing.length === 0,
      against: failing.map((one) =>
        part === 'max'
          ? `${one.slug}: ${one.max.toFixed(2)} ${one.pair.join(' ~ ')}`
          : `${one.slug}: ${one[part].toFixed(3)}`,
      ),
    }
  }
  return [
    row('spread: likeness of titles, mean', 'mean', 0.05, false),
    row('spread: likeness of titles, greatest', 'max', 0.6, false),
    row('spread: distinct pairs of words in titles', 'titles', 0.9, true),
    row('spread: distinct pairs of words in texts', 'texts', 0.6, true),
  ]
}

export function worn(brands: readonly Judged[]): Row[] {
  const again = (of: (idea: Judged['ideas'][number]['idea']) => string) =>
    brands.flatMap((brand) => {
      const all = brand.ideas.map(({ idea }) => of(idea))
      return all.map((text, at) => ({ text, isAgain: all.indexOf(text) < at, slug: brand.kept.slug }))
    })
  const fault = ({ text, isAgain, slug }: { text: string; isAgain: boolean; slug: string }) =>
    isAgain ? `${slug}: ${text}` : null
  return [
    atMost(
      'repeated shapes of titles within 12 weeks',
      again(({ title }) => shapeOf(title)),
      0.1,
      fault,
    ),
    atMost(
      'repeated calls to action within 12 weeks',
      again(({ description }) => /^Close: (.*)$/m.exec(description)?.[1] ?? description),
      0.05,
      fault,
    ),
  ]
}
