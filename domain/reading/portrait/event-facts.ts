// Turns upcoming events into facts, so that the calendar can offer them.
import type { NewFact } from '#contract/facts.ts'
import { NEW_FACT_DEFAULTS } from '../language/new-fact-defaults.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { upcomingEventsIn } from './upcoming-events.ts'

const MOST_EVENTS = 20
const LONGEST_QUOTE = 600

export const eventFactsIn = (blocks: readonly SiteBlock[], today: string): NewFact[] =>
  upcomingEventsIn(blocks, today)
    .slice(0, MOST_EVENTS)
    .map(({ name, date, quote, block }) => ({
      kind: 'website',
      quote: quote.slice(0, LONGEST_QUOTE),
      place: block.place,
      type: 'event',
      slots: { label: name, date },
      heading: block.heading,
      ...NEW_FACT_DEFAULTS,
      flags: [],
    }))
