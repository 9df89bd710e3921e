// A report as an agency's client has it: five ideas, one for an event, and a day ahead.
import type { ContentData } from '#contract/delivery.ts'
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
export const idea = (title: string) => ({
  title,
  summary: `${title}, in a sentence.`,
  description: 'Angle: the clock.\n1. Mix\n2. Bake',
  contentType: 'video' as const,
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
  logoUrl: 'https://pell.example/logo.png',
  isAgencyDelivery: true,
  contentIdeas: ['One', 'Two', 'Three', 'Four', 'Five'].map(idea),
  eventContentIdeas: [{ ...idea('Stir-up Sunday'), todoTasks: ['Order suet', 'Print cards'] }],
  events: [
    { eventName: 'Christmas Day', eventDate: '2026-12-25', eventType: 'holiday', notes: 'We are shut.' },
  ],
  newsUpdatesAndTrends: null,
  shortfall: null,
}

/** The page, with some of what it tells changed. */
export const report = (changes: Partial<ContentData> = {}, setting = page) =>
  deliveryReport(setting, {
    contentData: { ...content, ...changes },
    createdAt: '2026-11-20T09:00:00Z',
    token: 'abc',
  })
