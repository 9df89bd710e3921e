import { describe, expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import type { ContentType, Objective } from '#contract/values/content.ts'
import { asPast, type InstantBrief, type PastIdea } from './engine.ts'
import { aBrand, aFact, aKnownBrand, weeksOf } from './fixtures/a-brand.ts'
import { builtInEngine } from './playbook-engine.ts'

const engine = builtInEngine(playbook)
const today = '2026-11-24'
const trade = (id: string) => {
  const found = playbook.trades.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No trade ${id}`)
  return found
}
const asked = (
  briefDescription: string,
  contentType: ContentType = 'any',
  contentObjectives: Objective[] = [],
): InstantBrief => ({
  briefDescription,
  contentType,
  contentObjectives,
})
const propose = (brand = aBrand(), brief: InstantBrief | null = null, past: PastIdea[] = [], count = 3) =>
  engine.propose({ brand, brief, count, past, today, seed: 'seed' })

describe('a delivery', () => {
  test('brings five complete ideas to a brand with only a profile', async () => {
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

  test('mixes intents: at most two the same, for new and existing people, one that sells, one that is quick to make', async () => {
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

  test("keeps to the brand's formats and objectives", async () => {
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

  test('is the same for the same request', async () => {
    expect(await propose(aBrand(), null, [], 5)).toEqual(await propose(aBrand(), null, [], 5))
  })

  test('shows the evidence of each idea in the words of its source', async () => {
    const brand = aKnownBrand(trade('hotel'))
    const { ideas } = await propose(brand, null, [], 10)
    const said = [...brand.facts.map(({ quote }) => quote), ...brand.answers.map(({ answer }) => answer)]
    const evidence = ideas.flatMap((idea) => idea.evidence)
    expect(evidence.length).toBeGreaterThan(0)
    for (const { quote } of evidence) expect(said).toContain(quote)
  })
})

describe('each format has what it needs', () => {
  test('a podcast has a guest, questions and segments', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['podcast'] }), null, [], 5)
    for (const { formatFields } of ideas) {
      const field = (label: string) => formatFields.find((one) => one.label === label)?.lines.length ?? 0
      expect(field('Guest')).toBe(1)
      expect(field('Questions')).toBeGreaterThanOrEqual(3)
    }
  })

  test('a LinkedIn post begins with its hook', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['linkedin'] }), null, [], 5)
    for (const { formatFields, draft } of ideas) {
      const [hook] = formatFields.find(({ label }) => label === 'Hook')?.lines ?? []
      expect(hook).toBeDefined()
      expect(draft.startsWith(hook ?? '-')).toBe(true)
    }
  })

  test('an event says what happens and for how many', async () => {
    const { ideas } = await propose(aBrand({ contentTypes: ['events'] }), null, [], 5)
    for (const { formatFields } of ideas) {
      expect(formatFields.map(({ label }) => label)).toContain('What happens')
      expect(formatFields.map(({ label }) => label)).toContain('Places')
    }
  })
})

describe('a brief', () => {
  test.each(['gym', 'hotel', 'builder', 'cafe'])(
    'that names nothing on sale gets no idea about something on sale: %s',
    async (id) => {
      for (const brief of ['Our old dog Walter is 12 on 14th Dec', 'The road outside is shut until Friday']) {
        const { ideas } = await propose(aKnownBrand(trade(id)), asked(brief))
        for (const { key } of ideas) expect(key.offering).toMatch(/^(?:brief .*|person: .*)?$/)
      }
    },
  )

  test('brings ideas for its intent and its readers', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('charity-people')),
      asked('Recruit volunteers for our Christmas toy drive'),
    )
    expect(ideas).toHaveLength(3)
    for (const { key, draft, title } of ideas) {
      expect(['recruit', 'community', 'partner', 'people', 'loyalty', 'referral']).toContain(key.intent)
      expect(`${title} ${draft}`.toLowerCase()).toContain('toy drive')
    }
  })

  test.each([
    ['Dara turns 60 on 4 Feb', 'Dara turns 60 on 4 February'],
    ['need a Saturday cook, £13.10 an hour', 'a Saturday cook'],
    ['fill the last 5 places on the January course', '5 places'],
    ['quiet mornings, Tues and Weds', 'Tuesdays and Wednesdays'],
  ])('“%s” appears in the ideas', async (brief, said) => {
    const { ideas } = await propose(aKnownBrand(trade('cafe')), asked(brief), [], 4)
    expect(ideas.length).toBeGreaterThan(0)
    expect(
      ideas
        .map(({ title, draft }) => `${title} ${draft}`)
        .join('\n')
        .toLowerCase(),
    ).toContain(said.toLowerCase())
  })

  test.each([
    'Q3 OKR alignment deck, see thread 4471, ship by EOD',
    // Readers reject what any firm could say to these: a doubt without an answer, thanks without a reason, a launch
    // without a description.
    '"I’m far too old to start"',
    'why our cakes cost more than at the supermarket',
    'need a baker by January, nobody has answered our advert yet',
    'thank you to everybody who came on Saturday',
    'launching our sourdough subscription box in March, £24',
  ])('“%s” needs more than the site says, so it brings nothing and asks for it', async (brief) => {
    const { ideas, shortfall, needsDetails } = await propose(aKnownBrand(trade('cafe')), asked(brief))
    expect(ideas.map(({ title }) => title)).toEqual([])
    expect(shortfall).toContain('Add two or three sentences to your brief')
    expect(needsDetails).toBe(true)
  })

  test('is for those it names first, and not for people that its sentences speak of', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('gym')),
      asked(
        'new class Men on Mats, Tuesdays 8am from 12 January\nA mat class for men who have never done one and never came back to sport. Nobody looks, and it costs £9.',
      ),
    )
    expect(ideas.length).toBeGreaterThan(0)
    expect(ideas.map(({ key }) => key.intent)).not.toContain('win-back')
    for (const { title, draft } of ideas) expect(`${title} ${draft}`).toContain('Men on Mats')
  })

  test('with sentences of its own is answered in its own words', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('cafe')),
      asked(
        'Sourdough subscription box. From March we bake a large loaf for you every Friday. It costs £24 a month, and you collect it before ten.',
      ),
    )
    expect(ideas[0]?.draft).toContain('From March we bake a large loaf for you every Friday.')
  })

  test('about something unknown asks for more facts, and uses its own sentences if it has some', async () => {
    const cafe = aKnownBrand(trade('cafe'))
    for (const brief of [
      'the Pantry Wagon, our tea van, on the road from 4 Feb',
      'Fixing Night, £3, bring anything with a plug, Thursdays from 14 Jan',
    ]) {
      const { ideas, shortfall } = await propose(cafe, asked(brief))
      expect(ideas, brief).toEqual([])
      expect(shortfall).toContain('We’ll use your words')
    }
    const words =
      'It stops at the mill gate at ten and at the bus garage at noon, Monday to Friday. Tea is £1.20 and a bun is 90p.'
    const { ideas } = await propose(cafe, asked(`The Pantry Wagon starts on 4 February. ${words}`))
    expect(ideas.length).toBeGreaterThan(0)
    for (const { draft } of ideas) expect(draft).toContain(words)
  })

  test('is answered with the complete passage of the website that it is about', async () => {
    const text =
      'Five tickets at £12, one for each fourth, which Tom marks in pencil. They are good for a year, and anybody may use them.'
    const brand = aBrand({
      facts: [aFact({ type: 'section', quote: text, slots: { label: 'Ferry Tickets' } })],
    })
    for (const brief of [
      'sell Ferry Tickets to people who cross every week',
      'ferry tickets, five for £12',
    ]) {
      const { ideas } = await propose(brand, asked(brief))
      expect(ideas.length, brief).toBeGreaterThan(0)
      for (const { draft } of ideas) expect(draft, brief).toContain(text)
    }
  })

  test('is not answered with what any firm of the trade could say, if it asks for something else', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('cafe')),
      asked('get people to fetch their orders on the 22nd and not on the 24th'),
    )
    for (const { draft } of ideas) expect(draft).toMatch(/22|24/)
  })

  test('of a few general words still brings good ideas', async () => {
    const { ideas } = await propose(aKnownBrand(trade('cafe')), asked('something nice for our page'))
    expect(ideas).toHaveLength(3)
  })

  test('for lapsed customers speaks to them, by email', async () => {
    const { ideas } = await propose(aKnownBrand(trade('hotel')), asked('Win back lapsed guests'))
    expect(ideas.length).toBeGreaterThan(0)
    expect(ideas[0]?.reader).toBe('lapsed')
    for (const { reader } of ideas) expect(['lapsed', 'existing', 'both']).toContain(reader)
  })

  test("gets ideas that name its thing, even if the card doesn't have it", async () => {
    const { ideas } = await propose(
      aBrand(),
      asked('We are launching our new sourdough subscription box next month'),
    )
    for (const { title, draft } of ideas)
      expect(`${title} ${draft}`.toLowerCase()).toContain('sourdough subscription')
  })

  test('for one format gets that format', async () => {
    const { ideas } = await propose(aBrand(), asked('Fill Tuesday evenings with new people', 'video'))
    expect(ideas.length).toBeGreaterThan(0)
    for (const { contentType } of ideas) expect(contentType).toBe('video')
  })

  test('brings other ideas when it is asked again, and says so when there are none left', async () => {
    const brief = asked('Something for our regulars')
    const past: PastIdea[] = []
    const titles = new Set<string>()
    let last = await propose(aBrand(), brief, past)
    for (let round = 0; round < 60 && last.ideas.length > 0; round++) {
      for (const { title } of last.ideas) {
        expect(titles.has(title)).toBe(false)
        titles.add(title)
      }
      past.push(...asPast(last.ideas, new Date(`${today}T09:00:00Z`)))
      last = await propose(aBrand(), brief, past)
    }
    expect(last.ideas).toHaveLength(0)
    expect(last.shortfall).toContain('twelve weeks')
    expect(last.needsDetails).toBe(false)
  })
})

describe('feedback on ideas', () => {
  test("a dismissed idea doesn't come again", async () => {
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

describe('an answer to a house question', () => {
  test('changes the same idea, and its question disappears', async () => {
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

test('facts that people confirmed are used before those that were only found', async () => {
  const offer = (name: string, status: 'confirmed' | 'extracted') =>
    aFact({ type: 'offer', quote: name, slots: { label: name }, status })
  const brand = aBrand({ facts: [offer('Sourdough', 'extracted'), offer('Birthday cakes', 'confirmed')] })
  const { ideas } = await propose(brand, asked('Promote what we bake'), [], 3)
  const offerings = ideas.map(({ key }) => key.offering).filter((key) => !/^(?:brief |$)/.test(key))
  if (offerings.length > 0) expect(offerings[0]).toContain('cakes')
})
