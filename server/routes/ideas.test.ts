// Tests ideas for a brief within the daily allowance, and the list of ideas.
import { expect, test } from 'vitest'
import { generateFirstDelivery } from '#contract/delivery.ts'
import { generateInstant, markIdea, readIdeas, readUsage, type Idea } from '#contract/ideas.ts'
import { readWork } from '#contract/work.ts'
import { brief, expectWhole, ideasOf, someIdeas } from '#tests/support/builders/asked-ideas.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('a brief gets three complete ideas with sources, which count towards the daily allowance', async () => {
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

test('a brand for which only a profile exists gets ideas too', async () => {
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
])('a brief with %o is refused and uses nothing of the daily allowance', async (change, message) => {
  const { visitor } = await aBrandOwner(product)
  const answer = await visitor.ask(generateInstant, { body: { ...brief, ...change } })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect((await visitor.ask(readUsage)).body.used).toBe(0)
})

test('a free account gets a message instead of a fourth idea a day, and can go on after midnight in its time zone', async () => {
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
  // Auckland is thirteen hours ahead in March, so its midnight was at 11:00 UTC, and the next one is in 23
  // hours.
  expect(Math.round(Number(over.headers.get('retry-after')) / 3600)).toBe(23)
  product.clock.set('2027-03-11T11:00:01Z')
  expect((await visitor.ask(readUsage)).body).toEqual({ used: 0, limit: 3 })
})

test('fifty requests at once never use more than the daily allowance', async () => {
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

test('no ideas are generated unless the user asks for them', async () => {
  const { visitor } = await aBrandOwner(product)
  expect((await visitor.ask(readWork)).body).toEqual([])
})

test('the list of ideas has each idea exactly once over all pages, and the last page has no next link', async () => {
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

test('the list of ideas can be filtered by status, type and words, and further pages keep the filters', async () => {
  const { visitor } = await aBrandOwner(product)
  const [first, second] = await someIdeas(visitor)
  await visitor.ask(markIdea, { params: { id: first.id }, body: { status: 'in_use' } })
  const listed = async (query: Record<string, string>) =>
    (await visitor.ask(readIdeas, { query })).body.map((idea: Idea) => idea.id)
  expect(await listed({ status: 'in_use' })).toEqual([first.id])
  expect(await listed({ search: second.title })).toEqual([second.id])
  expect(await listed({ search: '100%_' })).toEqual([])
  expect(await listed({ contentType: first.contentType })).toContain(first.id)
  const page = await visitor.ask(readIdeas, { query: { limit: 1, status: 'generated' } })
  expect(page.headers.get('link')).toMatch(/status=generated.*rel="next"/)
})
