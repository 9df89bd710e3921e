// `npm run bench:lighthouse`: measures the built product's pages with Lighthouse, as on a phone with its own
// slow network and processor. Each line is one run. The figures only mean something while the machine does
// nothing else, so its load is printed above them.
import os from 'node:os'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, startChild } from './child.ts'
import { prepareTestData } from './test-data.ts'

const RUNS = Number(process.env.RUNS ?? 1)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

delete process.env.DATABASE_URL
const port = await freePort()
const data = await prepareTestData()
const product = await startChild(['dist/server/main.js'], data.product)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
try {
  console.log(`${os.cpus()[0]?.model ?? 'unknown processor'}, load ${os.loadavg()[0]?.toFixed(1)}`)
  console.log('page      performance accessibility best-practices seo   LCP, TBT, CLS, Speed Index')
  const pages = { landing: '/', pricing: '/pricing', report: `/delivery/${data.token}`, login: '/login' }
  for (let round = 0; round < RUNS; round++)
    for (const [name, path] of Object.entries(pages))
      console.log(await measured(name, `http://localhost:${product.port}${path}`))
} finally {
  await browser.close()
  await product.stop()
  await data.remove()
}

async function measured(name: string, url: string): Promise<string> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  const { lhr } = result
  const scores = categories.map((category) =>
    String(Math.round((lhr.categories[category]?.score ?? 0) * 100)),
  )
  const widths = [11, 13, 14, 5]
  const faults = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  return [
    name.padEnd(9),
    ...scores.map((score, at) => score.padEnd(widths[at] ?? 0)),
    timings.map((audit) => lhr.audits[audit]?.displayValue ?? '?').join(', '),
    faults.length > 0 ? `| failed: ${faults.map(({ id }) => id).join(', ')}` : '',
  ].join(' ')
}
