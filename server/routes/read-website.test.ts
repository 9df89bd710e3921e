// Tests reading a website before there is a profile, and how a profile that is saved later uses it.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { closeAccount } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { changeFact, readFacts } from '#contract/facts.ts'
import { createProfile, readProfile, saveProfile } from '#contract/profile.ts'
import { addEvent, type FoundEvent, readCalendar } from '#contract/seasons.ts'
import { analyzeWebsite, readWaitingWebsite, readWebsite } from '#contract/website.ts'
import { readWork } from '#contract/work.ts'
import { forgetWaiting } from '#domain/brand/website/read-website.ts'
import { aBrandOwner, aMember, bakery } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct({ FETCH_ALLOW_HOSTS: '127.0.0.1' })
const pages: Record<string, string> = {
  '/': 'We are a family bakery in Ludlow. We opened in 1978.</p><p>A large sourdough costs £4.20.</p><p>We bake for families and small restaurants in the town.',
  '/story': 'What we do not sell goes to the food bank in the square at closing time. We do that every day.',
  '/casino': 'Casino slots, poker, betting and jackpots. '.repeat(20),
}
let asked: string[] = []
let gate: Promise<void> | null = null
const site = http.createServer((request, response) => {
  const path = request.url ?? '/'
  asked.push(path)
  const text = pages[path]
  response.writeHead(text ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  const html = `<!doctype html><html lang="en-GB"><head><title>Hale Bakery</title><style>header{background:#7a3e9d}</style></head><body><header><a href="/story">Our story</a></header><main><h1>Hale Bakery</h1><p>${text}</p></main><footer>Ludlow SY8 1AR</footer></body></html>`
  void (gate ?? Promise.resolve()).then(() => response.end(html))
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
afterAll(() => void site.close())

const { world } = product.running.real
const DAY = 86_400_000

test('a user without a profile can have their website read, and sees the values, the pages and the time it took', async () => {
  const { visitor } = await aMember(product)
  const read = await visitor.ask(readWebsite, { body: { url: ` ${url} ` } })
  expect(read.status).toBe(200)
  expect(read.body).toMatchObject({
    url,
    companyName: { value: 'Hale Bakery' },
    country: { value: 'GB' },
    targetAudience: { value: expect.stringContaining('families and small restaurants') },
    colours: { value: ['#7a3e9d'] },
    logoUrl: null,
  })
  expect(read.body.pages).toHaveLength(2)
  expect(Number.isInteger(read.body.seconds)).toBe(true)
  expect((await visitor.ask(readProfile)).status).toBe(404)
})

test('only the account that had the website read can see the result', async () => {
  const { visitor } = await aMember(product)
  expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
  const read = await visitor.ask(readWebsite, { body: { url } })
  expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: read.body })
  const other = await aMember(product)
  expect((await other.visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
})

test('a profile with the same website gets its analysis, facts, colours and logo without another fetch', async () => {
  const { visitor } = await aMember(product)
  await visitor.ask(readWebsite, { body: { url } })
  asked = []
  const look = { logoUrl: 'https://hale.example/logo.svg', primaryColor: '#7a3e9d' }
  const saved = await visitor.ask(createProfile, { body: { ...bakery, companyWebsite: url, ...look } })
  expect(saved.status).toBe(201)
  expect(saved.body).toMatchObject({ ...look, companyWebsite: url, websiteAnalysisUrl: url })
  expect(saved.body.websiteAnalysis.companyBackground).toContain(
    'Hale Bakery has baked in Ludlow since 1978.',
  )
  const facts = await visitor.ask(readFacts, { query: {} })
  expect(
    facts.body.some(
      (fact: { kind: string; quote: string }) => fact.kind === 'website' && fact.quote.includes('food bank'),
    ),
  ).toBe(true)
  expect(asked).toEqual([])
  expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
})

test('a profile with another website, or none, gets nothing from the website that was read, which is then deleted', async () => {
  for (const companyWebsite of ['https://other.example', undefined]) {
    const { visitor } = await aMember(product)
    await visitor.ask(readWebsite, { body: { url } })
    const saved = await visitor.ask(createProfile, {
      body: { ...bakery, ...(companyWebsite && { companyWebsite }) },
    })
    expect(saved.body.websiteAnalysis).toBeNull()
    expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
  }
})

test('a profile can always be saved, even if the website that was read fails for it', async () => {
  const { visitor, id } = await aMember(product)
  const read = await visitor.ask(readWebsite, { body: { url } })
  const page = { url: `${url}/`, html: `<main><p>${pages['/casino']}</p></main>` }
  await world.waitingWebsites.keep(id, {
    url,
    site: { pages: [page], stylesheets: [], refused: [] },
    found: read.body,
    readAt: world.now(),
  })
  const saved = await visitor.ask(createProfile, { body: { ...bakery, companyWebsite: url } })
  expect([saved.status, saved.body.websiteAnalysis]).toEqual([201, null])
  expect((await visitor.ask(readProfile)).body.companyName).toBe(bakery.companyName)
})

test('a profile that is saved while its website is still being read gets the facts afterwards', async () => {
  const { visitor } = await aMember(product)
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  const reading = visitor.ask(readWebsite, { body: { url } })
  const work = await until(async () => (await visitor.ask(readWork)).body[0], 10, 'The work')
  expect(work).toMatchObject({ kind: 'website', seconds: expect.any(Number) })
  const saved = await visitor.ask(createProfile, { body: { ...bakery, companyWebsite: url } })
  expect(saved.body.websiteAnalysis).toBeNull()
  gate = null
  open()
  await reading
  const profile = await visitor.ask(readProfile)
  expect(profile.body.websiteAnalysis.companyBackground).toContain(
    'Hale Bakery has baked in Ludlow since 1978.',
  )
  expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
})

test.each(['basic', 'free'] as const)('a user on the %s plan can’t have a website read', async (plan) => {
  const { visitor } = await aMember(product, plan)
  asked = []
  const refused = await visitor.ask(readWebsite, { body: { url } })
  expect([refused.status, refused.body.kind]).toEqual([403, 'plan'])
  expect(refused.body.message).toMatch(/^Website analysis needs the Plus plan/)
  expect(asked).toEqual([])
})

test.each(['http://127.0.0.1:9/', 'http://169.254.169.254/', 'file:///etc/passwd', ' '])(
  'reading the website %s is refused with a message, and nothing is saved',
  async (address) => {
    const { visitor } = await aMember(product)
    const answer = await visitor.ask(readWebsite, { body: { url: address } })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(503)
    expect(answer.body.message).toMatch(/[A-Z].*\.?$/)
    expect((await visitor.ask(readWaitingWebsite)).body).toEqual({ found: null })
  },
)

test('a website that was read is kept for seven days and deleted with its account', async () => {
  const [{ visitor, id }, gone] = [await aMember(product), await aMember(product)]
  await visitor.ask(readWebsite, { body: { url } })
  await gone.visitor.ask(readWebsite, { body: { url } })
  await gone.visitor.ask(closeAccount)
  await world.accounts.deleteClosed(new Date(world.now().getTime() + 31 * DAY))
  expect(await world.waitingWebsites.foundOf(gone.id)).toBeNull()
  await forgetWaiting(world)
  expect(await world.waitingWebsites.foundOf(id)).not.toBeNull()
  const week = { ...world, now: () => new Date(world.now().getTime() + 7 * DAY + 1000) }
  await forgetWaiting(week)
  expect(await world.waitingWebsites.foundOf(id)).toBeNull()
})

test('the analysis of a website from the profile says how many seconds it took', async () => {
  const { visitor } = await aBrandOwner(product)
  const answer = await visitor.ask(analyzeWebsite, { body: { url } })
  expect(answer.body.seconds).toBeGreaterThanOrEqual(0)
  expect(answer.body.pages).toHaveLength(2)
})

test('the calendar offers an event from the website until it is added or left out', async () => {
  const { visitor } = await aBrandOwner(product)
  const day = new Date(world.now().getTime() + 20 * DAY)
  const spoken = day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  pages['/story'] +=
    `</p><h2>Diary</h2><p>Rye supper, ${spoken}, from six.</p><p>Loaf swap, ${spoken}, at noon.`
  const offered = async () => (await visitor.ask(readCalendar, { query: {} })).body.found
  const names = (found: FoundEvent[]) => found.map(({ eventName }) => eventName)
  await visitor.ask(analyzeWebsite, { body: { url } })
  const found = await offered()
  expect(names(found)).toEqual(['Rye supper', 'Loaf swap'])
  const [supper, swap] = found
  expect(supper).toMatchObject({
    eventDate: day.toISOString().slice(0, 10),
    quote: `Rye supper, ${spoken}, from six.`,
    url: `${url}/story`,
  })
  const { eventName, eventDate } = supper
  await visitor.ask(addEvent, { body: { eventName, eventDate } })
  expect(names(await offered())).toEqual(['Loaf swap'])
  await visitor.ask(changeFact, { params: { id: swap.factId }, body: { status: 'hidden' } })
  expect(await offered()).toEqual([])
  await visitor.ask(analyzeWebsite, { body: { url } })
  expect(await offered()).toEqual([])
  const { facts } = (await visitor.ask(readBrand)).body
  expect(facts.filter(({ type }: { type: string }) => type === 'event')).toEqual([])
})

test('the first analysis gives a profile without colours the website’s, and no later one changes them', async () => {
  const { visitor } = await aBrandOwner(product)
  const colours = async () => {
    const { primaryColor, secondaryColor, tertiaryColor } = (await visitor.ask(readProfile)).body
    return [primaryColor, secondaryColor, tertiaryColor]
  }
  await visitor.ask(analyzeWebsite, { body: { url } })
  expect(await colours()).toEqual(['#7a3e9d', null, null])
  await visitor.ask(saveProfile, { body: { primaryColor: null } })
  await visitor.ask(analyzeWebsite, { body: { url } })
  expect(await colours()).toEqual([null, null, null])
})
