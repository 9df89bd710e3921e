// Tests migrating a database from the version before the playbook: everything in it is kept and can be read
// as before.
import { afterAll, expect, test } from 'vitest'
import { login } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { readDelivery, createWebDelivery, readDeliveries } from '#contract/delivery.ts'
import { readFacts } from '#contract/facts.ts'
import { countIdeas, generateInstant, type Idea, markIdea, readIdea, readIdeas } from '#contract/ideas.ts'
import { readIndustryUpdates } from '#contract/news.ts'
import { readProfile } from '#contract/profile.ts'
import {
  dismissal,
  email,
  explanation,
  facts,
  ideas,
  key,
  outline,
  profile,
  report,
  reported,
  told,
  token,
  website,
  week,
  writeOldVersionData,
} from '#tests/support/old-version-data.ts'
import { createTestStorage } from '#tests/support/database.ts'
import { password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const storage = await createTestStorage()
// Hooks run in reverse order, so the product stops before its database is removed.
afterAll(() => storage.remove())
const kept = await writeOldVersionData(storage)
const product = await aProduct({
  DATA_DIR: storage.dataDir,
  ...(storage.databaseUrl && { DATABASE_URL: storage.databaseUrl }),
})
product.clock.set('2026-11-24T12:00:00Z')
const { world, database } = product.running.real
const visitor = product.visitor()
await visitor.ask(login, { body: { email, password } })

const read = async (): Promise<Idea[]> => (await visitor.ask(readIdeas, { query: {} })).body
const titled = async (title: string): Promise<Idea> => {
  const at = ideas.findIndex((idea) => idea.title === title)
  return (await visitor.ask(readIdea, { params: { id: kept.ids[at] ?? '' } })).body
}

test('after the migration the profile and every fact are there, with the user’s decisions', async () => {
  expect((await visitor.ask(readProfile)).body).toMatchObject({
    id: kept.profileId,
    companyName: profile.company_name,
    secondTrade: null,
    contentTypes: profile.content_types,
    deliveryFrequency: 'weekly',
  })
  const { body } = await visitor.ask(readFacts, { query: {} })
  const stands = (fact: Record<string, unknown>) => [
    fact.quote,
    fact.status,
    fact.kind,
    fact.place,
    fact.slots,
  ]
  expect(body.map(stands)).toEqual(facts.map(stands))
  expect(body[1].original).toEqual(facts[1]?.original)
  const { body: brand } = await visitor.ask(readBrand)
  expect(brand.facts).toHaveLength(facts.length)
})

test('after the migration every idea is there in the current format, with its texts, status and reason', async () => {
  const shown = await read()
  expect(shown.map(({ title }) => title)).toEqual(
    ideas.filter(({ title }) => title !== 'Away').map(({ title }) => title),
  )
  for (const idea of shown) {
    const {
      description,
      call_to_action: callToAction,
      summary,
    } = ideas.find(({ title }) => title === idea.title) ?? {}
    expect(idea).toMatchObject({
      description,
      callToAction,
      summary,
      outline: [],
      draft: '',
      prepare: [],
      checks: [],
      asks: [],
      edited: [],
      canUndo: false,
      effort: null,
      reader: null,
    })
  }
  expect((await visitor.ask(countIdeas)).body).toEqual({
    generated: 6,
    in_use: 1,
    published: 1,
    archived: 0,
    not_for_us: 1,
  })
  expect(await titled('Used')).toMatchObject({ status: 'in_use', isInstant: true })
  expect(await titled('Away')).toMatchObject({ status: 'archived', dismissal })
  expect(await titled('Plain')).toMatchObject({
    explanation: { because: explanation.because, now: null },
    formatFields: [outline],
    evidence: [website],
    occasion: null,
    tasks: [],
  })
  expect(await titled('Unexplained')).toMatchObject({ explanation: null, formatFields: [], evidence: [] })
  const { rows } = await database.pool.query(
    `select published_at from content_ideas where title = 'Published'`,
  )
  expect(rows).toEqual([{ published_at: new Date('2026-11-18T09:00:00Z') }])
})

test.each([
  ['Pancakes', 'Pancake Day', '2027-02-09', '2027-02-09'],
  ['Greens', 'Veganuary', '2027-01-01', '2027-01-31'],
  ['Turn', 'Twixmas, the quiet days', '2026-12-28', '2027-01-03'],
  ['Feast', 'Eid al-Fitr', '2027-03-09', '2027-03-09'],
])('the migration keeps the occasion, date and tasks of the idea “%s”', async (title, name, from, to) => {
  const idea = await titled(title)
  expect(idea.occasion).toMatchObject({ name, from, to })
  expect(idea.tasks).toEqual(['By Friday 5 February: Film the griddle', 'By Monday 8 February: Post'])
  expect(idea.formatFields).toEqual([outline])
})

test('new ideas don’t repeat the titles of ideas made before the migration', async () => {
  const past = await world.ideas.past(kept.profileId)
  expect(past.map(({ title }) => title)).toEqual(ideas.map(({ title }) => title))
  expect(past[0]?.key).toEqual({
    play: key.entry,
    offering: key.subject,
    intent: key.stage,
    format: 'blog',
    objective: 'educate',
  })
  expect(past.find(({ title }) => title === 'Away')?.dismissedFor).toBe('wrong-audience')
  const { body } = await visitor.ask(generateInstant, {
    body: { briefDescription: 'Win more first-time visitors', contentObjectives: ['educate'] },
  })
  expect(body.ideas).toHaveLength(3)
})

test('an idea from before the playbook can change status and be part of a report, like any other', async () => {
  const { id } = await titled('Pancakes')
  const marked = await visitor.ask(markIdea, { params: { id }, body: { status: 'in_use' } })
  expect(marked.body).toMatchObject({ id, status: 'in_use' })
  const made = await visitor.ask(createWebDelivery, {
    body: { profileId: kept.profileId, contentIdeas: [{ id }] },
  })
  const { body } = await visitor.ask(readDelivery, { params: { token: made.body.accessToken } })
  expect(body.contentData.eventContentIdeas).toMatchObject([
    { title: 'Pancakes', description: marked.body.description, todoTasks: marked.body.tasks },
  ])
})

test('a report from before the playbook still opens with the same content for anyone with its link', async () => {
  const { status, body } = await product.visitor().ask(readDelivery, { params: { token } })
  expect(status).toBe(200)
  expect(body.contentData).toMatchObject(report)
  expect(body.contentData.contentIdeas[0]).toMatchObject({ draft: '', outline: [], occasion: null })
  const page = await product.visitor().raw('GET', `/delivery/${token}`)
  const html = await page.text()
  // The report shows the brand's local date, and keeps it when the time zone changes.
  expect(body.contentData).toMatchObject({ day: '2026-11-23', country: 'GB' })
  for (const said of [
    '23 November 2026',
    reported.title,
    reported.description,
    'A griddle in ten photos',
    'Film the griddle',
  ])
    expect(html).toContain(said)
  const own = (await visitor.ask(readDeliveries)).body.find(({ url }: { url: string }) => url.endsWith(token))
  expect(own).toMatchObject({ ideaCount: 2, deliveryType: 'scheduled' })
  expect(own.viewCount).toBeGreaterThanOrEqual(3)
})

test('news from before the playbook can still be read, and its stories are not repeated', async () => {
  const { body } = await visitor.ask(readIndustryUpdates)
  expect(body).toMatchObject({ weekOf: '2026-11-22', updates: week })
  expect(await world.news.recordsBetween(kept.profileId, '2026-01-01', '2026-11-29')).toEqual([
    { weekOf: '2026-11-22', records: told },
  ])
})
