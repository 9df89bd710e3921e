// The groups of the brand card, in the order in which a person checks them.
import type { ValueSort } from '#contract/brand.ts'

export interface Group {
  id: string
  title: string
  sorts: readonly ValueSort[]
  /** What it means for the brand's ideas if the group is empty. */
  empty: string
  /** Closed at first, because its texts are long. */
  isClosed?: boolean
}

export const groups = [
  {
    id: 'offer',
    title: 'What you offer',
    sorts: ['offer'],
    empty: 'Nothing yet. Add what people come to you for. Ideas are based on it.',
  },
  {
    id: 'people',
    title: 'People we may name',
    sorts: ['person'],
    empty: 'Nobody yet, so ideas say “our team”.',
  },
  {
    id: 'place',
    title: 'Place and hours',
    sorts: ['address', 'town', 'served', 'phone', 'hours'],
    empty: 'Nothing yet, so ideas don’t mention places or hours.',
  },
  {
    id: 'audience',
    title: 'Who you’re for',
    sorts: ['audience'],
    empty: '',
  },
  {
    id: 'proof',
    title: 'Proof',
    sorts: ['review', 'award', 'number', 'since'],
    empty: 'Nothing yet. One review or a year makes a claim easier to believe.',
  },
  {
    id: 'questions',
    title: 'Questions people ask',
    sorts: ['question'],
    empty: 'None yet. Each question with your answer becomes an idea.',
    isClosed: true,
  },
  {
    id: 'free',
    title: 'Free things and guarantees',
    sorts: ['free', 'guarantee'],
    empty: 'Nothing yet. Ideas only promise what’s listed here.',
    isClosed: true,
  },
  {
    id: 'promises',
    title: 'Sentences for drafts',
    sorts: ['promise'],
    empty: 'Nothing yet. Drafts use these sentences word for word.',
    isClosed: true,
  },
  {
    id: 'sections',
    title: 'Passages for posts',
    sorts: ['section'],
    empty: 'Nothing yet. Whole passages of your website become posts.',
    isClosed: true,
  },
] as const satisfies readonly Group[]
