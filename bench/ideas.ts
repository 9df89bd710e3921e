// Judges the ideas of every brand that the project keeps.
//   node bench/ideas.ts [--only SLUG,SLUG] [--against N] [--read SLUG] [--missed]
// --against shows the first N cases that speak against a measure, --read prints a brand's ideas to be read aloud, --missed what
// the reading of the sites did not find.
import { judgeAll, type Judged } from './judging/judged.ts'
import { judgingRows, printed } from './judging/table.ts'
import { speeds } from './judging/speed.ts'
import { understood } from './judging/understood.ts'

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : (process.argv[at + 1] ?? '')
}

const brands = await judgeAll(option('only')?.split(','))
const read = option('read')
if (read === undefined) printTables(brands)
else for (const brand of brands.filter(({ kept }) => kept.slug === read)) printIdeas(brand)

function printTables(judged: readonly Judged[]) {
  console.log(
    `${judged.length} brands, ${judged.reduce((sum, { ideas }) => sum + ideas.length, 0)} ideas of twelve weeks\n`,
  )
  for (const brand of judged) console.log(readingLine(brand))
  const rows = [...judgingRows(judged), ...speeds(judged)]
  console.log(`\n${printed(rows, Number(option('against') ?? 0))}`)
}

function readingLine(brand: Judged): string {
  const { slug, isNameRight, offerings, facts, forbidden, known, milliseconds, pages } = understood(brand)
  const { truth } = brand
  const line = [
    slug.padEnd(22),
    `name ${isNameRight ? 'right' : 'WRONG'}`,
    `offerings ${offerings.found.length} of ${truth.offerings.length}`,
    `facts ${facts.found} of ${truth.facts.length}, ${facts.typed} typed alike`,
    `${known} known`,
    `forbidden ${forbidden.length}`,
    `${pages} pages in ${Math.round(milliseconds)} ms`,
  ].join(' · ')
  if (!process.argv.includes('--missed')) return line
  const each = (name: string, list: readonly string[]) => list.map((one) => `     ${name} ${one}`)
  return [
    line,
    ...each('offering missed:', offerings.missed),
    ...each('missed', facts.missed),
    ...each('mistyped', facts.mistyped),
    ...each('FORBIDDEN', forbidden),
  ].join('\n')
}

function printIdeas({ kept, weeks }: Judged) {
  for (const { today, ideas, shortfall } of weeks) {
    console.log(`\n=== ${kept.name}, ${today} ${shortfall ?? ''}`)
    for (const { title, summary, description, contentType, objective, key, formatFields } of ideas) {
      console.log(
        `\n--- [${contentType}, ${objective}] ${key.entry}\n${title}\n\n${summary}\n\n${description}`,
      )
      for (const { label, lines } of formatFields) console.log(`${label}: ${lines.join(' | ')}`)
    }
  }
}
