// The words for an idea's statuses and the tabs of the list.
import type { Dismissal, Idea, IdeaShelf } from '#contract/ideas.ts'

export const shelfNames: Record<IdeaShelf, string> = {
  generated: 'New',
  in_use: 'In use',
  published: 'Published',
  archived: 'Archived',
  not_for_us: 'Dismissed',
}

/** The tab on which an idea is listed. */
export const shelfOf = ({ status, dismissal }: Pick<Idea, 'status' | 'dismissal'>): IdeaShelf =>
  dismissal ? 'not_for_us' : status

/** What each reason for a dismissal changes. */
export const dismissalEffects: Record<Dismissal['reason'], string> = {
  'not-true': 'This idea won’t come back. You can correct what we know on the Brand page.',
  'done-before': 'This idea won’t come back.',
  'not-our-voice': 'You’ll see fewer like this.',
  'wrong-audience': 'You’ll see fewer for this purpose.',
  'too-much-work': 'You’ll see fewer in this format.',
  other: 'This idea won’t come back.',
}
