// Tests reports that users make from their ideas, for anyone with the link.
import { expect, test } from 'vitest'
import {
  ContentData,
  createWebDelivery,
  type OwnDelivery,
  readDeliveries,
  readDelivery,
  restoreDelivery,
  revokeDelivery,
} from '#contract/delivery.ts'
import { generateInstant, type Idea } from '#contract/ideas.ts'
import { keepReport, whole } from '#tests/support/builders/kept-report.ts'
import { brief } from '#tests/support/builders/asked-ideas.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('anyone with the link to a report sees its ideas and their evidence, but no scores', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id, title: 'Slipped in' }))
  const made = await visitor.ask(createWebDelivery, { body: { profileId: profile.id, contentIdeas } })
  expect(made.status).toBe(201)
  expect(Buffer.from(made.body.accessToken, 'base64url').length).toBeGreaterThanOrEqual(16)
  const read = await product.visitor().ask(readDelivery, { params: { token: made.body.accessToken } })
  expect(read.body.contentData.contentIdeas.map((idea: Idea) => idea.title)).toEqual(
    body.ideas.map((idea: Idea) => idea.title),
  )
  const text = JSON.stringify(read.body)
  for (const secret of ['explanation', 'scores', profile.id, body.ideas[0].id, '@bakery.example']) {
    expect(text).not.toContain(secret)
  }
  const page = await product.visitor().raw('GET', `/delivery/${made.body.accessToken}`)
  const html = await page.text()
  expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
  expect(html).toContain('Hale &amp; Daughters')
  expect(html).toContain('property="og:title"')
})

test('sixty reports can be made in an hour, so that nobody fills the database', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id }))
  const make = () => visitor.ask(createWebDelivery, { body: { profileId: profile.id, contentIdeas } })
  for (let made = 0; made < 60; made++) expect((await make()).status).toBe(201)
  const { status, headers } = await make()
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('every view of a report is counted, and a revoked report answers as if it had never existed', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id }))
  const made = await visitor.ask(createWebDelivery, { body: { profileId: profile.id, contentIdeas } })
  const token = made.body.accessToken
  await Promise.all(
    Array.from({ length: 200 }, () => product.visitor().ask(readDelivery, { params: { token } })),
  )
  const [own] = (await visitor.ask(readDeliveries)).body
  expect(own).toMatchObject({ viewCount: 200, isActive: true, url: made.body.url })
  await visitor.ask(revokeDelivery, { params: { id: own.id } })
  const revoked = await product.visitor().ask(readDelivery, { params: { token } })
  const never = await product.visitor().ask(readDelivery, { params: { token: 'x'.repeat(43) } })
  expect([revoked.status, revoked.body]).toEqual([404, never.body])
  const page = await product.visitor().raw('GET', `/delivery/${token}`)
  expect([page.status, (await page.text()).includes('Content Not Found')]).toEqual([404, true])
  await visitor.ask(restoreDelivery, { params: { id: own.id } })
  expect((await product.visitor().ask(readDelivery, { params: { token } })).status).toBe(200)
})

test('nobody can make a report from another account’s ideas or revoke another account’s report', async () => {
  const owner = await aBrandOwner(product)
  const { body } = await owner.visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id }))
  await owner.visitor.ask(createWebDelivery, { body: { profileId: owner.profile.id, contentIdeas } })
  const [report] = (await owner.visitor.ask(readDeliveries)).body
  const stranger = await aBrandOwner(product)
  const stolen = { profileId: stranger.profile.id, contentIdeas }
  expect((await stranger.visitor.ask(createWebDelivery, { body: stolen })).status).toBe(404)
  const foreign = { profileId: owner.profile.id, contentIdeas }
  expect((await stranger.visitor.ask(createWebDelivery, { body: foreign })).status).toBe(404)
  expect((await stranger.visitor.ask(revokeDelivery, { params: { id: report.id } })).status).toBe(404)
  expect((await owner.visitor.ask(readDeliveries)).body[0].isActive).toBe(true)
})

test('opening a report of one’s own is not counted as a view, and a visit by another account is', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const path = (await keepReport(product, profile.id)).replace('/api', '')
  const token = path.split('/').at(-1) ?? ''
  const views = async () => (await visitor.ask(readDeliveries)).body[0].viewCount
  expect((await visitor.raw('GET', path)).status).toBe(200)
  expect((await visitor.ask(readDelivery, { params: { token } })).status).toBe(200)
  expect(await views()).toBe(0)
  const { visitor: another } = await aBrandOwner(product)
  await another.raw('GET', path)
  await another.ask(readDelivery, { params: { token } })
  await product.visitor().raw('GET', path)
  expect(await views()).toBe(3)
})

test('the list of reports has each report exactly once over all pages, even if many were made at the same time', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { world } = product.running.real
  const contentData = ContentData.parse(whole)
  for (let at = 0; at < 130; at++) {
    const accessToken = world.secrets.random()
    const made = { profileId: profile.id, deliveryType: 'instant' as const, contentData, accessToken }
    await world.deliveries.add(made, new Date(Date.parse('2026-11-20T09:00:00Z') + Math.floor(at / 40)))
  }
  const pages: OwnDelivery[][] = []
  let next: string | null = '/api/deliveries?limit=50'
  while (next) {
    const page: Response = await visitor.raw('GET', next)
    pages.push((await page.json()) as OwnDelivery[])
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 30])
  const all = pages.flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(130)
  const moments = all.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(all[0]).toMatchObject({ ideaCount: 2, eventIdeaCount: 1 })
  const nonsense = await visitor.ask(readDeliveries, { query: { cursor: "1'.x" } })
  expect([nonsense.status, nonsense.body]).toEqual([200, []])
})
