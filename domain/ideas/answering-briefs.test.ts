// What ideas come for a brief, and when the product asks for more.
import type { BriefFormKind } from '#contract/brief-form.ts'
import { describe, expect, test } from 'vitest'
import { asPast, type PastIdea } from './engine.ts'
import { aBrand, aFact, aKnownBrand } from './fixtures/a-brand.ts'
import { today, trade, asked, propose } from '#tests/support/builders/proposing.ts'

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

  test.each<[string, BriefFormKind]>([
    ['Q3 OKR alignment deck, see thread 4471, ship by EOD', 'offer'],
    // Readers reject what any firm could say to these: a doubt without an answer, thanks without a reason, a launch
    // without a description.
    ['"I’m far too old to start"', 'answer'],
    ['why our cakes cost more than at the supermarket', 'answer'],
    ['need a baker by January, nobody has answered our advert yet', 'job'],
    ['thank you to everybody who came on Saturday', 'thanks'],
    ['launching our sourdough subscription box in March, £24', 'offer'],
  ])(
    '“%s” needs more than the site says, so it brings nothing and asks for it with the form “%s”',
    async (brief, kind) => {
      const { ideas, shortfall, needs } = await propose(aKnownBrand(trade('cafe')), asked(brief))
      expect(ideas.map(({ title }) => title)).toEqual([])
      expect(shortfall).toContain('Tell us a little more')
      expect(needs?.kind).toBe(kind)
    },
  )

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
      expect(shortfall).toContain('we’ll use your words')
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
    expect(last.needs).toBeNull()
  })
})
