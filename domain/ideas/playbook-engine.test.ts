import { describe, expect, test } from 'vitest'
import { asPast } from './engine.ts'
import { aBrand, aFact, aKnownBrand, weeksOf } from './fixtures/a-brand.ts'
import { engine, today, trade, propose } from '#tests/support/builders/proposing.ts'

describe('The ideas of a delivery', () => {
  test('A brand with only a profile gets five complete ideas in a delivery', async () => {
    const { ideas, shortfall } = await propose(aBrand(), null, [], 5)
    expect(ideas).toHaveLength(5)
    expect(shortfall).toBeNull()
    for (const idea of ideas) {
      expect(idea.draft.split(/\s+/).length).toBeGreaterThanOrEqual(25)
      expect(idea.outline.length).toBeGreaterThanOrEqual(3)
      expect(idea.prepare.length).toBeGreaterThanOrEqual(1)
      expect(idea.callToAction).not.toBe('')
      expect(idea.description).toContain(idea.draft)
    }
  })

  test('A delivery has at most two ideas with the same intent, ideas for new and existing customers, one that sells, and one that is quick to make', async () => {
    for (const week of await weeksOf(engine, aKnownBrand(trade('cafe')), { weeks: 8 })) {
      const intents = week.ideas.map(({ key }) => key.intent)
      for (const intent of intents)
        expect(intents.filter((one) => one === intent).length).toBeLessThanOrEqual(2)
      expect(week.ideas.some(({ reader }) => reader === 'new' || reader === 'public')).toBe(true)
      expect(
        week.ideas.some(({ reader }) => reader === 'existing' || reader === 'lapsed' || reader === 'both'),
      ).toBe(true)
      expect(week.ideas.some(({ effort }) => effort === 'quick')).toBe(true)
    }
  })

  test('The ideas of a delivery only use the formats and objectives that the brand chose', async () => {
    const { ideas } = await propose(
      aBrand({ contentTypes: ['podcast', 'events'], contentObjectives: ['educate'] }),
      null,
      [],
      5,
    )
    expect(ideas).toHaveLength(5)
    for (const { contentType, objective } of ideas) {
      expect(['podcast', 'events']).toContain(contentType)
      expect(objective).toBe('educate')
    }
  })

  test('The same request gets the same ideas', async () => {
    expect(await propose(aBrand(), null, [], 5)).toEqual(await propose(aBrand(), null, [], 5))
  })

  test('The evidence of each idea quotes its source word for word', async () => {
    const brand = aKnownBrand(trade('hotel'))
    const { ideas } = await propose(brand, null, [], 10)
    const said = [...brand.facts.map(({ quote }) => quote), ...brand.answers.map(({ answer }) => answer)]
    const evidence = ideas.flatMap((idea) => idea.evidence)
    expect(evidence.length).toBeGreaterThan(0)
    for (const { quote } of evidence) expect(said).toContain(quote)
  })
})

describe('Each format has its own parts', () => {
  test('An idea for a podcast has a guest, questions and segments', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['podcast'] }), null, [], 5)
    for (const { formatFields } of ideas) {
      const field = (label: string) => formatFields.find((one) => one.label === label)?.lines.length ?? 0
      expect(field('Guest')).toBe(1)
      expect(field('Questions')).toBeGreaterThanOrEqual(3)
    }
  })

  test('The draft of a LinkedIn post begins with its hook', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['linkedin'] }), null, [], 5)
    for (const { formatFields, draft } of ideas) {
      const [hook] = formatFields.find(({ label }) => label === 'Hook')?.lines ?? []
      expect(hook).toBeDefined()
      expect(draft.startsWith(hook ?? '-')).toBe(true)
    }
  })

  test('An idea for an event says what happens and for how many people', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['events'] }), null, [], 5)
    for (const { formatFields } of ideas) {
      expect(formatFields.map(({ label }) => label)).toContain('What happens')
      expect(formatFields.map(({ label }) => label)).toContain('Places')
    }
  })
})

describe("Users' feedback changes later ideas", () => {
  test("An idea that was dismissed isn't suggested again", async () => {
    const { ideas } = await propose(aBrand(), null, [], 5)
    const long = new Date('2025-01-01T09:00:00Z')
    const past = asPast(ideas, long).map((idea) => ({
      ...idea,
      status: 'archived' as const,
      dismissedFor: 'not-our-voice' as const,
    }))
    const again = await propose(aBrand(), null, past, 5)
    const refused = new Set(ideas.map(({ key }) => key.play))
    for (const { key } of again.ideas) expect(refused.has(key.play)).toBe(false)
  })
})

describe('House questions below ideas', () => {
  test('Answering the question below an idea changes that idea and removes the question', async () => {
    const brand = aBrand({ industry: 'Hotel and B&B' })
    const { ideas } = await propose(brand, null, [], 10)
    const idea = ideas.find(({ asks }) => asks.some(({ choices }) => choices === null))
    const question = idea?.asks.find(({ choices }) => choices === null)
    if (idea === undefined || question === undefined) throw new Error('No idea asks anything')
    const answered = {
      question: question.id,
      answer: question.example ?? 'by the old mill',
      answeredAt: new Date(),
    }
    const rendered = engine.rerender(
      { ...brand, answers: [answered] },
      { key: idea.key, occasion: null },
      today,
    )
    expect(rendered).not.toBeNull()
    expect(rendered?.asks.map(({ id }) => id)).not.toContain(question.id)
    const before = [idea.draft, ...idea.outline].join(' ')
    const after = [rendered?.draft, ...(rendered?.outline ?? [])].join(' ')
    expect(after).not.toBe(before)
  })
})

test('Facts that people confirmed are used before facts that were only read', async () => {
  const offer = (name: string, status: 'confirmed' | 'extracted') =>
    aFact({ type: 'offer', quote: name, slots: { label: name }, status })
  const brand = aBrand({ facts: [offer('Sourdough', 'extracted'), offer('Birthday cakes', 'confirmed')] })
  const { ideas } = await propose(brand, null, [], 20)
  const offerings = ideas.map(({ key }) => key.offering).filter((key) => !/^(?:brief |$)/.test(key))
  expect(offerings[0]).toContain('cakes')
})
