// Events that the website announces, each to be added to the calendar or left out.
import type { Calendar, FoundEvent } from '#contract/seasons.ts'
import { linkToQuote } from '#web/components/brand-card/fact-source.tsx'
import { useDates } from '#web/components/dates.ts'
import { dateRangeInWords } from '#web/components/seasons/days.ts'
import { Button } from '#web/components/ui/button.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { useKeepFocus } from '#web/components/use-keep-focus.ts'
import { useState } from 'react'
import { DateLeaf } from './date-leaf.tsx'

interface FoundEventsProps {
  calendar: Calendar
  onAdd: (event: FoundEvent) => void
  onLeaveOut: (event: FoundEvent) => void
}

/** How many are shown before "Show all". */
const FOLD = 4

export function FoundEvents({ calendar: { found }, onAdd, onLeaveOut }: FoundEventsProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useKeepFocus<HTMLUListElement>(found.map(({ factId }) => factId))
  if (found.length === 0) return null
  const shown = isOpen || found.length === FOLD + 1 ? found : found.slice(0, FOLD)
  return (
    <section aria-labelledby="found-events">
      <SectionHeading id="found-events">Found on your website</SectionHeading>
      <p className="pt-3 text-small text-ink-2">Add an event to get ideas for it in good time.</p>
      <ul ref={box} tabIndex={-1} className="divide-y divide-rule outline-none" aria-label="Events found">
        {shown.map((event) => (
          <Found key={event.factId} event={event} onAdd={onAdd} onLeaveOut={onLeaveOut} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button className="mt-2" onClick={() => setOpen(true)}>
          Show all {found.length}
          <span className="sr-only"> events found on your website</span>
        </Button>
      )}
    </section>
  )
}

interface FoundProps extends Omit<FoundEventsProps, 'calendar'> {
  event: FoundEvent
}

function Found({ event, onAdd, onLeaveOut }: FoundProps) {
  const { country } = useDates()
  const { eventName, eventDate, quote, label, url } = event
  const day = { from: eventDate, to: eventDate }
  const address = url === null ? null : linkToQuote(url, quote)
  return (
    <li className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 kind-blog sm:gap-x-6 lg:grid-cols-[3.75rem_minmax(0,1fr)_auto]">
      <DateLeaf {...day} withMonth className="max-lg:row-span-2" />
      <div className="min-w-0">
        <h3 tabIndex={-1} data-entry className="font-display text-d3 font-semibold wrap-anywhere">
          {eventName}
        </h3>
        <p>{dateRangeInWords(day, country)}</p>
        <p className="line-clamp-2 text-small text-ink-2 wrap-anywhere">“{quote}”</p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {address === null ? (
            label
          ) : (
            <a href={address} target="_blank" rel="noopener noreferrer nofollow" className="link">
              {label}
            </a>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 self-start">
        <Button className="px-3.5! md:min-h-9!" onClick={() => onAdd(event)}>
          Add to calendar
          <span className="sr-only">: {eventName}</span>
        </Button>
        <Button className="px-2.5! font-medium! shadow-none! md:min-h-9!" onClick={() => onLeaveOut(event)}>
          Leave out
          <span className="sr-only">: {eventName}</span>
        </Button>
      </div>
    </li>
  )
}
