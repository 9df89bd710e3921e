// Events that the brand's website announces, for its calendar to offer.
import type { Fact } from '#contract/facts.ts'
import type { FoundEvent, OwnEvent } from '#contract/seasons.ts'

/**
 * Lists the events to come that are neither hidden nor among the brand's own events, soonest first. An event
 * that was added and renamed keeps its date, so it is recognised by the date and a word of its name.
 */
export function foundEventsOf(facts: readonly Fact[], own: readonly OwnEvent[], today: string): FoundEvent[] {
  return facts
    .flatMap(({ id, type, status, quote, place, slots: { label, date } }) =>
      type === 'event' && status !== 'hidden' && label !== undefined && date !== undefined && date >= today
        ? [
            {
              factId: id,
              eventName: label,
              eventDate: date,
              quote,
              label: isHomePage(place.url) ? 'Home page' : place.label,
              url: place.url ?? null,
            },
          ]
        : [],
    )
    .filter((event) => !own.some((one) => isSameEvent(one, event)))
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate))
}

/** A home page's own heading is a slogan that doesn't say where a link leads. */
const isHomePage = (url: string | undefined): boolean =>
  url !== undefined && /^https?:\/\/[^/?#]+\/?(?:(?:index|default|home)\.\w+)?(?:[?#].*)?$/i.test(url)

type Dated = Pick<OwnEvent, 'eventName' | 'eventDate'>

const isSameEvent = (one: Dated, other: Dated): boolean =>
  one.eventDate === other.eventDate && !wordsIn(one).isDisjointFrom(wordsIn(other))

const wordsIn = ({ eventName }: Dated): ReadonlySet<string> =>
  new Set(eventName.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [eventName.toLowerCase()])
