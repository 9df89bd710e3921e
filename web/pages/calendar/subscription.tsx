// The year in the calendar that people look at anyway: a secret link, made, renewed and ended here.
import { endCalendarFeed, makeCalendarFeed } from '#contract/seasons.ts'
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
  const failed = ({ message }: Error) => {
    setAsking(null)
    notify({ title: 'That was not saved', text: message, tone: 'bad' })
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
      <SectionHeading id="subscription">In your own calendar</SectionHeading>
      <div className="grid max-w-3xl gap-5 pt-5">
        <p className="max-w-[66ch]">
          A secret link brings what fits you, public holidays and your own events into the calendar you look
          at anyway, and keeps them up to date.
        </p>
        {feedUrl === null ? (
          <Button
            className="justify-self-start"
            pending={make.isPending}
            onClick={() => makeLink('Your link is made')}
          >
            Make a secret link
          </Button>
        ) : (
          <>
            <TextField
              label="Secret link"
              readOnly
              value={new URL(feedUrl, window.location.origin).href}
              onFocus={({ target }) => target.select()}
              hint="Whoever has this link can read your calendar, your own events among it."
            />
            <p className="max-w-[66ch] text-ink-2">
              Copy it, and paste it where your calendar takes an address: “From URL” in Google Calendar,
              “Subscribe from web” in Outlook, “New Calendar Subscription” in Apple Calendar.
            </p>
            <div className="flex flex-wrap gap-3">
              <CopyButton text={new URL(feedUrl, window.location.origin).href} />
              <Button onClick={() => setAsking('renew')}>Renew</Button>
              <Button onClick={() => setAsking('end')}>End</Button>
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
        onConfirm={() => makeLink('The link is new, and the old one no longer works')}
      >
        <p>The present link stops working. Calendars that have it need the new one.</p>
      </Confirm>
      <Confirm
        open={asking === 'end'}
        title="End the link?"
        action="End"
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
        <p>It stops working for every calendar that has it. You can make another at any time.</p>
      </Confirm>
    </section>
  )
}
