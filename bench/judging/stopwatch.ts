// Runs in a process of its own: reads a kept site, then makes ideas for it, and prints what both took.
import { readFileSync } from 'node:fs'
import { library } from '#domain/library/library.ts'
import { readSite } from '#domain/brand/site/read-site.ts'
import { builtIn } from '#domain/ideas/built-in.ts'
import { TODAY } from './day.ts'

const { brand, site, kept } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

const processorTime = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

globalThis.gc?.()
const before = process.memoryUsage().rss
const startReading = process.cpuUsage()
readSite(site, { ...kept, companyName: kept.name }, TODAY)
const readingMilliseconds = processorTime(startReading)
const megabytes = Math.max(0, process.resourceUsage().maxRSS / 1024 - before / 1024 / 1024)

const engine = builtIn(library)
const times: number[] = []
let ideas = 0
for (let round = 0; round < 12; round += 1) {
  const start = process.cpuUsage()
  const proposal = await engine.propose({
    brand,
    brief: null,
    count: 30,
    past: [],
    today: TODAY,
    seed: String(round),
  })
  times.push(processorTime(start))
  ideas = proposal.ideas.length
}
const [firstMilliseconds = 0, ...later] = times
const milliseconds = later.toSorted((one, other) => one - other)[Math.floor(later.length / 2)] ?? 0
process.stdout.write(
  JSON.stringify({ firstMilliseconds, milliseconds, ideas, readingMilliseconds, megabytes }),
)
