// Subscribes another calendar to the brand's: a secret link that is created, renewed and ended here.
import { endCalendarFeed, makeCalendarFeed } from '#contract/seasons.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Confirm } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { useState } from 'react'
import { useSaved } from './use-calendar.ts'

export function Subscription({ feedUrl }: { feedUrl: string | null }) {
  const notify = useNotify()
  const saved = useSaved()
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const make = useSend(makeCalendarFeed)
  const end = useSend(endCalendarFeed)
  const failed = (error: HttpError) => {
    setAsking(null)
    notify({ title: 'We couldn’t save that', text: error.message, error })
  }
  const makeLink = (title: string) =>
    make.mutate(undefined, {
      onSuccess: (answer) => {
        setAsking(null)
        saved.feed(answer.feedUrl)
        notify({ title })
      },
      onError: failed,
    })
  return (
    <section aria-labelledby="subscription">
      <SectionHeading id="subscription">Add to your calendar</SectionHeading>
      <div className="grid max-w-3xl gap-5 pt-5">
        <p className="max-w-[66ch]">
          See these dates, public holidays and your own events in Google Calendar, Outlook or Apple Calendar.
          The link keeps them up to date.
        </p>
        {feedUrl === null ? (
          <Button
            className="justify-self-start"
            pending={make.isPending}
            onClick={() => makeLink('Link created')}
          >
            Create a secret link
          </Button>
        ) : (
          <>
            <TextField
              label="Secret link"
              readOnly
              value={new URL(feedUrl, window.location.origin).href}
              onFocus={({ target }) => target.select()}
              hint="Anyone with this link can read your calendar, including your own events."
            />
            <p className="max-w-[66ch] text-ink-2">
              Copy it and paste it where your calendar asks for a URL: “From URL” in Google Calendar,
              “Subscribe from web” in Outlook, “New Calendar Subscription” in Apple Calendar.
            </p>
            <div className="flex flex-wrap gap-3">
              <CopyButton text={new URL(feedUrl, window.location.origin).href} />
              <Button onClick={() => setAsking('renew')}>Renew</Button>
              <Button onClick={() => setAsking('end')}>Turn off</Button>
            </div>
          </>
        )}
      </div>
      <Confirm
        open={asking === 'renew'}
        title="Renew the link?"
        action="Renew"
        tone="pencil"
        pending={make.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() => makeLink('New link created. The old one no longer works.')}
      >
        <p>The current link stops working. Calendars that use it need the new one.</p>
      </Confirm>
      <Confirm
        open={asking === 'end'}
        title="Turn off the link?"
        action="Turn off"
        pending={end.isPending}
        onClose={() => setAsking(null)}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: () => {
              setAsking(null)
              saved.feed(null)
              notify({ title: 'The link no longer works' })
            },
            onError: failed,
          })
        }
      >
        <p>It stops working in every calendar that uses it. You can create another at any time.</p>
      </Confirm>
    </section>
  )
}
