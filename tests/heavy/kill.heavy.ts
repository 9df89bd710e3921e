// Kills the product (kill -9) while people use it. Nothing that was confirmed may be lost, and nothing may be
// left incomplete.
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { currentUser } from '#contract/account.ts'
import { addDocument, readDocuments, type Document } from '#contract/documents.ts'
import { readFacts, type Fact } from '#contract/facts.ts'
import { createProfile, readProfile, saveProfile } from '#contract/profile.ts'
import { analyzeWebsite } from '#contract/website.ts'
import { generateFirstDelivery, readDeliveries, readDelivery, type OwnDelivery } from '#contract/delivery.ts'
import { generateInstant, readIdeas, readUsage, type Idea } from '#contract/ideas.ts'
import { serveProduct, serveSite } from '#tests/journeys/product.ts'
import { aDocx, aPdf } from '#tests/support/documents.ts'
import { bakery } from '#tests/support/members.ts'
import { about, owners, people, type Person } from './people.ts'
import { asked, brokenRules } from './rows.ts'
import { say, killRepeatedly, type Step } from './kill-repeatedly.ts'

const product = await serveProduct({ TRUST_PROXY: '1' })
const site = await serveSite({
  '/': `<title>Hale & Daughters</title><h1>Bread from Ludlow</h1><p>${about}</p><a href="/cakes">Our cakes</a> <a href="/about">About us</a>`,
  '/cakes': '<title>Cakes</title><h1>Cakes</h1><p>A wedding cake costs £320. We make 12 of them a month.</p>',
  '/about':
    '<title>About us</title><h1>About us</h1><p>Ruth Hale founded the bakery in 1978. We won the county bread prize in 2024.</p>',
})
afterAll(async () => {
  await product.stop()
  site.close()
})

test('a kill during onboarding loses no step that was confirmed and leaves none half done', async () => {
  const steps: Step[] = [
    { name: 'create', ask: ({ visitor }) => visitor.ask(createProfile, { body: bakery }) },
    { name: 'change', ask: ({ visitor }) => visitor.ask(saveProfile, { body: { companyInfo: about } }) },
    { name: 'website', ask: ({ visitor }) => visitor.ask(analyzeWebsite, { body: { url: site.url } }) },
    { name: 'first delivery', ask: ({ visitor }) => visitor.ask(generateFirstDelivery) },
  ]
  await killRepeatedly(product, {
    name: 'onboarding',
    steps,
    aftermath: 2500,
    people: (count) => people(product, count),
    seen: brandOf,
  })
})

test('a kill during an upload loses no document that was confirmed and leaves none half saved', async () => {
  const files: [name: string, bytes: Buffer][] = [
    [
      'prices.txt',
      Buffer.from('Prices for 2027\n\nA large sourdough loaf costs £4.20.\n\nA scone costs £2.10.\n'),
    ],
    [
      'class.docx',
      aDocx(['Baking class', 'Our baking class costs £65 per person.', 'We teach eight people at a time.']),
    ],
    [
      'story.pdf',
      aPdf([
        'Our story',
        'We have baked in Ludlow since 1978.',
        'Ruth Hale, our head baker, shapes every loaf by hand.',
      ]),
    ],
  ]
  const steps: Step[] = files.map(([name, bytes]) => ({
    name,
    ask: ({ visitor }) => {
      const form = new FormData()
      form.set('document', new Blob([Uint8Array.from(bytes)]), name)
      return visitor.ask(addDocument, { form })
    },
  }))
  await killRepeatedly(product, {
    name: 'upload',
    steps,
    people: (count) => owners(product, count),
    seen: documentsOf,
  })
})

test('a kill while ideas are made loses no idea that was shown, and uses nothing of the daily allowance for others', async () => {
  const subjects = [
    'our sourdough for people who visit Ludlow',
    'the baking class and who teaches it',
    'what a cake costs',
  ]
  const steps: Step[] = subjects.map((subject) => ({
    name: subject,
    ask: ({ visitor }) =>
      visitor.ask(generateInstant, {
        body: { briefDescription: `Ideas about ${subject}`, contentObjectives: ['educate'] },
      }),
  }))
  await killRepeatedly(product, {
    name: 'ideas',
    steps,
    people: (count) => owners(product, count),
    seen: generationsOf,
  })
})

test('the email of every first delivery is sent exactly once, however often the product was killed', async () => {
  const { ids, retried } = await asked(product, async (ask) => {
    const deliveries = await ask("select id from deliveries where delivery_type = 'first' order by id")
    const jobs = await ask("select id from jobs.job where name = 'email' and retry_count > 0")
    return { ids: deliveries.rows.map((row) => String(row.id)), retried: jobs.rows.length }
  })
  const mailed = () =>
    fs
      .readdirSync(path.join(product.storage.dataDir, 'outbox'), { recursive: true, encoding: 'utf8' })
      .flatMap((name) => /first-delivery-(.+)\.eml$/.exec(name)?.[1] ?? [])
      .toSorted()
  const began = performance.now()
  // A job interrupted by a kill is retried after its time limit.
  while (mailed().length < ids.length && performance.now() - began < 400_000) {
    await new Promise((wait) => setTimeout(wait, 1000))
  }
  say(
    `${ids.length} first deliveries, ${mailed().length} mails after ${Math.round((performance.now() - began) / 1000)} s of waiting; ${retried} mails of any kind were begun again`,
  )
  expect(ids.length).toBeGreaterThan(0)
  expect(mailed()).toEqual(ids)
  expect(await brokenRules(product)).toEqual({})
})

/** How far someone's onboarding is. Ideas differ between brands, so only whether they belong together is included. */
async function brandOf({ visitor }: Person) {
  const user = await visitor.ask(currentUser)
  const profile = await visitor.ask(readProfile)
  if (profile.status === 404)
    return { user: user.status, onboarded: user.body.onboardingCompleted, profile: 404 }
  const { companyInfo, websiteAnalysis, websiteAnalysisUrl } = profile.body
  const reports: OwnDelivery[] = (await visitor.ask(readDeliveries)).body
  const ideas: Idea[] = (await visitor.ask(readIdeas, { query: {} })).body
  const told = await Promise.all(
    reports.map(async ({ url }) => {
      const token = url.split('/').at(-1) ?? ''
      const { body } = await visitor.ask(readDelivery, { params: { token } })
      const { contentIdeas, eventContentIdeas } = body.contentData
      return [...contentIdeas, ...eventContentIdeas].map((idea: Idea) => idea.title)
    }),
  )
  return {
    user: user.status,
    onboarded: user.body.onboardingCompleted,
    profile: { companyInfo, websiteAnalysis, websiteAnalysisUrl },
    facts: await factsOf(visitor),
    reports: reports.map(({ deliveryType }) => deliveryType),
    reportsHoldTheIdeas: JSON.stringify(told.flat()) === JSON.stringify(ideas.map((idea) => idea.title)),
  }
}

async function documentsOf({ visitor }: Person) {
  const { documents }: { documents: Document[] } = (await visitor.ask(readDocuments)).body
  return {
    user: (await visitor.ask(currentUser)).status,
    documents: documents.map(({ fileName, extractedInsights }) => ({ fileName, extractedInsights })),
    facts: await factsOf(visitor),
  }
}

async function factsOf(visitor: Person['visitor']): Promise<string[]> {
  const facts: Fact[] = (await visitor.ask(readFacts, { query: {} })).body
  return facts.map(({ kind, place, quote }) => `${kind} ${place.of}: ${quote}`).toSorted()
}

/** How many times someone has generated ideas, by timestamp, and whether the daily count matches their ideas. */
async function generationsOf({ visitor }: Person) {
  const ideas: Idea[] = (await visitor.ask(readIdeas, { query: {} })).body
  const usage = (await visitor.ask(readUsage)).body
  return {
    user: (await visitor.ask(currentUser)).status,
    generations: new Set(ideas.map((idea) => idea.generatedAt)).size,
    counted: usage.used - ideas.length,
  }
}
