// How much of a delivery is shown in the email itself. Gmail cuts emails off after 102 KB, along with the unsubscribe link, so an
// email that is too long is written again with less room, and the report has the rest.

export interface SpaceLimits {
  /** Maximum characters of one title, summary, beginning of a draft, news suggestion, or task. */
  title: number
  summary: number
  draft: number
  quote: number
  task: number
  /** The maximum number of each kind of item. */
  ideas: number
  tasks: number
  eventIdeas: number
  events: number
  stories: number
  suggestions: number
}

/** The maximum size of the HTML in bytes. */
export const MAX_BYTES = 96 * 1024

/** Room for every title, summary and task our own engine writes; drafts are always shortened. */
export const FULL_SPACE: SpaceLimits = {
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

/** The limits from the most room to the least. */
export const spaceLimits: readonly [SpaceLimits, ...SpaceLimits[]] = [
  FULL_SPACE,
  { ...FULL_SPACE, summary: 300, draft: 160, quote: 180, task: 120, suggestions: 1 },
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
