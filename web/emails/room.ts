// How much of a delivery stands in the mail itself. Gmail cuts a mail off after 102 KB, unsubscribe link and all, so a mail that
// grows too long is written again with less room, and the report has the rest.

export interface Room {
  /** Characters of one title, summary, beginning of a draft, suggestion on the news, or task. */
  title: number
  summary: number
  draft: number
  quote: number
  task: number
  /** Pieces of each kind. */
  ideas: number
  tasks: number
  eventIdeas: number
  events: number
  stories: number
  suggestions: number
}

/** Bytes of the HTML. */
export const MOST_BYTES = 96 * 1024

/** Enough for all titles, summaries and tasks that our own engine writes; of drafts a mail has the beginning alone. */
export const AMPLE: Room = {
  title: 160,
  summary: 400,
  draft: 220,
  quote: 320,
  task: 200,
  ideas: 10,
  tasks: 6,
  eventIdeas: 5,
  events: 12,
  stories: 12,
  suggestions: 2,
}

/** From the widest to the narrowest. */
export const rooms: readonly [Room, ...Room[]] = [
  AMPLE,
  { ...AMPLE, summary: 300, draft: 160, quote: 180, task: 120, suggestions: 1 },
  {
    title: 90,
    summary: 160,
    draft: 80,
    quote: 120,
    task: 80,
    ideas: 10,
    tasks: 3,
    eventIdeas: 3,
    events: 6,
    stories: 5,
    suggestions: 1,
  },
]
