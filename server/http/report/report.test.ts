import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type ContentData,
  createWebDelivery,
  readDeliveries,
  readDelivery,
  restoreDelivery,
  revokeDelivery,
} from '#contract/delivery.ts'
import { generateInstant, type Idea } from '#contract/ideas.ts'
import { bread, keepReport, story, whole } from '#tests/support/builders/kept-report.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

async function aReport() {
  const owner = await aBrandOwner(product)
  const brief = {
    briefDescription: 'Ideas about our bread for visitors',
    contentObjectives: ['educate' as const],
  }
  const { body } = await owner.visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id }))
  const made = await owner.visitor.ask(createWebDelivery, {
    body: { profileId: owner.profile.id, contentIdeas },
  })
  return { ...owner, path: `/delivery/${made.body.accessToken}` }
}

const open = async (path: string, theme = '') => {
  const headers = theme ? { cookie: `theme=${theme}` } : {}
  const answer = await product.visitor().raw('GET', path, { headers })
  return { status: answer.status, html: await answer.text() }
}

test('a report’s page is the same at every visit, in the reader’s theme, and each visit counts as a view', async () => {
  const { visitor, path } = await aReport()
  const first = await open(path)
  const dark = await open(path, 'dark')
  expect(await open(path)).toEqual(first)
  expect(await open(path, 'dark')).toEqual(dark)
  expect([first, dark].map(({ html }) => html.includes('class="dark"'))).toEqual([false, true])
  const [own] = (await visitor.ask(readDeliveries)).body
  expect(own.viewCount).toBe(4)
})

test('a revoked report can’t be opened at once, even if it was just viewed, and can be opened again when restored', async () => {
  const { visitor, path } = await aReport()
  const [own] = (await visitor.ask(readDeliveries)).body
  for (let times = 0; times < 3; times++) {
    expect((await open(path)).status).toBe(200)
    await visitor.ask(revokeDelivery, { params: { id: own.id } })
    expect((await open(path)).status).toBe(404)
    expect((await product.visitor().raw('GET', `/api${path}`)).status).toBe(404)
    await visitor.ask(restoreDelivery, { params: { id: own.id } })
  }
  expect((await open(path)).status).toBe(200)
})

test('a report is deleted with its account', async () => {
  const { id, path } = await aReport()
  const { accounts } = product.running.real.world
  expect((await open(path)).status).toBe(200)
  await accounts.setDeletionDate(id, product.clock.now())
  await accounts.deleteClosed(product.clock.now())
  expect((await open(path)).status).toBe(404)
})

test('a report that an older version saved before ideas had drafts opens in full', async () => {
  const { profile } = await aBrandOwner(product)
  const { deliveries } = product.running.real.world
  const old = {
    title: 'Why our crust cracks twice',
    summary: 'Two cracks, one oven.',
    description: 'Angle: the sound.',
    contentType: 'video',
  }
  const contentData = {
    companyName: 'Pell',
    senderName: 'Inkling',
    contentIdeas: [old],
    eventContentIdeas: [{ ...old, title: 'Stir it with us', todoTasks: ['Order suet'] }],
  } as unknown as ContentData
  const accessToken = randomBytes(32).toString('base64url')
  await deliveries.add(
    { profileId: profile.id, deliveryType: 'first', contentData, accessToken },
    product.clock.now(),
  )
  const { status, html } = await open(`/delivery/${accessToken}`)
  expect(status).toBe(200)
  for (const said of ['Angle:', 'the sound.', 'Stir it with us', 'Order suet']) expect(html).toContain(said)
})

test('a document’s name in a report of an older version is hidden on its page and in its files', async () => {
  const { profile } = await aBrandOwner(product)
  const path = await keepReport(product, profile.id, {
    ...whole,
    contentIdeas: [{ ...bread, evidence: story.evidence, documentInsights: [{ fileName: 'Prices.pdf' }] }],
  })
  const token = path.split('/').at(-1) ?? ''
  const read = await product.visitor().ask(readDelivery, { params: { token } })
  expect(read.body.contentData.contentIdeas[0].evidence).toEqual([
    { ...story.evidence[0], label: 'From our own records' },
  ])
  const forms = await Promise.all(
    ['', '/events.ics'].map(async (form) => (await product.visitor().raw('GET', `${path}${form}`)).text()),
  )
  for (const form of forms) expect(form).not.toMatch(/Prices|fileName|page 1/)
})
