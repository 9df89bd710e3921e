// Adds or edits one of the brand's own events.
import {
  addEvent,
  changeEvent,
  EVENT_NAME,
  EVENT_NOTES,
  EventInput,
  type OwnEvent,
} from '#contract/seasons.ts'
import { useSend } from '#web/api/use-send.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { useNotify } from '#web/components/notices.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Options } from '#web/components/ui/choice.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { SelectField, TextArea, TextField } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSaved } from './use-calendar.ts'
import { eventTypes } from './words.ts'

interface EventDialogProps {
  open: boolean
  /** The event to edit; null for a new one. */
  event: OwnEvent | null
  onClose: () => void
}

export const EventDialog = ({ open, event, onClose }: EventDialogProps) => (
  <Dialog open={open} onClose={onClose} title={event ? 'Edit your event' : 'Add an event'}>
    <EventForm event={event} onClose={onClose} />
  </Dialog>
)

/** An emptied field is sent as null. */
const emptyIsNull = { setValueAs: (value: string | null) => value || null }

function EventForm({ event, onClose }: Omit<EventDialogProps, 'open'>) {
  const notify = useNotify()
  const saved = useSaved()
  const [refused, setRefused] = useState('')
  const form = useForm({
    resolver: zodResolver(EventInput),
    defaultValues: {
      eventName: event?.eventName ?? '',
      eventDate: event?.eventDate ?? '',
      eventType: event?.eventType ?? 'event',
      contentPlanningStartDate: event?.contentPlanningStartDate ?? null,
      notes: event?.notes ?? null,
    },
  })
  const { errors } = form.formState
  const add = useSend(addEvent)
  const change = useSend(changeEvent)
  const submit = form.handleSubmit((body) => {
    setRefused('')
    const answered = {
      onSuccess: (answer: OwnEvent) => {
        saved.event(answer)
        notify({ title: event ? 'Event saved' : 'Added', text: answer.eventName })
        onClose()
      },
      onError: (error: HttpError) => {
        if (!showAtFields(form, error)) setRefused(error.message)
      },
    }
    if (event) change.mutate({ params: { id: event.id }, body }, answered)
    else add.mutate({ body }, answered)
  })
  return (
    <form
      noValidate
      aria-label={event ? 'Edit your event' : 'Add an event'}
      onSubmit={(submitted) => void submit(submitted)}
      className="grid gap-5"
    >
      <TextField
        label="Name"
        placeholder="Summer open day"
        autoComplete="off"
        autoFocus
        maxLength={EVENT_NAME}
        error={errors.eventName?.message}
        {...form.register('eventName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          error={errors.eventDate?.message}
          {...form.register('eventDate')}
        />
        <SelectField label="Type" error={errors.eventType?.message} {...form.register('eventType')}>
          <Options of={eventTypes} />
        </SelectField>
      </div>
      <TextField
        label="Start planning on (optional)"
        type="date"
        hint="Ideas start from this date. Leave it empty to use your planning lead time."
        error={errors.contentPlanningStartDate?.message}
        {...form.register('contentPlanningStartDate', emptyIsNull)}
      />
      <TextArea
        label="Notes (optional)"
        rows={3}
        maxLength={EVENT_NOTES}
        error={errors.notes?.message}
        {...form.register('notes', emptyIsNull)}
      />
      {refused && (
        <Alert>
          <p>{refused}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="pencil" pending={add.isPending || change.isPending}>
          {event ? 'Save' : 'Add'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  )
}
