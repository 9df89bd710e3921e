// An invented bakery whose week of ideas the landing page shows. Each idea is based on the bakery's own words, so it would be
// untrue of any other, as in the product.
import type { ContentType } from '#contract/values/content.ts'

export const SAMPLE_BRAND = 'Pell & Daughter'

/** A quote of the bakery, with the part an idea uses. */
export interface SampleQuote {
  before: string
  marked: string
  after: string
  from: string
}

export interface SampleIdea {
  kind: ContentType
  title: string
  quote: SampleQuote
  delivered?: string
}

const quotes = {
  hours: {
    before: 'Every loaf takes ',
    marked: 'thirty-six hours',
    after: ', and costs £4.20.',
    from: 'Our bread',
  },
  firstTray: {
    before: 'The first tray is out at ',
    marked: '6.40',
    after: ', every day but Monday.',
    from: 'Visit us',
  },
  monday: {
    before: 'The first tray is out at 6.40, ',
    marked: 'every day but Monday',
    after: '.',
    from: 'Visit us',
  },
  rye: { before: '', marked: 'Rosa Pell bakes the rye', after: ' on Tuesdays.', from: 'Who we are' },
  agnes: {
    before: 'Our starter, Agnes, was begun in ',
    marked: '1987 and is fed twice a day',
    after: '.',
    from: 'Our story',
  },
  pubs: { before: 'Ade takes bread to ', marked: 'nine pubs by bicycle', after: '.', from: 'Deliveries' },
  afterFour: { before: 'After four, ', marked: 'yesterday’s loaves are £1.50', after: '.', from: 'Prices' },
} satisfies Record<string, SampleQuote>

export const week: { date: number; day: string; today?: true; ideas: SampleIdea[] }[] = [
  {
    date: 23,
    day: 'Mon',
    ideas: [
      {
        kind: 'email',
        title: 'Thirty-six hours for £4.20: where the time goes',
        quote: quotes.hours,
        delivered: 'Delivered 09:00',
      },
    ],
  },
  {
    date: 24,
    day: 'Tue',
    ideas: [
      { kind: 'video', title: 'Ninety seconds of Rosa and the Tuesday rye', quote: quotes.rye },
      { kind: 'linkedin', title: 'What a shut Monday does for the other six days', quote: quotes.monday },
    ],
  },
  {
    date: 25,
    day: 'Wed',
    today: true,
    ideas: [{ kind: 'blog', title: 'Some 28,000 feeds later: meet Agnes, our starter', quote: quotes.agnes }],
  },
  {
    date: 26,
    day: 'Thu',
    ideas: [{ kind: 'podcast', title: 'Nine pubs before noon: a round with Ade', quote: quotes.pubs }],
  },
  {
    date: 27,
    day: 'Fri',
    ideas: [
      { kind: 'social', title: 'Four o’clock, £1.50, and three ways to eat it', quote: quotes.afterFour },
      { kind: 'events', title: 'Saturday at 6.40: watch the first tray come out', quote: quotes.firstTray },
    ],
  },
]

/** One idea of the week in full, with all its sources. */
export const openIdea = {
  kind: 'blog' as ContentType,
  title: 'Why our £4.20 loaf takes thirty-six hours',
  summary:
    'Customers ask why it costs more than the supermarket’s. Answer with the clock: six steps, who is awake for each, and what goes wrong when one is cut short.',
  quotes: [
    quotes.hours,
    {
      before: 'Mixed at twenty to seven in the evening, out of the oven ',
      marked: 'two mornings on',
      after: '.',
      from: 'Our bread',
    },
    {
      before: 'What people ask us most is ',
      marked: 'why it costs more',
      after: '.',
      from: 'Press sheet, page 2',
    },
  ],
}
