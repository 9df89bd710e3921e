import { expect, test } from 'vitest'
import type { Brand } from '#domain/brand/brand.ts'
import { bakery } from '#domain/ideas/fixtures/a-bakery.ts'
import { charity } from '#domain/ideas/fixtures/a-charity.ts'
import { aFact } from '#domain/ideas/fixtures/a-fact.ts'
import { library } from '#domain/library/library.ts'
import type { NewsMove } from '#domain/library/news-move.ts'
import { newsMoves } from '#domain/library/news-moves.ts'
import { newsDesk, type WeekRequest } from './desk.ts'
import { aMove, anItem } from './fixtures/an-item.ts'
import type { ToldWeek } from './stores.ts'

const items = [
  anItem('Flour prices rise 12% after poor harvest', {
    source: 'The Grocer',
    summary: 'Millers say the price of bread flour has risen by 12% since August.',
  }),
  anItem('Sourdough bakery crowned best in Wales', { source: 'Cambrian Voice' }),
  anItem('New allergen labels for bakeries proposed', { source: 'Food Law Today' }),
  anItem('Study finds one in three bakes bread at home', { source: 'Kitchen Research' }),
  anItem('Real Bread Week returns to bakeries in February', { source: 'Loaf' }),
  anItem('Café owners turn to rye and walnut bread', { source: 'Café Business' }),
  anItem('Bakery chain to open 30 shops', { source: 'Business Post' }),
  anItem('Baker jailed for fraud', { source: 'Evening News' }),
]
const asked = (change: Partial<WeekRequest> = {}): WeekRequest => ({
  brand: bakery,
  items,
  past: [],
  weekOf: '2026-11-22',
  today: '2026-11-23',
  now: new Date('2026-11-23T09:00:00Z'),
  ...change,
})
const propose = (change: Partial<WeekRequest> = {}, moves: readonly NewsMove[] = newsMoves) =>
  newsDesk(library, moves).propose(asked(change))

test('a week has five stories, each with two to four suggestions, each from an item that was fetched', () => {
  const { stories, shortfall } = propose()
  expect(stories).toHaveLength(5)
  expect(shortfall).toBeNull()
  for (const { sourceUrl, marketingSuggestions, headline } of stories) {
    expect(items.map(({ link }) => link)).toContain(sourceUrl)
    expect(items.map(({ title }) => title)).toContain(headline)
    expect(marketingSuggestions.length).toBeGreaterThanOrEqual(2)
    expect(marketingSuggestions.length).toBeLessThanOrEqual(4)
  }
})

test('the evidence cites the story and public facts of the brand, each quote word for word', () => {
  const secret = {
    ...aFact('person', 'Marjorie Quill keeps the books of the bakery.', { person: 'Marjorie Quill' }),
  }
  const facts = [...bakery.facts, { ...secret, kind: 'document' as const, visibility: 'internal' as const }]
  for (const { headline, sourceUrl, evidence, marketingSuggestions } of propose({
    brand: { ...bakery, facts },
  }).stories) {
    const [story, ...cited] = evidence
    expect(story).toMatchObject({ kind: 'news', quote: headline, url: sourceUrl })
    expect(cited.length).toBeGreaterThan(0)
    for (const { quote } of cited) expect(bakery.facts.some((fact) => fact.quote.includes(quote))).toBe(true)
    expect(marketingSuggestions.join(' ')).not.toContain('Marjorie')
  }
})

test('a figure in a suggestion stands in what is shown of its story or in the brand’s facts', () => {
  const { stories } = propose()
  for (const { headline, summary, evidence, marketingSuggestions } of stories) {
    const known = [headline, summary, ...evidence.map(({ quote }) => quote)].join(' ')
    const figures = marketingSuggestions.join(' ').match(/[£€$]\d[\d.,]*\d|\d+%/g) ?? []
    for (const figure of figures) expect(known).toContain(figure)
  }
})

test('no move and no sentence of the brand comes twice in a week, while there are others', () => {
  const { told } = propose()
  const moves = told.flatMap(({ suggestions }) => suggestions.map(({ move }) => move))
  expect(new Set(moves).size).toBe(moves.length)
  const facts = told.flatMap(({ suggestions }) => suggestions.map(({ fact }) => fact))
  expect(new Set(facts).size).toBe(facts.length)
})

test('the same request gives the same week, and another week other suggestions', () => {
  expect(propose()).toEqual(propose())
  const texts = (week: ReturnType<typeof propose>) =>
    week.stories.flatMap((story) => story.marketingSuggestions)
  expect(texts(propose({ weekOf: '2026-11-29', today: '2026-11-30' }))).not.toEqual(texts(propose()))
})

test('no story comes twice, neither by its address nor told by somebody else', () => {
  const first = propose()
  const past: ToldWeek[] = [{ weekOf: '2026-11-22', told: first.told }]
  const again = items.map((item, at) => ({
    ...item,
    link: at % 2 === 0 ? item.link : `https://other.example/${at}`,
    source: `Paper ${at}`,
  }))
  const second = propose({ weekOf: '2026-11-29', items: again, past })
  const headlines = second.stories.map(({ headline }) => headline)
  expect(headlines.filter((one) => first.stories.some(({ headline }) => headline === one))).toEqual([])
  expect(second.shortfall).toMatch(/^Two stories of the last three weeks fit your trade/)
})

test('a move and a fact that met in the last eight weeks don’t meet again, later they may', () => {
  const told = propose().told
  const pairs = told.flatMap(({ suggestions }) => suggestions.map(({ move, fact }) => `${move} ${fact}`))
  const pairsAfter = (weekOf: string) =>
    propose({
      past: [
        {
          weekOf,
          told: told.map((story, at) => ({ ...story, link: `https://x.example/${at}`, headline: '' })),
        },
      ],
    }).told.flatMap(({ suggestions }) => suggestions.map(({ move, fact }) => `${move} ${fact}`))
  expect(pairsAfter('2026-11-08').filter((pair) => pairs.includes(pair))).toEqual([])
  expect(pairsAfter('2026-08-02')).toEqual(pairs)
})

test('what no brand should sell by is no story, and neither is a rival whom the brand names', () => {
  const rival = {
    ...bakery,
    facts: [...bakery.facts, aFact('contrast', 'Unlike Crumbly Brothers, we bake on the spot.')],
  }
  const items = [anItem('Baker jailed for fraud'), anItem('Crumbly Brothers opens a bakery in Ludlow')]
  expect(propose({ brand: rival, items }).stories).toEqual([])
  expect(propose({ items }).stories.map(({ headline }) => headline)).toEqual([items[1]?.title])
})

test('one source gives at most two stories a week', () => {
  const one = items.map((item) => ({ ...item, source: 'Loaf' }))
  expect(propose({ items: one }).stories).toHaveLength(2)
})

test('a story to which the brand can say nothing twice is passed over for the next, and that is said', () => {
  const brand: Brand = { ...bakery, companyInfo: 'Bakery', facts: [] }
  const week = propose({ brand }, [aMove('ask')])
  expect(week.stories).toEqual([])
  expect(week.shortfall).toMatch(/^No story could be tied to what is known of your brand\./)
})

test('a brand of which only the profile is known is told a week by its own sentences', () => {
  const companyInfo =
    'We bake sourdough by hand in Ludlow. We rest every loaf for a night. Our café opens when the first bread is out.'
  const { stories } = propose({ brand: { ...bakery, companyInfo, facts: [] } })
  expect(stories.length).toBeGreaterThan(0)
  for (const { evidence } of stories) {
    for (const { kind, quote } of evidence.slice(1)) {
      expect(kind).toBe('profile')
      expect(companyInfo).toContain(quote)
    }
  }
})

test('a story about prices is answered by what was written for prices', () => {
  const about = (about: NewsMove['about'], id: string) =>
    aMove(id, { about, needs: { types: ['labelled-price'], concepts: [] } })
  const moves = [
    about(['weather'], 'rain'),
    about(['prices-up'], 'up'),
    about(['any'], 'any'),
    about(['any'], 'other'),
  ]
  const week = propose({ items: items.slice(0, 1) }, moves.map(withLabel))
  expect(week.told[0]?.suggestions.map(({ move }) => move)).toContain('up')
  expect(week.told[0]?.suggestions.map(({ move }) => move)).not.toContain('rain')
})

test('a charity is told of supporters, and never of customers or of fairness by discount', () => {
  const brand = {
    ...charity,
    facts: [...charity.facts, aFact('offer', 'Tea afternoons', { label: 'Tea afternoons' })],
  }
  const items = [
    anItem('Befriending charity opens a hub in Whitby', { source: 'One' }),
    anItem('Volunteers in short supply at befriending charities', { source: 'Two' }),
    anItem('Befriending charities win awards', { source: 'Three' }),
    anItem('Charity study finds one in three visits nobody', { source: 'Four' }),
    anItem('Charity rules for volunteers to change', { source: 'Five' }),
  ]
  const texts = Array.from({ length: 6 }, (_, week) =>
    propose({ brand, items, weekOf: `2026-11-${22 + week}` }).stories.flatMap(
      (story) => story.marketingSuggestions,
    ),
  ).flat()
  expect(texts.join(' ')).toMatch(/\bsupporters?\b/)
  expect(texts.filter((text) => /customer|discount/i.test(text.replace(/“[^”]*”/g, '')))).toEqual([])
})

test('a sentence of another matter is set only beside a story by a move that can stand there', () => {
  const needs = { types: ['process' as const], concepts: [] }
  const says = (id: string, frame: string) =>
    aMove(id, {
      needs,
      suggestions: [
        `${frame} {source}: “{quote}”.`,
        `Now ${frame} {source}: “{quote}”.`,
        `Then ${frame} {source}: “{quote}”.`,
      ],
    })
  const moves = [
    says('bears-it-out', 'Does it bear out'),
    { ...says('alone', 'Say beside'), standsAlone: true as const },
    aMove('person'),
  ]
  const item = anItem('Bakery crowned best in Wales')
  const told = propose({ items: [item] }, moves).told.flatMap(({ suggestions }) =>
    suggestions.map(({ move }) => move),
  )
  expect(told).not.toContain('bears-it-out')
  expect(told.length).toBeGreaterThanOrEqual(2)
})

const withLabel = (move: NewsMove): NewsMove => ({
  ...move,
  suggestions: [
    `Put {label} beside {source} on a card (${move.id}).`,
    `Show {label} and name {source} under it (${move.id}).`,
    `Answer {source} with {label} and no comment (${move.id}).`,
  ],
})

test('however many items a brand’s feeds give, the newest of them are read and no more', () => {
  const at = (publishedAt: string | null) =>
    items.map((item) => ({ ...item, publishedAt, link: `${item.link}?${publishedAt}` }))
  const nonsense = Array.from({ length: 2_000 }, (_, nth) =>
    anItem(`Quarry number ${nth} of county ${nth}a is measured ${nth}b`, {
      publishedAt: '2026-11-20T09:00:00Z',
    }),
  )
  expect(propose({ items: [...nonsense, ...at('2026-11-21T09:00:00Z')] }).stories).toHaveLength(5)
  expect(propose({ items: [...nonsense, ...at('2026-11-19T09:00:00Z')] }).stories).toEqual([])
  expect(propose({ items: [...at(null), ...nonsense] }).stories).toEqual([])
})
