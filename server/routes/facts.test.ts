import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { type BrandFact, readBrand } from '#contract/brand.ts'
import { addDocument } from '#contract/documents.ts'
import { addFact, changeFact, deleteFact, type Fact, readFacts, MOST_ADDED_FACTS } from '#contract/facts.ts'
import { type Evidence, generateInstant, type Idea, readIdeas } from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { analyzeWebsite } from '#contract/website.ts'
import { aBrandOwner, bakery } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct({ FETCH_ALLOW_HOSTS: '127.0.0.1' })
const site = http.createServer((request, response) => {
  response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page(bread))
})
let bread = '£4.20'
const page = (price: string) =>
  `<!doctype html><html lang="en-GB"><head><title>Hale &amp; Daughters</title></head><body><main><h1>Bread made this morning</h1><p>We are a family bakery in Ludlow, and we have baked here since 1978.</p><p>A large sourdough costs ${price}.</p><p>We shape every loaf by hand before the shop opens at seven.</p><p>What we do not sell goes to the food bank in the square at closing time.</p></main></body></html>`
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`
afterAll(() => void site.close())

async function facts(visitor: Visitor): Promise<Fact[]> {
  return (await visitor.ask(readFacts, { query: {} })).body
}
async function factOf(visitor: Visitor, words: string): Promise<Fact> {
  const found = (await facts(visitor)).find(({ quote }) => quote.includes(words))
  if (!found) throw new Error(`No fact says "${words}"`)
  return found
}
const change = (visitor: Visitor, id: string, body: Parameters<typeof visitor.ask<typeof changeFact>>[1]) =>
  visitor.ask(changeFact, { params: { id }, ...body })

const loaf = {
  type: 'labelled-price',
  quote: 'A large sourdough costs £4.60.',
  slots: { label: 'large sourdough', amount: '£4.60' },
} as const
const course = {
  type: 'labelled-price',
  quote: 'A bread day costs £95 per person.',
  slots: { label: 'bread day', amount: '£95', unit: 'per person' },
} as const

test('facts and sources that were saved with an old label are shown as “Added by you” or “Edited by you”', async () => {
  const { visitor } = await aBrandOwner(product)
  const { pool } = product.running.real.database
  const { body: fact } = await visitor.ask(addFact, { body: course })
  await pool.query(`update brand_facts set place = '{"of":"told","label":"Told by you"}' where id = $1`, [
    fact.id,
  ])
  expect(await factOf(visitor, '£95')).toMatchObject({ place: { label: 'Added by you' } })
  const { body } = await visitor.ask(generateInstant, {
    body: { briefDescription: 'Something about bread days', contentObjectives: ['educate'] },
  })
  const [idea] = body.ideas
  const stored = ['Told by you', 'Told by you, edited from Prices', 'Told by you'].map((label, at) => ({
    kind: at < 2 ? 'profile' : 'website',
    label,
    quote: course.quote,
  }))
  await pool.query('update content_ideas set evidence = $1 where id = $2', [JSON.stringify(stored), idea?.id])
  const { body: ideas } = await visitor.ask(readIdeas, { query: {} })
  const again = (ideas as Idea[]).find(({ id }) => id === idea?.id)
  expect(again?.evidence.map(({ label }) => label)).toEqual([
    'Added by you',
    'Edited by you, from Prices',
    'Told by you',
  ])
})

test('facts that a user confirmed, hid, edited or added stay when the website is read again', async () => {
  const { visitor } = await aBrandOwner(product, { companyInfo: 'A bakery.' })
  await visitor.ask(analyzeWebsite, { body: { url } })
  const price = await factOf(visitor, '£4.20')
  await change(visitor, price.id, { body: { edit: loaf } })
  await change(visitor, (await factOf(visitor, 'food bank')).id, { body: { status: 'hidden' } })
  await change(visitor, (await factOf(visitor, 'by hand')).id, { body: { status: 'confirmed' } })
  await visitor.ask(addFact, { body: course })

  await visitor.ask(analyzeWebsite, { body: { url } })
  const again = await factOf(visitor, '£4.60')
  expect(again).toMatchObject({
    ...loaf,
    status: 'edited',
    kind: 'website',
    original: { quote: price.quote },
  })
  expect((await facts(visitor)).filter(({ quote }) => quote === price.quote)).toEqual([])
  expect(await factOf(visitor, 'food bank')).toMatchObject({ status: 'hidden' })
  expect(await factOf(visitor, 'by hand')).toMatchObject({ status: 'confirmed' })
  expect(await factOf(visitor, '£95')).toMatchObject({
    status: 'confirmed',
    place: { label: 'Added by you' },
  })

  // If the page now says the same as the user's edit, the fact is no longer marked as edited.
  bread = '£4.60'
  await visitor.ask(analyzeWebsite, { body: { url } })
  const said = (await facts(visitor)).filter(({ quote, type }) => quote === loaf.quote && type === loaf.type)
  expect(said.map(({ status, original }) => [status, original])).toEqual([['extracted', undefined]])
  bread = '£4.20'
})

test('the user’s decisions about a document’s facts stay when the document is read again', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const form = new FormData()
  form.set('document', new Blob(['Our winter box costs £34.50 and serves six people.\n']), 'boxes.txt')
  const { body: document } = await visitor.ask(addDocument, { form })
  const read = await factOf(visitor, '£34.50')
  await change(visitor, read.id, { body: { visibility: 'public', status: 'confirmed' } })
  const { world } = product.running.real
  const { id: _, documentId: __, ...found } = { ...read, quote: read.quote.toUpperCase() }
  await world.facts.replace(profile.id, { kind: 'document', documentId: document.id }, [found])
  const [again] = (await world.facts.of(profile.id)).filter(({ documentId }) => documentId === document.id)
  expect(again).toMatchObject({ quote: found.quote, status: 'confirmed', visibility: 'public' })
})

test('saving the profile updates its facts and leaves facts that users added alone', async () => {
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(addFact, { body: course })
  const price = await factOf(visitor, '£4.20')
  await change(visitor, price.id, { body: { status: 'hidden' } })
  await visitor.ask(saveProfile, { body: { companyInfo: `${bakery.companyInfo} We close on Mondays.` } })
  expect(await factOf(visitor, '£95')).toMatchObject({ kind: 'profile', status: 'confirmed' })
  expect(await factOf(visitor, '£4.20')).toMatchObject({ status: 'hidden' })
})

test('a fact that the user edited is cited as edited, never as a quote from its page, and can be restored', async () => {
  const { visitor } = await aBrandOwner(product, { companyInfo: 'A bakery.' })
  await visitor.ask(analyzeWebsite, { body: { url } })
  const price = await factOf(visitor, '£4.20')
  for (const { id, quote } of await facts(visitor)) {
    if (quote !== price.quote) await change(visitor, id, { body: { status: 'hidden' } })
  }
  const edited = await change(visitor, price.id, { body: { edit: loaf } })
  expect(edited.body).toMatchObject({ ...loaf, status: 'edited', freshness: 'current' })
  const brief = {
    briefDescription: 'What our large sourdough costs and why',
    contentObjectives: ['inform' as const, 'educate' as const],
  }
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const evidence: Evidence[] = body.ideas.flatMap((idea: { evidence: Evidence[] }) => idea.evidence)
  const cited = evidence.filter(({ kind }) => kind !== 'brief')
  expect(cited).not.toEqual([])
  for (const piece of cited) {
    expect(piece).toEqual({
      kind: 'profile',
      label: expect.stringMatching(/^Edited by you, from ./),
      quote: loaf.quote,
    })
  }
  const { original: _, ...restored } = (await change(visitor, price.id, { body: { restore: true } })).body
  expect(restored).toEqual(price)
})

test('a user can add, edit and delete a fact of their own, but can only hide facts from a source', async () => {
  const { visitor } = await aBrandOwner(product)
  const { status, body: fact } = await visitor.ask(addFact, { body: course })
  expect([status, fact.visibility, fact.status, fact.kind]).toEqual([201, 'public', 'confirmed', 'profile'])
  const twice = await visitor.ask(addFact, {
    body: { ...course, quote: ' a bread day costs £95 PER PERSON ' },
  })
  expect([twice.status, twice.body.message]).toEqual([409, 'You’ve already added this fact.'])
  const dearer = { ...course, quote: 'A bread day costs £99.', slots: { label: 'bread day', amount: '£99' } }
  const changed = await change(visitor, fact.id, { body: { edit: dearer } })
  expect(changed.body).toMatchObject({ ...dearer, status: 'confirmed' })
  expect(changed.body.original).toBeUndefined()
  expect((await visitor.ask(deleteFact, { params: { id: fact.id } })).status).toBe(200)
  const read = await factOf(visitor, '£4.20')
  const refused = await visitor.ask(deleteFact, { params: { id: read.id } })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'Only facts that you added can be deleted. Hide this one instead.',
  ])
})

test.each([
  ['labelled-price', { label: 'loaf' }, 'slots.amount', 'Enter the price with its currency, such as £4.80'],
  [
    'labelled-price',
    { label: 'loaf', amount: 'four' },
    'slots.amount',
    'Enter the price with its currency, such as £4.80',
  ],
  ['founded', {}, 'slots.year', 'Enter the year, such as 1978'],
  ['promise', { year: 1978 }, 'slots.year', 'This kind of fact doesn’t have that field'],
  ['person', { person: 'Ruth Hale' }, 'slots.person', 'The fact doesn’t mention “Ruth Hale”'],
] as const)(
  'a fact of type %s with the values %o is refused with an error at its field',
  async (type, slots, path, message) => {
    const { visitor } = await aBrandOwner(product)
    const answer = await visitor.ask(addFact, { body: { type, quote: 'A loaf of our bread.', slots } })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]])
  },
)

test('a fact must have between 6 and 300 characters', async () => {
  const { visitor } = await aBrandOwner(product)
  for (const quote of ['bread', 'We bake. '.repeat(40)]) {
    expect((await visitor.ask(addFact, { body: { type: 'promise', quote, slots: {} } })).status).toBe(400)
  }
})

test('a brand can’t get more facts than the limit, even if many are added at once', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { world } = product.running.real
  const { body: first } = await visitor.ask(addFact, { body: course })
  const { id: _, ...fact }: Fact = first
  for (let one = 1; one < MOST_ADDED_FACTS - 1; one++) {
    await world.facts.add(profile.id, { ...fact, quote: `Bread day ${one}` })
  }
  const promise = (day: string) => ({ type: 'promise' as const, quote: `We bake every ${day}.`, slots: {} })
  const days = ['Monday', 'Tuesday', 'Wednesday'].map((day) => visitor.ask(addFact, { body: promise(day) }))
  const statuses = (await Promise.all(days)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 400, 400])
})

test('another user’s facts can’t be changed or deleted, and are reported as not found', async () => {
  const owner = await aBrandOwner(product)
  const { body: fact } = await owner.visitor.ask(addFact, { body: course })
  const { visitor } = await aBrandOwner(product)
  const nowhere = '00000000-0000-4000-8000-000000000000'
  for (const ask of [
    (id: string) => change(visitor, id, { body: { edit: loaf } }),
    (id: string) => change(visitor, id, { body: { restore: true } }),
    (id: string) => visitor.ask(deleteFact, { params: { id } }),
  ]) {
    const theirs = await ask(fact.id)
    expect([theirs.status, theirs.body]).toEqual([404, (await ask(nowhere)).body])
  }
  expect(await factOf(owner.visitor, '£95')).toEqual(fact)
})

test('a brand shows its facts, each with the value that ideas may use', async () => {
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(addFact, { body: course })
  const { body } = await visitor.ask(readBrand)
  const shown: BrandFact[] = body.facts
  expect(shown.map(({ id }) => id).toSorted()).toEqual((await facts(visitor)).map(({ id }) => id).toSorted())
  expect(shown.find(({ quote }) => quote === course.quote)).toMatchObject({
    value: { sort: 'offer', text: 'bread day' },
    unused: null,
  })
  expect(body.trade).toMatchObject({ id: 'cafe' })
})
