// The actions of a date or event.
import type { CalendarDay, OwnEvent } from '#contract/seasons.ts'
import { useDates } from '#web/components/dates.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { briefFor, type Entry, isWorthContent } from './entries.ts'

export interface Acts {
  hide: (day: CalendarDay) => void
  putBack: (day: CalendarDay) => void
  edit: (event: OwnEvent) => void
  remove: (event: OwnEvent) => void
}

/** Without a border, because every row has them. */
const quiet = 'px-2.5! font-medium! shadow-none! md:min-h-9!'

interface EntryActionsProps {
  entry: Entry
  today: string
  acts: Acts
  /** Quieter, for a list of many rows. */
  inRow?: boolean
  className?: string
}

export function EntryActions({ entry, today, acts, inRow = false, className = '' }: EntryActionsProps) {
  const { country } = useDates()
  const workable = isWorthContent(entry, today)
  return (
    <div
      className={`flex flex-wrap items-center gap-x-1 gap-y-1 ${workable && !inRow ? '' : '-ml-2.5'} ${className}`}
    >
      {workable && (
        <ButtonLink
          to={briefFor(entry, country)}
          className={inRow ? `${quiet} text-pencil!` : 'mr-1 px-3.5! md:min-h-9!'}
        >
          Ask for ideas
          <Aloud name={entry.name} />
        </ButtonLink>
      )}
      {entry.own ? (
        <>
          <Act name={entry.name} onClick={() => acts.edit(entry.event)}>
            Edit
          </Act>
          <Act name={entry.name} onClick={() => acts.remove(entry.event)}>
            Delete
          </Act>
        </>
      ) : entry.day.isHidden ? (
        <Act name={entry.name} onClick={() => acts.putBack(entry.day)}>
          Show again
        </Act>
      ) : (
        <Act name={entry.name} onClick={() => acts.hide(entry.day)}>
          Hide
        </Act>
      )}
    </div>
  )
}

interface ActProps {
  name: string
  onClick: () => void
  children: string
}

const Act = ({ name, onClick, children }: ActProps) => (
  <Button className={quiet} onClick={onClick}>
    {children}
    <Aloud name={name} />
  </Button>
)

/** Which entry a button is for, for screen readers only. */
const Aloud = ({ name }: { name: string }) => <span className="sr-only">: {name}</span>
