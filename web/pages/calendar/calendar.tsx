import { opens } from '#contract/plans.ts'
import { readProfile } from '#contract/profile.ts'
import { type Calendar as KnownCalendar, type OwnEvent, readCalendar } from '#contract/seasons.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { Page } from '#web/components/frames/page.tsx'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { ComingUp, isWorldwide } from './coming-up.tsx'
import { entriesOf } from './entries.ts'
import { EventDialog } from './event-dialog.tsx'
import { FoundEvents } from './found-events.tsx'
import { Subscription } from './subscription.tsx'
import { useCalendar } from './use-calendar.ts'
import { Year } from './year.tsx'

/** The year ahead: what is coming up that is worth content, and twelve months to plan with. */
export default function Calendar() {
  const plan = useUser().data?.plan
  const isOpen = plan !== undefined && opens(plan, 'seasonal')
  const calendar = useRead(readCalendar, undefined, { fresh: true, enabled: isOpen })
  const [editing, setEditing] = useState<{ event: OwnEvent | null } | null>(null)
  return (
    <Page
      title="Calendar"
      lead="Key dates and when to start."
      aside={
        calendar.data && (
          <Button tone="pencil" onClick={() => setEditing({ event: null })}>
            Add an event
          </Button>
        )
      }
    >
      {!isOpen ? (
        <PlanLock feature="seasonal" what="the year ahead">
          Key dates for your country and your trade, and when to start on each.
        </PlanLock>
      ) : calendar.data ? (
        // If rereading fails, the page keeps showing what it has.
        <Known calendar={calendar.data} onEdit={(event) => setEditing({ event })} />
      ) : calendar.isPending ? (
        <Skeleton rows={4} height="h-52" />
      ) : calendar.error.status === 404 ? (
        <CompleteProfile />
      ) : (
        <Failed error={calendar.error} onRetry={calendar.refetch} />
      )}
      <EventDialog open={editing !== null} event={editing?.event ?? null} onClose={() => setEditing(null)} />
    </Page>
  )
}

/** The default, if the profile could not be read. */
const LEAD_TIME = 2

interface KnownProps {
  calendar: KnownCalendar
  onEdit: (event: OwnEvent) => void
}

function Known({ calendar, onEdit }: KnownProps) {
  const leadTimeMonths = useRead(readProfile).data?.seasonalLeadTimeMonths ?? LEAD_TIME
  const { hide, putBack, remove, setFaith, addFound, leaveOut } = useCalendar()
  const entries = entriesOf(calendar, leadTimeMonths)
  const acts = { hide, putBack, remove, edit: onEdit }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <div className="grid gap-6">
        <WhatIsMissing calendar={calendar} />
        <FoundEvents calendar={calendar} onAdd={addFound} onLeaveOut={leaveOut} />
        <ComingUp calendar={calendar} entries={entries} leadTimeMonths={leadTimeMonths} acts={acts} />
      </div>
      <Year calendar={calendar} entries={entries} acts={acts} onFaith={setFaith} />
      <Subscription feedUrl={calendar.feedUrl} />
    </div>
  )
}

/** Which profile fields are missing, and what is left out because of that. */
function WhatIsMissing({ calendar }: { calendar: KnownCalendar }) {
  const worldwide = isWorldwide(calendar)
  if (!worldwide && calendar.trade !== null) return null
  return (
    <Alert tone="plain">
      {worldwide && (
        <p>
          You haven’t chosen a country, so you only see worldwide dates.{' '}
          <Link href="/profile" className="link">
            Choose a country
          </Link>
        </p>
      )}
      {calendar.trade === null && (
        <p>
          We don’t know your trade well, so these dates suit any organisation.{' '}
          <Link href="/brand" className="link">
            Choose your trade
          </Link>
        </p>
      )}
    </Alert>
  )
}
