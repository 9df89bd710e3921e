// What is said of ideas and their shelves.
import type { Dismissal, Idea, IdeaShelf } from '#contract/ideas.ts'

export const shelfNames: Record<IdeaShelf, string> = {
  generated: 'New',
  in_use: 'In use',
  published: 'Published',
  archived: 'Archived',
  not_for_us: 'Not for us',
}

/** The shelf an idea stands on. */
export const shelfOf = ({ status, dismissal }: Pick<Idea, 'status' | 'dismissal'>): IdeaShelf =>
  dismissal ? 'not_for_us' : status

/** What follows from a reason why an idea is not for the brand. */
export const effects: Record<Dismissal['reason'], string> = {
  'not-true': 'We will not use this fact again.',
  'done-before': 'This will not come again in any form.',
  'not-our-voice': 'We will not tell ideas this way again.',
  'wrong-audience': 'Ideas for people at this point will come less often.',
  'too-much-work': 'Ideas in this format will come less often.',
  other: 'This will not come again in any form.',
}
