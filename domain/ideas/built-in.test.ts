import { expect, test } from 'vitest'
import { Idea } from '#contract/ideas.ts'
import { FormContentType } from '#contract/content.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { library } from '#domain/library/library.ts'
import { anchorsOf, holds } from './anchors.ts'
import { builtIn } from './built-in.ts'
import type { IdeaRequest, PastIdea, ProposedIdea } from './engine.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { charity } from './fixtures/a-charity.ts'
import { aFact } from './fixtures/a-fact.ts'
import { joinery } from './fixtures/a-joinery.ts'

const engine = builtIn(library)
const today = '2026-11-21'
const ask = (brand: Brand, rest: Partial<IdeaRequest> = {}) =>
  engine.propose({ brand, brief: null, count: 5, past: [], today, seed: 'seed', ...rest })

const texts = (idea: ProposedIdea) =>
  [
    idea.title,
    idea.summary,
    idea.description,
    ...idea.formatFields.flatMap(({ lines }) => lines),
    ...idea.evidence.map(({ quote }) => quote),
  ].join('\n')

const brands = [bakery, charity, joinery]

test.each(brands)('$name gets a week of ideas that only it could use', async (brand) => {
  const { ideas, shortfall } = await ask(brand)
  expect(ideas).toHaveLength(5)
  expect(shortfall).toBeNull()
  for (const idea of ideas) {
    expect(idea.engine).toBe('built-in')
    expect(brand.contentTypes).toContain(idea.contentType)
    expect(brand.contentObjectives).toContain(idea.objective)
    expect(idea.summary).toMatch(/“[^”]+”/)
    expect(idea.description).toMatch(/\n1\. .*\n2\. .*\n3\. /)
    expect(idea.description).toContain(`Close: ${idea.callToAction}`)
    expect(idea.description).toContain('Prepare:')
    const kept = Idea.safeParse({
      ...idea,
      id: 'x',
      status: 'generated',
      isInstant: false,
      dismissal: null,
      generatedAt: `${today}T09:00:00Z`,
    })
    expect(kept.success).toBe(true)
  }
})

test.each(brands)('every quotation of $name stands in a public fact of its own', async (brand) => {
  const { ideas } = await ask(brand, { count: 15 })
  const facts = brand.facts.filter(
    ({ visibility, freshness }) => visibility === 'public' && freshness !== 'dated',
  )
  for (const idea of ideas) {
    for (const { quote } of idea.evidence) expect(facts.some((fact) => fact.quote.includes(quote))).toBe(true)
    for (const [, quote = ''] of idea.summary.matchAll(/“([^”]+)”/g)) {
      expect(facts.some((fact) => fact.quote.includes(quote.replace(/…$/, '')))).toBe(true)
    }
  }
})

test.each(brands)(
  'ideas for $name hold on to a number, a name or an offering, most of them in the title',
  async (brand) => {
    const { ideas } = await ask(brand, { count: 15 })
    const isOn = (text: string, idea: ProposedIdea) => {
      const facts = brand.facts.filter((fact) =>
        idea.evidence.some(({ quote }) => fact.quote.includes(quote)),
      )
      return (
        text.includes('“') ||
        facts.some((fact) => anchorsOf(fact, brand.name).some((anchor) => holds(text, anchor)))
      )
    }
    for (const idea of ideas)
      expect([idea.title, isOn(`${idea.title}\n${idea.summary}`, idea)]).toEqual([idea.title, true])
    expect(ideas.filter((idea) => isOn(idea.title, idea)).length / ideas.length).toBeGreaterThanOrEqual(0.6)
  },
)

test('an internal document, a hidden fact, an old price and a customer’s praise appear nowhere', async () => {
  const hidden = aFact(
    'person',
    'Zebedee Quill keeps the secret recipe.',
    { person: 'Zebedee Quill' },
    { status: 'hidden' },
  )
  const { ideas } = await ask({ ...bakery, facts: [...bakery.facts, hidden] }, { count: 30 })
  expect(ideas.length).toBeGreaterThan(15)
  for (const idea of ideas) {
    expect(texts(idea)).not.toMatch(/61|Margin|Christmas hamper|£60|outside France|Zebedee|secret recipe/)
  }
})

test('the same request gives the same ideas, and another seed gives others', async () => {
  const [one, same, other] = await Promise.all([ask(bakery), ask(bakery), ask(bakery, { seed: 'another' })])
  expect(same).toEqual(one)
  expect(other.ideas.map(({ title }) => title)).not.toEqual(one.ideas.map(({ title }) => title))
})

test('a brief is answered in its content type and objectives, from the facts it speaks of', async () => {
  const brief = {
    briefDescription: 'Something about the bread courses',
    contentObjectives: ['inspire' as const],
    contentType: 'email' as const,
  }
  const { ideas } = await ask(bakery, { brief, count: 3 })
  expect(ideas.length).toBeGreaterThan(0)
  for (const idea of ideas) {
    expect(idea.contentType).toBe('email')
    expect(idea.objective).toBe('inspire')
    expect(idea.explanation.scores.brief).toBeDefined()
  }
})

test('a brief for a content type that forms don’t offer keeps its type', async () => {
  const brief = {
    briefDescription: 'A case study on our volunteers',
    contentObjectives: ['inform' as const],
    contentType: 'case study' as const,
  }
  const { ideas } = await ask(charity, { brief, count: 3 })
  expect(ideas.map(({ contentType }) => contentType)).toEqual(ideas.map(() => 'case study'))
  expect(ideas.length).toBeGreaterThan(0)
})

test('with nothing verified there is no idea, and it is said what would open some', async () => {
  const { ideas, shortfall } = await ask({ ...bakery, facts: [] })
  expect(ideas).toEqual([])
  expect(shortfall).toMatch(/^There is nothing verified about this brand .* Add .* open/)
})

test('what the profile says is enough to begin with', async () => {
  const place = { of: 'companyInfo', label: 'Company information' }
  const told = [
    aFact('statement', 'We mill part of our own flour.', {}, { kind: 'profile', place }),
    aFact('founded', 'We have been in Ludlow since 2011.', { year: 2011 }, { kind: 'profile', place }),
  ]
  const { ideas } = await ask({ ...bakery, facts: told }, { count: 2 })
  expect(ideas).toHaveLength(2)
  for (const idea of ideas) expect(idea.evidence.map(({ kind }) => kind)).toContain('profile')
})

test('why an idea was chosen is said in sentences, with every part of its score', async () => {
  for (const { explanation } of (await ask(bakery)).ideas) {
    expect(explanation.because).toMatch(/“.+\?”/)
    expect(explanation.reasons.length).toBeGreaterThan(1)
    for (const reason of explanation.reasons) expect(reason).toMatch(/^[A-Z].*\.$/)
    for (const score of Object.values(explanation.scores)) expect(score >= 0 && score <= 1).toBe(true)
  }
})

/** A brand with forty facts: the bakery's and the joinery's together, under a name of their own. */
const large: Brand = {
  ...bakery,
  name: 'Wenlock Works',
  contentTypes: FormContentType.options,
  contentObjectives: [],
  facts: [...bakery.facts, ...joinery.facts],
}

test('104 weekly deliveries of five never repeat themselves, and say so when the supply ends', async () => {
  const past: PastIdea[] = []
  const weeks: { ideas: number; shortfall: string | null }[] = []
  for (let week = 0; week < 104; week += 1) {
    const day = new Date(Date.parse(today) + week * 7 * 86_400_000)
    const { ideas, shortfall } = await ask(large, {
      past,
      today: day.toISOString().slice(0, 10),
      seed: `week ${week}`,
    })
    weeks.push({ ideas: ideas.length, shortfall })
    past.push(
      ...ideas.map(({ key, title, shape, callToAction }) => ({
        key,
        title,
        shape,
        callToAction,
        generatedAt: day,
        status: 'generated' as const,
        dismissedFor: null,
      })),
    )
  }
  const keys = past.map(({ key }) => `${key.entry} ${key.subject} ${key.format}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(past.map(({ title }) => title)).size).toBe(past.length)
  for (const { ideas, shortfall } of weeks) expect(shortfall === null).toBe(ideas === 5)
  expect(weeks.slice(0, 12).every(({ ideas }) => ideas === 5)).toBe(true)
})

test('when everything has been told, nothing is repeated and it is said what would open more', async () => {
  const few: Brand = { ...charity, facts: charity.facts.slice(0, 3) }
  const past: PastIdea[] = []
  let last: string | null = null
  for (let time = 0; time < 20; time += 1) {
    const { ideas, shortfall } = await ask(few, { past, seed: `${time}` })
    last = shortfall
    past.push(
      ...ideas.map(({ key, title, shape, callToAction }) => ({
        key,
        title,
        shape,
        callToAction,
        generatedAt: new Date(today),
        status: 'generated' as const,
        dismissedFor: null,
      })),
    )
  }
  expect(past.length).toBeGreaterThan(5)
  expect(last).toMatch(/^Everything known of this brand has been told .* Add .* open/)
})

test.each(brands)('in twelve weeks the openings and closings of $name hardly return', async (brand) => {
  const past: PastIdea[] = []
  for (let week = 0; week < 12; week += 1) {
    const day = new Date(Date.parse(today) + week * 7 * 86_400_000)
    const { ideas } = await ask(brand, { past, today: day.toISOString().slice(0, 10), seed: `week ${week}` })
    past.push(
      ...ideas.map(({ key, title, shape, callToAction }) => ({
        key,
        title,
        shape,
        callToAction,
        generatedAt: day,
        status: 'generated' as const,
        dismissedFor: null,
      })),
    )
  }
  const repeated = (values: string[]) => 1 - new Set(values).size / values.length
  expect(past.length).toBeGreaterThanOrEqual(58)
  expect(repeated(past.map(({ shape }) => shape))).toBeLessThanOrEqual(0.1)
  expect(repeated(past.map(({ callToAction }) => callToAction))).toBeLessThanOrEqual(0.05)
})

test('a charity is told of supporters and charities where any trade would be of customers and firms', async () => {
  const { ideas } = await ask(charity, { count: 60 })
  const forAny = ideas.filter(({ key }) => /^(?:moves|general)\//.test(key.entry)).map(texts)
  expect(forAny.length).toBeGreaterThan(20)
  expect(forAny.filter((text) => /\bcustomers?\b|\bfirms?\b/i.test(text))).toEqual([])
  expect(forAny.join('\n')).toMatch(/\bsupporters?\b/)
})
