import { expect, test } from 'vitest'
import {
  createWebDelivery,
  generateFirstDelivery,
  readDeliveries,
  readDelivery,
  restoreDelivery,
  revokeDelivery,
} from '#contract/delivery.ts'
import { currentUser } from '#contract/account.ts'
import { countIdeas, generateInstant, markIdea, readIdeas, readUsage, type Idea } from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { readWork } from '#contract/work.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()

const brief = {
  briefDescription: 'Ideas about our sourdough for people who visit Ludlow',
  contentObjectives: ['educate' as const],
}

async function ideasOf(visitor: Visitor): Promise<Idea[]> {
  return (await visitor.ask(readIdeas, { query: {} })).body
}

test('a brief gives three whole ideas, each with what it rests on, counted against the day', async () => {
  const { visitor } = await aBrandOwner(product)
  const { status, body } = await visitor.ask(generateInstant, { body: brief })
  expect(status).toBe(200)
  expect(body.ideas).toHaveLength(3)
  expect(body.shortfall).toBeNull()
  for (const idea of body.ideas as Idea[]) {
    expect(idea.evidence.length, idea.title).toBeGreaterThan(0)
    expect(idea).toMatchObject({ engine: 'built-in', isInstant: true, status: 'generated', edited: [] })
    expectWhole(idea)
  }
  expect(body.usage).toEqual({ used: 3, limit: 50 })
  expect((await visitor.ask(readUsage)).body).toEqual(body.usage)
  expect((await ideasOf(visitor)).map((idea) => idea.id)).toEqual(body.ideas.map((idea: Idea) => idea.id))
})

/** All that an idea needs to be used as it is. */
function expectWhole({ title, summary, outline, draft, callToAction, prepare, effort, reader }: Idea) {
  for (const text of [title, summary, draft, callToAction]) expect(text, title).not.toBe('')
  for (const list of [outline, prepare]) expect(list.length, title).toBeGreaterThan(0)
  expect([effort, reader], title).not.toContain(null)
}

test('a brand of which nothing is known but its profile gets its ideas all the same', async () => {
  const bare = {
    companyName: 'Kestrel',
    industry: 'Falconry',
    companyInfo: 'We fly.',
    targetAudience: 'All.',
  }
  const { visitor } = await aBrandOwner(product, bare)
  const { body } = await visitor.ask(generateInstant, {
    body: {
      ...brief,
      briefDescription: 'Win more first-time visitors this spring',
      contentObjectives: ['inform'],
    },
  })
  expect([body.ideas.length, body.shortfall]).toEqual([3, null])
  for (const idea of body.ideas as Idea[]) expectWhole(idea)
  const first = await visitor.ask(generateFirstDelivery)
  expect(first.body).toMatchObject({ ideaCount: 8, shortfall: null })
})

test.each([
  [{ briefDescription: 'Too short' }, 'Brief description must be at least 10 characters'],
  [{ contentObjectives: [] }, 'At least one content objective is required'],
])('a brief with %o is refused and takes nothing', async (change, message) => {
  const { visitor } = await aBrandOwner(product)
  const answer = await visitor.ask(generateInstant, { body: { ...brief, ...change } })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect((await visitor.ask(readUsage)).body.used).toBe(0)
})

test('a free account is told so on its fourth idea of the day, and can go on after its midnight', async () => {
  product.clock.set('2027-03-10T12:00:00Z')
  const { visitor } = await aBrandOwner(product, { country: 'NZ' }, 'free')
  const first = await visitor.ask(generateInstant, { body: brief })
  const kept = first.body.ideas.length
  for (let used = kept; used < 3;) {
    const next = await visitor.ask(generateInstant, {
      body: { ...brief, briefDescription: `${brief.briefDescription} ${used}` },
    })
    if (next.body.ideas.length === 0) return
    used += next.body.ideas.length
  }
  const over = await visitor.ask(generateInstant, { body: brief })
  expect([over.status, over.body.kind, over.body.message]).toEqual([
    429,
    'daily-limit',
    "You've reached your daily generation limit. Upgrade your plan for more ideas.",
  ])
  // Auckland is thirteen hours ahead in March: its midnight was at eleven in the morning, the next is in 23 hours.
  expect(Math.round(Number(over.headers.get('retry-after')) / 3600)).toBe(23)
  product.clock.set('2027-03-11T11:00:01Z')
  expect((await visitor.ask(readUsage)).body).toEqual({ used: 0, limit: 3 })
})

test('fifty requests at one moment take no more than the day allows', async () => {
  const { visitor } = await aBrandOwner(product, {}, 'free')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      visitor.ask(generateInstant, {
        body: { ...brief, briefDescription: `${brief.briefDescription} ${at}` },
      }),
    ),
  )
  const kept = answers.flatMap(({ body }) => body.ideas ?? [])
  expect([kept.length, (await visitor.ask(readUsage)).body.used]).toEqual([3, 3])
  expect((await ideasOf(visitor)).length).toBe(3)
  const without = answers.filter(({ body }) => !body.ideas?.length)
  expect(new Set(without.map(({ status, body }) => `${status} ${body.kind}`))).toEqual(
    new Set(['429 daily-limit']),
  )
})

test('nothing runs for someone who asked for nothing', async () => {
  const { visitor } = await aBrandOwner(product)
  expect((await visitor.ask(readWork)).body).toEqual([])
})

test('ideas come page by page, each once, and the last page names no other', async () => {
  const { visitor } = await aBrandOwner(product)
  for (const topic of ['bread', 'mornings', 'visitors']) {
    await visitor.ask(generateInstant, {
      body: { ...brief, briefDescription: `Something about ${topic} in Ludlow` },
    })
  }
  const all = await ideasOf(visitor)
  const seen: string[] = []
  let next: string | null = '/api/content-ideas?limit=2'
  while (next) {
    const page: Response = await visitor.raw('GET', next)
    const ideas = (await page.json()) as Idea[]
    expect(ideas.length).toBeLessThanOrEqual(2)
    seen.push(...ideas.map((idea) => idea.id))
    next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? null
  }
  expect(seen).toEqual(all.map((idea) => idea.id))
  const nonsense = await visitor.ask(readIdeas, { query: { cursor: "1'.x" } })
  expect([nonsense.status, nonsense.body]).toEqual([200, []])
})

test('a report shows the ideas and their evidence to anyone with its link, and none of the scores', async () => {
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

test('sixty reports may be made an hour, so that nobody fills the database with them', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const contentIdeas = body.ideas.map(({ id }: Idea) => ({ id }))
  const make = () => visitor.ask(createWebDelivery, { body: { profileId: profile.id, contentIdeas } })
  for (let made = 0; made < 60; made++) expect((await make()).status).toBe(201)
  const { status, headers } = await make()
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('every view of a report is counted, and a revoked one is as if it never was', async () => {
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

test('nobody makes a report of another’s ideas, nor revokes another’s report', async () => {
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

test('the first delivery has five ideas and three for days ahead, each of those with dated work', async () => {
  const { visitor } = await aBrandOwner(product)
  const { body } = await visitor.ask(generateFirstDelivery)
  expect(body).toMatchObject({ ideaCount: 8, shortfall: null })
  const ideas = await ideasOf(visitor)
  for (const idea of ideas) expectWhole(idea)
  const forDays = ideas.filter(({ occasion }) => occasion !== null)
  expect([ideas.length, forDays.length]).toEqual([8, 3])
  for (const { tasks, occasion } of forDays) {
    expect(occasion?.from).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(tasks.length).toBeGreaterThan(0)
    for (const task of tasks) expect(task).toMatch(/^(?:By|On) \w+day \d+ \w+: ./)
  }
  const [report] = (await visitor.ask(readDeliveries)).body
  expect(report.ideaCount).toBe(8)
})

test('without seasonal content on the plan, or switched off, a delivery has no ideas for days', async () => {
  const basic = await aBrandOwner(product, {}, 'basic')
  expect((await basic.visitor.ask(generateFirstDelivery)).body.ideaCount).toBe(5)
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(saveProfile, { body: { seasonalContentEnabled: false } })
  expect((await visitor.ask(generateFirstDelivery)).body.ideaCount).toBe(5)
  expect((await ideasOf(visitor)).filter(({ occasion }) => occasion !== null)).toEqual([])
})

test('the first delivery is made once, mailed once, and completes onboarding', async () => {
  const { visitor, email } = await aBrandOwner(product)
  const [first, second] = await Promise.all([
    visitor.ask(generateFirstDelivery),
    visitor.ask(generateFirstDelivery),
  ])
  const third = await visitor.ask(generateFirstDelivery)
  expect(first.body.ideaCount).toBeGreaterThan(0)
  expect([second.body.url, third.body.url]).toEqual([first.body.url, first.body.url])
  expect((await visitor.ask(currentUser)).body.onboardingCompleted).toBe(true)
  const mail = await product.mailTo(email, /ideas/i)
  expect(mail.links).toContain(first.body.url)
  // The mail says as many as the screens do, and has them all.
  expect([first.body.ideaCount, mail.subject]).toEqual([
    8,
    expect.stringMatching(/^Your first eight ideas for /),
  ])
  const ideas = await ideasOf(visitor)
  expect(ideas).toHaveLength(first.body.ideaCount)
  for (const { title } of ideas) expect(mail.text).toContain(title)
  const mails = (await product.outbox()).filter((one) => one.to === email && /ideas/i.test(one.subject))
  expect(mails).toHaveLength(1)
})

test('a first delivery needs a profile, and says so', async () => {
  const { visitor } = await aMember(product)
  const answer = await visitor.ask(generateFirstDelivery)
  expect([answer.status, answer.body.message]).toEqual([404, 'No profile found'])
})

async function someIdeas(visitor: Visitor): Promise<[Idea, Idea, Idea]> {
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const [first, second, third] = body.ideas as Idea[]
  if (!first || !second || !third) throw new Error('The brief gave fewer than three ideas')
  return [first, second, third]
}

test('any status can be reached from any other', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const statuses = ['generated', 'in_use', 'published', 'archived'] as const
  for (const from of statuses) {
    for (const status of statuses) {
      await visitor.ask(markIdea, { params: { id }, body: { status: from } })
      const { body } = await visitor.ask(markIdea, { params: { id }, body: { status } })
      expect(body).toMatchObject({ id, status, dismissal: null })
    }
  }
})

test('an idea that is not for the brand leaves the list, keeps its reason, and can be taken back', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const dismissal = { reason: 'wrong-audience' as const, note: 'We sell to shops' }
  const away = await visitor.ask(markIdea, { params: { id }, body: { dismissal } })
  expect(away.body).toMatchObject({ status: 'archived', dismissal })
  expect((await ideasOf(visitor)).map((idea) => idea.id)).not.toContain(id)
  const shelf = await visitor.ask(readIdeas, { query: { status: 'not_for_us' } })
  expect(shelf.body.map((idea: Idea) => idea.id)).toEqual([id])
  expect((await visitor.ask(countIdeas)).body).toEqual({
    generated: 2,
    in_use: 0,
    published: 0,
    archived: 0,
    not_for_us: 1,
  })
  await visitor.ask(markIdea, { params: { id }, body: { status: 'generated' } })
  expect((await ideasOf(visitor)).map((idea) => idea.id)).toContain(id)
})

test('a mark that says neither or both is refused with what to do', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  for (const body of [
    {},
    { status: 'archived' as const, dismissal: { reason: 'other' as const, note: '' } },
  ]) {
    const answer = await visitor.ask(markIdea, { params: { id }, body })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Give either a status or a reason why the idea is not for you',
    ])
  }
})

test('nobody marks an idea of somebody else', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const stranger = await aBrandOwner(product)
  const answer = await stranger.visitor.ask(markIdea, { params: { id }, body: { status: 'archived' } })
  expect([answer.status, answer.body.message]).toEqual([404, 'This idea is not there any more.'])
})

test('the list is narrowed by status, kind and words, and pages keep what was asked', async () => {
  const { visitor } = await aBrandOwner(product)
  const [first, second] = await someIdeas(visitor)
  await visitor.ask(markIdea, { params: { id: first.id }, body: { status: 'in_use' } })
  const listed = async (query: Record<string, string>) =>
    (await visitor.ask(readIdeas, { query })).body.map((idea: Idea) => idea.id)
  expect(await listed({ status: 'in_use' })).toEqual([first.id])
  expect(await listed({ search: second.title.slice(0, 30) })).toEqual([second.id])
  expect(await listed({ search: '100%_' })).toEqual([])
  expect(await listed({ contentType: first.contentType })).toContain(first.id)
  const page = await visitor.ask(readIdeas, { query: { limit: 1, status: 'generated' } })
  expect(page.headers.get('link')).toMatch(/status=generated.*rel="next"/)
})
