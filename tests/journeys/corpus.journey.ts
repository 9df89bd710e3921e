// Uses a real organisation's website and documents, from the corpus stored beside the project. Skipped if it
// is missing.
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { root } from '#tests/support/database.ts'
import { startOnboarding } from './people.ts'
import { expect, test } from './product.ts'

const corpus = process.env.CORPUS_DIR ?? path.join(root, '../shared/corpus')

interface Truth {
  name: string
  industry: string
  audience: string[]
}

/** The first charity in the corpus, with a careful reader's findings about it. */
function aCharity(): { folder: string; truth: Truth } {
  const sites = path.join(corpus, 'sites')
  for (const slug of fs.readdirSync(sites)) {
    const folder = path.join(sites, slug)
    const truth = JSON.parse(fs.readFileSync(path.join(folder, 'TRUTH.json'), 'utf8')) as Truth
    if (truth.industry.includes('charity')) return { folder, truth }
  }
  throw new Error('The corpus has no charity')
}

async function serve(folder: string) {
  const server = http.createServer((request, response) => {
    const asked = path.join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    const file = [asked, path.join(asked, 'index.html'), `${asked}.html`].find(
      (one) => fs.existsSync(one) && fs.statSync(one).isFile(),
    )
    const types: Record<string, string> = {
      '.html': 'text/html',
      '.css': 'text/css',
      '.xml': 'text/xml',
      '.txt': 'text/plain',
    }
    if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
    response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    response.end(fs.readFileSync(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('ideas for a real charity quote its website and documents', async ({ page, product }) => {
  test.skip(!fs.existsSync(corpus), 'corpus absent: 1 not run')
  test.setTimeout(240_000)
  const { folder, truth } = aCharity()
  const site = await serve(folder)
  await startOnboarding(page, product, {
    name: truth.name,
    industry: truth.industry,
    about: `${truth.name} is a ${truth.industry}.`,
    audience: truth.audience.join(', '),
  })
  await page.getByLabel('Website URL').fill(site.url)
  await page.getByRole('button', { name: 'Analyse', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Company Background' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Next' }).click()

  const papers = path.join(corpus, 'docs/good')
  const chosen = ['.docx', '.pdf'].map((kind) => {
    const fits = (name: string) => name.endsWith(kind) && fs.statSync(path.join(papers, name)).size < 200_000
    return fs.readdirSync(papers).find(fits) ?? ''
  })
  for (const [index, name] of chosen.entries()) {
    await page.getByLabel('Upload a document').setInputFiles(path.join(papers, name))
    await expect(page.getByText(`${index + 1}/3 documents`)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByRole('button', { name: 'Complete & Generate First Delivery' }).click()
  await expect(page.getByText(/Your first content delivery is ready: 5 ideas and 3 event ideas/)).toBeVisible(
    {
      timeout: 30_000,
    },
  )

  const ideas = (await (await page.request.get('/api/content-ideas')).json()) as {
    title: string
    evidence: { kind: string; quote: string; url?: string }[]
  }[]
  const quoted = ideas.flatMap((idea) => idea.evidence)
  expect(quoted.some((one) => one.kind === 'website' && one.url?.startsWith(site.url))).toBe(true)
  // A document's facts are internal until the user ticks them.
  expect(quoted.filter((one) => one.kind === 'document')).toEqual([])
  site.close()
})
