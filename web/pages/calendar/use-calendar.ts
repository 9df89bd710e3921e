// Changes to the calendar. Each shows at once, is sent to the server in order, and is rolled back with a message if it fails.
import {
  addEvent,
  type Calendar,
  type CalendarDay,
  deleteEvent,
  type FoundEvent,
  hideDay,
  type OwnEvent,
  readCalendar,
  saveCalendarSettings,
} from '#contract/seasons.ts'
import { changeFact } from '#contract/facts.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { useNotify } from '#web/components/notices.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

const CALENDAR = ['calendar'] as const

type Change = (calendar: Calendar) => Calendar

interface Deed {
  done: Change
  /** Undoes it on screen if the server refuses it. */
  undone: Change
  send: () => Promise<unknown>
}

export function useCalendar() {
  const client = useQueryClient()
  const notify = useNotify()
  const { mutate } = useMutation<unknown, HttpError, Deed>({
    mutationKey: CALENDAR,
    scope: { id: CALENDAR[0] },
    mutationFn: (deed) => deed.send(),
    onError: (error, { undone }) => {
      put(client, undone)
      notify({ title: 'We couldn’t save that', text: error.message, error })
    },
    // Reread only after the last of several changes, or the others would briefly disappear.
    onSettled: () => (client.isMutating({ mutationKey: CALENDAR }) > 1 ? undefined : refreshed(client)),
  })
  const act = (deed: Deed) => {
    void client.cancelQueries({ queryKey: keyOf(readCalendar) })
    put(client, deed.done)
    mutate(deed)
  }
  const setHidden = ({ id }: CalendarDay, isHidden: boolean) =>
    act({
      done: hiding(id, isHidden),
      undone: hiding(id, !isHidden),
      send: () => send(hideDay, { params: { id }, body: { isHidden } }),
    })
  const setFaith = (wantsFaith: boolean) =>
    act({
      done: (calendar) => ({ ...calendar, wantsFaith }),
      undone: (calendar) => ({ ...calendar, wantsFaith: !wantsFaith }),
      send: () => send(saveCalendarSettings, { body: { wantsFaith } }),
    })
  return {
    setFaith,
    hide: (day: CalendarDay) => {
      setHidden(day, true)
      notify({
        title: `${day.name} is hidden`,
        text: 'You won’t get ideas for it in any year.',
        action: undoing('turn on “Show hidden dates”', () => setHidden(day, false)),
      })
    },
    putBack: (day: CalendarDay) => {
      setHidden(day, false)
      notify({ title: `${day.name} is back` })
    },
    /** Adds an event that was found on the website. What the website says becomes its notes. */
    addFound: (event: FoundEvent) => {
      const { eventName, eventDate, quote } = event
      act({
        done: withoutFound(event),
        undone: withFound(event),
        send: () => send(addEvent, { body: { eventName, eventDate, notes: quote } }),
      })
      notify({ title: 'Added to your calendar', text: eventName })
    },
    leaveOut: (event: FoundEvent) => {
      const setStatus = (status: 'hidden' | 'extracted') =>
        send(changeFact, { params: { id: event.factId }, body: { status } })
      act({ done: withoutFound(event), undone: withFound(event), send: () => setStatus('hidden') })
      notify({
        title: 'Left out',
        text: event.eventName,
        action: undoing('add it with “Add an event”', () =>
          act({ done: withFound(event), undone: withoutFound(event), send: () => setStatus('extracted') }),
        ),
      })
    },
    remove: (event: OwnEvent) => {
      const { id, ...words } = event
      act({ done: without(id), undone: withEvent(event), send: () => send(deleteEvent, { params: { id } }) })
      notify({
        title: 'Deleted',
        text: event.eventName,
        action: undoing('add it again', () =>
          act({ done: withEvent(event), undone: without(id), send: () => send(addEvent, { body: words }) }),
        ),
      })
    },
  }
}

/** Shows what a form or a button has saved. */
export function useSaved() {
  const client = useQueryClient()
  return {
    event: (event: OwnEvent) => {
      put(client, withEvent(event))
      void refreshed(client)
    },
    feed: (feedUrl: string | null) => put(client, (calendar) => ({ ...calendar, feedUrl })),
  }
}

const refreshed = (client: QueryClient) => client.invalidateQueries({ queryKey: keyOf(readCalendar) })

const put = (client: QueryClient, change: Change) =>
  client.setQueryData<Calendar>(keyOf(readCalendar), (calendar) => calendar && change(calendar))

const hiding =
  (id: string, isHidden: boolean): Change =>
  (calendar) => ({
    ...calendar,
    days: calendar.days.map((day) => (day.id === id ? { ...day, isHidden } : day)),
  })

const without =
  (id: string): Change =>
  (calendar) => ({ ...calendar, events: calendar.events.filter((event) => event.id !== id) })

const withEvent =
  (event: OwnEvent): Change =>
  (calendar) => ({ ...calendar, events: [...without(event.id)(calendar).events, event] })

const withoutFound =
  ({ factId }: FoundEvent): Change =>
  (calendar) => ({ ...calendar, found: calendar.found.filter((one) => one.factId !== factId) })

const withFound =
  (event: FoundEvent): Change =>
  (calendar) => ({
    ...calendar,
    found: [...withoutFound(event)(calendar).found, event].toSorted((one, other) =>
      one.eventDate.localeCompare(other.eventDate),
    ),
  })

/** The Undo of a notice, with another way to undo for screen readers. */
const undoing = (otherwise: string, act: () => void) => ({
  label: 'Undo',
  otherwise: `Undo with F8, or ${otherwise}`,
  act,
})
