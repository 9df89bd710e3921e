// One email of each kind, for tests.
import type { ContentData } from '#contract/delivery.ts'
import type { Email } from '#contract/emails.ts'
import type { Story } from '#contract/news.ts'

const link = 'https://inkling.example/x?token=abc&n=1'
const evidence = [
  { kind: 'website' as const, label: 'Our bread', quote: 'Every loaf takes thirty-six hours.' },
  { kind: 'profile' as const, label: 'company information', quote: 'A family bakery.' },
]

const idea = (title: string): ContentData['contentIdeas'][number] => ({
  title: `${title}: why a loaf takes its time`,
  summary: `${title} reason why people read it: most have never seen who stands up at four for their bread.`,
  description: `The ${title} dough rests for a day and a half.\n\nCome by on Saturday.`,
  contentType: 'blog',
  outline: ['Friday noon: flour and water', 'Saturday at four: the oven'],
  draft: `The ${title} dough rests for a day and a half. Here is what happens while you sleep.`,
  callToAction: 'Come by on Saturday.',
  prepare: ['A photo of the clock'],
  checks: ['The dough still rests that long.'],
  effort: 'half-day',
  reader: 'new',
  occasion: null,
  formatFields: [],
  evidence,
})

const story: Story = {
  headline: 'Flour prices rise for the third month',
  summary: 'Millers put the rise down to a wet harvest, and expect no change before spring.',
  marketingSuggestions: [
    'Say what your loaf costs to make, line by line, before customers ask.',
    'Show the mill you buy from.',
    'Write to your wholesale customers first.',
  ],
  sourceUrl: 'https://news.example/flour-prices?from=feed&n=1',
  sourceName: 'The Baking Week',
  publishedAt: '2026-11-18T09:00:00.000Z',
  evidence: [],
}

export const brandContent: ContentData = {
  brandColors: { primary: '#f2c14e', secondary: '#2f6f5e', tertiary: '#d1495b' },
  companyName: 'Pell & Daughter',
  senderName: 'Inkling',
  day: '2026-11-23',
  country: 'GB',
  logoUrl: 'https://pell.example/logo.png',
  isAgencyDelivery: false,
  contentIdeas: ['One', 'Two', 'Three', 'Four', 'Five'].map(idea),
  eventContentIdeas: [
    {
      ...idea('Six'),
      contentType: 'video',
      occasion: { id: 'shrove-tuesday', name: 'Shrove Tuesday', from: '2027-02-09', to: '2027-02-09' },
      todoTasks: ['By 12 January: choose who is in it', 'By 26 January: film the griddle'],
    },
  ],
  events: [
    { eventName: 'Shrove Tuesday', eventDate: '2027-02-09', eventType: 'event', notes: 'Pancakes.' },
    { eventName: 'Spring fair', eventDate: '2027-03-20', eventType: 'campaign', notes: null },
  ],
  newsUpdatesAndTrends: {
    weekOf: '2026-11-15',
    isAgencyFormat: false,
    updates: {
      industry: 'Bakery',
      country: 'GB',
      updates: [story, { ...story, headline: 'A town bans plastic bread bags' }],
      shortfall: 'Only two stories of this week were of your trade.',
    },
  },
  shortfall: null,
}

export const scheduled = {
  kind: 'scheduled-delivery',
  firstName: 'Rosa',
  day: '2026-11-20',
  frequency: 'weekly',
  content: brandContent,
  reportLink: 'https://inkling.example/delivery/abc',
  unsubscribeLink: 'https://inkling.example/u/AbCdEfGhIjKlMnOpQrStUv',
  reader: 'owner',
  question: { ask: 'How do people order ahead?', url: 'https://inkling.example/q/AbCdEfGhIjKlMnOpQrStUv' },
} as const satisfies Email

export const digest = {
  ...scheduled,
  kind: 'news-digest',
  question: null,
  content: { ...brandContent, contentIdeas: [], eventContentIdeas: [], events: [] },
} as const satisfies Email

export const first = {
  kind: 'first-delivery',
  firstName: 'Rosa',
  companyName: 'Pell & Daughter',
  reportLink: 'https://inkling.example/delivery/abc',
  ideas: brandContent.contentIdeas,
  eventIdeas: brandContent.eventContentIdeas,
  country: 'GB',
  colours: brandContent.brandColors,
  shortfall: null,
} as const satisfies Email

export const emails: Email[] = [
  { kind: 'verify-address', firstName: 'Rosa', link },
  { kind: 'address-known', firstName: 'Rosa', loginLink: link, resetLink: `${link}&reset` },
  { kind: 'reset-password', firstName: 'Rosa', link },
  { kind: 'password-changed', firstName: 'Rosa', supportEmail: 'help@inkling.example' },
  { kind: 'account-closing', firstName: 'Rosa', date: '20 December 2026', link },
  first,
  scheduled,
  digest,
]

export const setting = {
  productName: 'Inkling',
  publicUrl: 'https://inkling.example',
  supportEmail: 'help@inkling.example',
}
