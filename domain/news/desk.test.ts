import { expect, test } from 'vitest'
import { aFact } from '#domain/brand/fixtures/a-brand.ts'
import { playbook } from '#tests/support/library.ts'
import { newsDesk, type WeekRequest } from './desk.ts'
import { anItem } from './fixtures/an-item.ts'
import { bakery, charity } from './fixtures/brands.ts'
import type { WeekRecord } from './stores.ts'

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
const propose = (change: Partial<WeekRequest> = {}) => newsDesk(playbook).propose(asked(change))

const themeOf = new Map(playbook.news.map(({ id, theme }) => [id, theme]))
const formOf = new Map(playbook.news.map(({ id, form }) => [id, form]))
const linesOf = ({ records }: ReturnType<typeof propose>) =>
  records.flatMap(({ suggestions }) => suggestions.map(({ move }) => move))

test('A week has five stories, each with two to four suggestions and from an item that was fetched', () => {
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

test('A brand that only has a profile gets as many stories as others', () => {
  const { stories, shortfall } = propose({ brand: { ...bakery, companyInfo: 'Bakery', facts: [] } })
  expect(stories).toHaveLength(5)
  expect(shortfall).toBeNull()
  for (const { marketingSuggestions, evidence } of stories) {
    expect(marketingSuggestions.length).toBeGreaterThanOrEqual(2)
    expect(evidence.map(({ kind }) => kind)).toEqual(['news'])
  }
})

test('The evidence of a story quotes the story and public facts of the brand, word for word', () => {
  const secret = aFact({
    type: 'labelled-price',
    quote: 'Marjorie Quill’s rate £90',
    slots: { label: 'Marjorie Quill', amount: '£90' },
    kind: 'document',
    visibility: 'internal',
  })
  const brand = { ...bakery, facts: [secret, ...bakery.facts] }
  const all = [...items.slice(0, 2), anItem('Rye makes a comeback in every café', { source: 'Crumb' })]
  const cited = [...Array(6).keys()].flatMap((week) =>
    propose({ brand, items: all, weekOf: `2026-11-${22 + week}` }).stories.flatMap(
      ({ headline, sourceUrl, evidence, marketingSuggestions }) => {
        const [story, ...others] = evidence
        expect(story).toMatchObject({ kind: 'news', quote: headline, url: sourceUrl })
        expect(marketingSuggestions.join(' ')).not.toContain('Marjorie')
        return others
      },
    ),
  )
  expect(cited.length).toBeGreaterThan(0)
  for (const { quote } of cited) expect(bakery.facts.some((fact) => fact.quote.includes(quote))).toBe(true)
})

test("Every figure in a suggestion is in the story as it is shown or in the brand's facts", () => {
  const figures = [...Array(6).keys()].flatMap((week) =>
    propose({ weekOf: `2026-11-${22 + week}` }).stories.flatMap(
      ({ headline, summary, evidence, marketingSuggestions }) => {
        const known = [headline, summary, ...evidence.map(({ quote }) => quote)].join(' ')
        const told = marketingSuggestions.join(' ').match(/[£€$]\d[\d.,]*\d|\d+%|one in three/g) ?? []
        return told.map((figure) => ({ figure, isKnown: known.includes(figure) }))
      },
    ),
  )
  expect(figures.filter(({ isKnown }) => !isKnown)).toEqual([])
})

test('The suggestions for a story differ in form, and no line is used twice in a week', () => {
  const week = propose()
  for (const { suggestions } of week.records) {
    const forms = suggestions.map(({ move }) => formOf.get(move))
    expect(new Set(forms).size).toBe(forms.length)
  }
  expect(new Set(linesOf(week)).size).toBe(linesOf(week).length)
})

test('A story without a theme of its own is named once in its suggestions, so that they don’t fit any story', () => {
  const headline = 'Sourdough bakers’ guild meets in Ludlow'
  const { stories } = propose({ items: [anItem(headline)] })
  const [first = '', ...others] = stories[0]?.marketingSuggestions ?? []
  expect(first).toContain(`“${headline}”`)
  expect(others.length).toBeGreaterThan(0)
  expect(others.join(' ')).not.toContain(headline)
})

test('The same request gets the same stories, and the next week gets other suggestions', () => {
  expect(propose()).toEqual(propose())
  const texts = (week: ReturnType<typeof propose>) =>
    week.stories.flatMap((story) => story.marketingSuggestions)
  expect(texts(propose({ weekOf: '2026-11-29', today: '2026-11-30' }))).not.toEqual(texts(propose()))
})

test('A brand never gets a story twice, whether from the same address or from another source', () => {
  const first = propose()
  const past: WeekRecord[] = [{ weekOf: '2026-11-22', records: first.records }]
  const again = items.map((item, at) => ({
    ...item,
    link: at % 2 === 0 ? item.link : `https://other.example/${at}`,
    source: `Paper ${at}`,
  }))
  const second = propose({ weekOf: '2026-11-29', items: again, past })
  const headlines = second.stories.map(({ headline }) => headline)
  expect(headlines.filter((one) => first.stories.some(({ headline }) => headline === one))).toEqual([])
  expect(second.shortfall).toMatch(/^Two stories of the 8 we looked at this week fit your trade\./)
})

test('A line used in the last eight weeks is only used again after equally suitable ones', () => {
  const item = anItem('Bakery in the village is a hundred years old')
  const first = propose({ items: [item] })
  const lines = linesOf(first)
  expect(lines.map((line) => themeOf.get(line))).toEqual(lines.map(() => 'any'))
  const others = (form: string | undefined) =>
    playbook.news.filter((line) => line.theme === 'any' && line.form === form).length - 1
  const past = (weekOf: string) => [
    {
      weekOf,
      records: first.records.map((story) => ({ ...story, link: 'https://x.example/', headline: '' })),
    },
  ]
  const again = linesOf(propose({ items: [item], past: past('2026-11-15') }))
  expect(again.filter((line) => lines.includes(line) && others(formOf.get(line)) > 0)).toEqual([])
  expect(again.length).toBe(lines.length)
  expect(linesOf(propose({ items: [item], past: past('2026-08-02') }))).toEqual(lines)
})

test('Sensitive stories, and stories about a competitor that the brand mentions, are left out', () => {
  const rival = {
    ...bakery,
    facts: [
      ...bakery.facts,
      aFact({ type: 'contrast', quote: 'Unlike Crumbly Brothers, we bake on the spot.' }),
    ],
  }
  const items = [anItem('Baker jailed for fraud'), anItem('Crumbly Brothers opens a bakery in Ludlow')]
  expect(propose({ brand: rival, items }).stories).toEqual([])
  expect(propose({ items }).stories.map(({ headline }) => headline)).toEqual([items[1]?.title])
})

test('If there are fewer than five stories, the brand sees why: how many were looked at, or that there were none', () => {
  expect(propose({ items: items.slice(0, 2) }).shortfall).toMatch(
    /^Two stories of the 2 we looked at this week fit your trade\. Add a news feed/,
  )
  expect(propose({ items: [anItem('Ferries to the islands run late')] }).shortfall).toMatch(
    /^No story of the 1 we looked at this week fits your trade\./,
  )
  expect(propose({ items: [] }).shortfall).toMatch(/^Your news sources had no stories this week\. Add/)
})

test('A brand gets at most two stories a week from one source', () => {
  const one = items.map((item) => ({ ...item, source: 'Loaf' }))
  expect(propose({ items: one }).stories).toHaveLength(2)
})

test('A story about prices gets suggestions that were written for prices', () => {
  for (let week = 0; week < 6; week++) {
    const lines = linesOf(propose({ items: items.slice(0, 1), weekOf: `2026-11-${22 + week}` }))
    const themes = lines.map((line) => themeOf.get(line))
    expect(themes[0]).toBe('prices-up')
    for (const theme of themes) expect(['prices-up', 'any']).toContain(theme)
  }
})

test('The suggestions for a charity mention supporters, never customers or discounts', () => {
  const offer = aFact({ type: 'offer', quote: 'Tea afternoons', slots: { label: 'Tea afternoons' } })
  const brand = { ...charity, facts: [offer] }
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

test("Only the newest 400 items are used, however many a brand's feeds have", () => {
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
