// A report for an agency's client: five ideas, one of them for an event, and an upcoming date.
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { deliveryReport } from '#web/public/pages.tsx'
import { page } from './pages.ts'

const evidence = [
  {
    kind: 'website' as const,
    label: 'Our bread',
    quote: 'Every loaf takes thirty-six hours.',
    url: 'https://pell.example/bread',
  },
]
export const idea = (title: string): DeliveredIdea => ({
  title,
  summary: `${title}, in a sentence.`,
  description: 'A loaf takes a day and a half.\n\nCome by at seven.',
  contentType: 'video',
  outline: ['Mix the evening before', 'Bake while the street sleeps'],
  draft: 'A loaf takes a day and a half.',
  callToAction: 'Come by at seven.',
  prepare: ['Film the hands at the bench'],
  checks: ['The shop opens at seven'],
  effort: 'half-day',
  reader: 'new',
  occasion: null,
  formatFields: [
    { label: 'Shots', lines: ['Hands', 'Oven'] },
    { label: 'Length', lines: ['90 seconds'] },
  ],
  evidence,
})
export const content: ContentData = {
  brandColors: { primary: '#f2c14e', secondary: '#2f6f5e', tertiary: '#d1495b' },
  companyName: 'Pell & Daughter',
  senderName: 'Northlight Agency',
  day: '2026-11-20',
  country: 'GB',
  logoUrl: 'https://pell.example/logo.png',
  isAgencyDelivery: true,
  contentIdeas: ['One', 'Two', 'Three', 'Four', 'Five'].map(idea),
  eventContentIdeas: [
    {
      ...idea('Stir it with us'),
      occasion: { id: 'stir-up-sunday', name: 'Stir-up Sunday', from: '2026-11-22', to: '2026-11-22' },
      todoTasks: ['By Thursday 19 November: Order suet', 'By Friday 20 November: Print cards'],
    },
  ],
  events: [
    { eventName: 'Christmas Day', eventDate: '2026-12-25', eventType: 'holiday', notes: 'We are shut.' },
  ],
  newsUpdatesAndTrends: null,
  shortfall: null,
}

/** The report's page, with some content changed. */
export const report = (changes: Partial<ContentData> = {}, setting = page) =>
  deliveryReport(setting, {
    contentData: { ...content, ...changes },
    createdAt: '2026-11-20T09:00:00Z',
    token: 'abc',
  })
