// Tests which ideas a brief gets, and when we ask for more details instead.
import type { BriefFormKind } from '#contract/brief-form.ts'
import { describe, expect, test } from 'vitest'
import { asPast, type PastIdea } from './engine.ts'
import { aBrand, aFact, aKnownBrand } from './fixtures/a-brand.ts'
import { today, trade, asked, propose } from '#tests/support/builders/proposing.ts'

describe('The ideas for a brief', () => {
  test.each(['gym', 'hotel', 'builder', 'cafe'])(
    'If a brief mentions nothing on sale, a %s gets no idea that sells something',
    async (id) => {
      for (const brief of ['Our old dog Walter is 12 on 14th Dec', 'The road outside is shut until Friday']) {
        const { ideas } = await propose(aKnownBrand(trade(id)), asked(brief))
        for (const { key } of ideas) expect(key.offering).toMatch(/^(?:brief .*|person: .*)?$/)
      }
    },
  )

  test('A brief that looks for volunteers gets ideas that recruit volunteers', async () => {
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
  ])('What the brief “%s” mentions appears in its ideas', async (brief, said) => {
    const { ideas } = await propose(aKnownBrand(trade('cafe')), asked(brief), [], 4)
    expect(ideas.length).toBeGreaterThan(0)
    expect(
      ideas
        .map(({ title, draft }) => `${title} ${draft}`)
        .join('\n')
        .toLowerCase(),
    ).toContain(said.toLowerCase())
  })

  test.each<[string, BriefFormKind]>([
    ['Q3 OKR alignment deck, see thread 4471, ship by EOD', 'offer'],
    // For these, readers reject what any business could say: a doubt needs an answer, thanks need a reason,
    // and a launch needs a description.
    ['"I’m far too old to start"', 'answer'],
    ['why our cakes cost more than at the supermarket', 'answer'],
    ['need a baker by January, nobody has answered our advert yet', 'job'],
    ['thank you to everybody who came on Saturday', 'thanks'],
    ['launching our sourdough subscription box in March, £24', 'offer'],
  ])(
    "The brief “%s” needs facts that the website doesn't give, so it gets no ideas but the form “%s”",
    async (brief, kind) => {
      const { ideas, shortfall, needs } = await propose(aKnownBrand(trade('cafe')), asked(brief))
      expect(ideas.map(({ title }) => title)).toEqual([])
      expect(shortfall).toContain('Tell us a little more')
      expect(needs?.kind).toBe(kind)
    },
  )

  test("A brief's ideas are for the readers it names first, not for people mentioned later", async () => {
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

  test('A brief that contains complete sentences gets ideas that print these sentences', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('cafe')),
      asked(
        'Sourdough subscription box. From March we bake a large loaf for you every Friday. It costs £24 a month, and you collect it before ten.',
      ),
    )
    expect(ideas[0]?.draft).toContain('From March we bake a large loaf for you every Friday.')
  })

  test("A brief about something the website doesn't mention gets a request for details, or ideas in its own words if it has enough of them", async () => {
    const cafe = aKnownBrand(trade('cafe'))
    for (const brief of [
      'the Pantry Wagon, our tea van, on the road from 4 Feb',
      'Fixing Night, £3, bring anything with a plug, Thursdays from 14 Jan',
    ]) {
      const { ideas, shortfall } = await propose(cafe, asked(brief))
      expect(ideas, brief).toEqual([])
      expect(shortfall).toContain('we’ll use your words')
    }
    const words =
      'It stops at the mill gate at ten and at the bus garage at noon, Monday to Friday. Tea is £1.20 and a bun is 90p.'
    const { ideas } = await propose(cafe, asked(`The Pantry Wagon starts on 4 February. ${words}`))
    expect(ideas.length).toBeGreaterThan(0)
    for (const { draft } of ideas) expect(draft).toContain(words)
  })

  test('A brief about a passage of the website gets ideas that print the whole passage', async () => {
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

  test('A brief with a specific request gets no ideas that any business of the trade could use', async () => {
    const { ideas } = await propose(
      aKnownBrand(trade('cafe')),
      asked('get people to fetch their orders on the 22nd and not on the 24th'),
    )
    for (const { draft } of ideas) expect(draft).toMatch(/22|24/)
  })

  test('A brief of a few general words gets good ideas of any kind', async () => {
    const { ideas } = await propose(aKnownBrand(trade('cafe')), asked('something nice for our page'))
    expect(ideas).toHaveLength(3)
  })

  test('A brief about former customers gets emails addressed to them', async () => {
    const { ideas } = await propose(aKnownBrand(trade('hotel')), asked('Win back lapsed guests'))
    expect(ideas.length).toBeGreaterThan(0)
    expect(ideas[0]?.reader).toBe('lapsed')
    for (const { reader } of ideas) expect(['lapsed', 'existing', 'both']).toContain(reader)
  })

  test("A brief that names a new product gets ideas that name it, even if the website doesn't mention it", async () => {
    const { ideas } = await propose(
      aBrand(),
      asked('We are launching our new sourdough subscription box next month'),
    )
    for (const { title, draft } of ideas)
      expect(`${title} ${draft}`.toLowerCase()).toContain('sourdough subscription')
  })

  test('A brief for one format only gets ideas in that format', async () => {
    const { ideas } = await propose(aBrand(), asked('Fill Tuesday evenings with new people', 'video'))
    expect(ideas.length).toBeGreaterThan(0)
    for (const { contentType } of ideas) expect(contentType).toBe('video')
  })

  test('The same brief gets different ideas each time, and a message when there are no more', async () => {
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
    expect(last.needs).toBeNull()
  })

  describe('For a brand whose website has passages', () => {
    const passages = [
      [
        'Tooth Fairy Saturday',
        'Next one on 5 December with Beth as the Tooth Fairy. Free check-ups for under 10s.',
      ],
      [
        'Join us: dental nurse',
        'We’re looking for a dental nurse, four days a week, £14.20 an hour. Letters to Beth.',
      ],
      [
        'Why is a crown £620?',
        'Because it takes two visits and a technician in Leeds. You can pay in three parts.',
      ],
      [
        'Our building',
        'The practice moved into the old post office in 1998, and the counter is still there today.',
      ],
      [
        'Parking',
        'There are four spaces behind the building, and the car park in Mill Lane is free after six.',
      ],
      [
        'Nervous patients',
        'Tell us when you book. We start with a talk in the front room, and nobody lies back.',
      ],
      [
        'Sedation',
        'We offer sedation on Thursdays. Bring somebody who can take you home and stay for the day.',
      ],
      [
        'Our hygienist',
        'Rosa cleans teeth on Mondays and Fridays, and she has never told anybody off for sugar.',
      ],
    ] as const
    const facts = passages.map(([label, quote]) => aFact({ type: 'section', quote, slots: { label } }))
    const known = aKnownBrand(trade('dentist'))
    const brand = { ...known, facts: [...known.facts, ...facts] }

    test('a delivery for one format posts several passages in the same way before anything that any firm could say', async () => {
      const { ideas } = await propose({ ...brand, contentTypes: ['email'] }, null, [], 5)
      expect(ideas).toHaveLength(5)
      const posted = ideas.filter(({ draft }) => passages.some(([, text]) => draft.includes(text)))
      expect(posted.length).toBeGreaterThanOrEqual(4)
      expect(new Set(posted.map(({ key }) => key.offering)).size).toBe(posted.length)
    })

    test('a brief for a role gets the form of a job, filled in from the vacancy on the website', async () => {
      const { ideas, needs } = await propose(brand, asked('find a dental nurse, four days, from January'))
      expect(ideas).toEqual([])
      expect([needs?.kind, needs?.answers.text]).toEqual(['job', passages[1][1]])
    })

    test('a doubt that shares only the price with a question on the website gets the form first', async () => {
      const { ideas, needs } = await propose(brand, asked('people think a check-up costs a fortune'))
      expect(ideas).toEqual([])
      expect(needs?.kind).toBe('answer')
    })

    test('a doubt gets the form with the answer that the website has to the same question', async () => {
      const { ideas, needs } = await propose(brand, asked('why is a crown £620?'))
      expect(ideas).toEqual([])
      expect([needs?.kind, needs?.answers.text]).toEqual(['answer', passages[2][1]])
    })

    test('a brief that names what a passage is about gets the form first, with the passage in it', async () => {
      const { ideas, needs } = await propose(
        brand,
        asked('Tooth Fairy Saturday on 5 December, nobody has booked'),
      )
      expect(ideas).toEqual([])
      expect(needs).toMatchObject({
        answers: { headline: 'Tooth Fairy Saturday', text: passages[0][1] },
        from: 'Tooth Fairy Saturday',
      })
    })

    test('a brief about something that no passage describes gets the form and no ideas', async () => {
      for (const brief of [
        'Whitening Wednesdays from 6 January, £120',
        'win back people who came to Tooth Fairy Saturday last year',
        'parking is going up to £2 an hour on 1 February',
      ]) {
        const { ideas, needs } = await propose(brand, asked(brief))
        expect(ideas, brief).toEqual([])
        expect(needs?.kind, brief).toBe('offer')
      }
    })
  })
})
