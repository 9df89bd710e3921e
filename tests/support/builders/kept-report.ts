// A stored report with content in each section.
import { randomBytes } from 'node:crypto'
import { ContentData } from '#contract/delivery.ts'
import type { Product } from '../product.ts'

export const bread = {
  title: 'Why our crust cracks twice',
  summary: 'Two cracks, two reasons, one oven.',
  description: 'Angle: the sound.\n1. Listen at the door\n2. Ask Ruth why',
  contentType: 'video' as const,
  formatFields: [{ label: 'Shots', lines: ['Hands', 'Oven door'] }],
  evidence: [
    {
      kind: 'website' as const,
      label: 'Our bread',
      quote: 'Every loaf takes thirty-six hours.',
      url: 'https://pell.example/bread?a=1&b=2',
    },
  ],
}
export const story = {
  headline: 'Flour prices fall again',
  summary: 'Millers say that the harvest was better than feared.',
  marketingSuggestions: ['Show what a bag costs you now', 'Ask your miller for two sentences'],
  sourceUrl: 'https://news.example/flour',
  sourceName: 'The Miller',
  publishedAt: '2026-11-17T08:00:00Z',
  evidence: [{ kind: 'document' as const, label: 'Prices.pdf, page 1', quote: 'A large loaf costs £4.20.' }],
}
export const whole = {
  companyName: 'Łucja & Daughters',
  senderName: 'Inkling',
  contentIdeas: [bread],
  eventContentIdeas: [
    {
      ...bread,
      title: 'Stir it with us',
      evidence: [
        { kind: 'event' as const, label: 'The year ahead', quote: 'Stir-up Sunday, Sunday 22 November 2026' },
      ],
      todoTasks: ['By Friday 20 November: Order suet', 'By Saturday 21 November: Print twelve cards'],
    },
  ],
  events: [
    {
      eventName: 'Stir-up Sunday',
      eventDate: '2026-11-22',
      eventType: 'event' as const,
      notes: 'Puddings, stirred; by all.',
    },
    { eventName: 'Christmas Day', eventDate: '2026-12-25', eventType: 'holiday' as const, notes: null },
  ],
  newsUpdatesAndTrends: {
    weekOf: '2026-11-15',
    isAgencyFormat: false,
    updates: { industry: 'Bakery', country: 'GB', updates: [story] },
  },
}

/** Stores a report with this content for the profile. Returns the address of its files: `/api/delivery/TOKEN`. */
export async function keepReport(
  product: Product,
  profileId: string,
  content: unknown = whole,
): Promise<string> {
  const accessToken = randomBytes(32).toString('base64url')
  const contentData = ContentData.parse(content)
  const made = { profileId, deliveryType: 'scheduled' as const, contentData, accessToken }
  await product.running.real.world.deliveries.add(made, product.clock.now())
  return `/api/delivery/${accessToken}`
}
