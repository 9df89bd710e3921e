import { expect, test } from 'vitest'
import { ContentData } from '#contract/delivery.ts'
import type { Evidence } from '#contract/ideas.ts'
import { publicContent } from './public-content.ts'

const evidence: Evidence[] = [
  {
    kind: 'document',
    label: 'Prices 2026 final.pdf, page 2',
    quote: 'A loaf costs £4.20.',
    url: 'https://a.example/',
  },
  {
    kind: 'profile',
    label: 'Edited by you, from Prices 2026 final.pdf, page 2',
    quote: 'A loaf costs £4.',
  },
  {
    kind: 'profile',
    label: 'Told by you, edited from Prices 2026 final.pdf, page 3',
    quote: 'A roll costs £1.',
  },
  { kind: 'answer', label: 'Who may ask for Prices 2026 final.pdf?', quote: 'yes' },
  { kind: 'brief', label: 'Your brief', quote: 'As in Prices 2026 final.pdf' },
  { kind: 'website', label: 'Our bread', quote: 'Thirty-six hours.', url: 'https://pell.example/bread' },
  { kind: 'profile', label: 'Company information', quote: 'We bake.' },
]
const idea = { title: 'Bread', summary: 'Why.', description: '', contentType: 'blog' as const, evidence }
const story = {
  headline: 'Flour',
  summary: 'Up.',
  marketingSuggestions: [],
  sourceUrl: 'https://n.example/',
  evidence,
}
const brand = { industry: 'Bakery', country: 'GB', updates: [story] }
const week = { weekOf: '2026-11-15', isAgencyFormat: false }
const content = (updates: object) =>
  ContentData.parse({
    senderName: 'Inkling',
    contentIdeas: [idea],
    eventContentIdeas: [{ ...idea, todoTasks: [] }],
    newsUpdatesAndTrends: { ...week, updates },
  })

test.each([
  ['a brand', brand],
  ['an agency', { agencyClientUpdates: [{ clientId: '1', clientName: 'Hale', ...brand }] }],
])(
  'The public report of %s shows its content without document names, house questions or briefs',
  (_, updates) => {
    const told = publicContent(content(updates))
    expect(JSON.stringify(told)).not.toMatch(/Prices 2026|a\.example/)
    const own = (kind: string, quote: string) => ({ kind, label: 'From our own records', quote })
    const expected = [
      own('document', 'A loaf costs £4.20.'),
      own('profile', 'A loaf costs £4.'),
      own('profile', 'A roll costs £1.'),
      own('answer', 'yes'),
      ...evidence.slice(5),
    ]
    for (const { evidence: shown } of [...told.contentIdeas, ...told.eventContentIdeas])
      expect(shown).toEqual(expected)
    expect(JSON.stringify(told.newsUpdatesAndTrends)).toContain(JSON.stringify(expected))
  },
)
