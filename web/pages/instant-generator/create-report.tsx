import { createWebDelivery, readDeliveries } from '#contract/delivery.ts'
import type { Idea } from '#contract/ideas.ts'
import { opens, type Plan } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { CheckGroup } from '#web/components/ui/check-group.tsx'
import { control } from '#web/components/ui/field.tsx'
import { useState } from 'react'
import { X } from 'lucide-react'

const MOST = 30

interface DeliveryPageProps {
  profile: Profile
  plan: Plan
  chosen: readonly Idea[]
  /** Clears the selection, which hides the bar. */
  onClear: () => void
}

/** A bar that makes a report to share from the selected ideas and shows its link. It stays visible while ideas are selected. */
export function CreateReport({ profile, plan, chosen, onClear }: DeliveryPageProps) {
  const [added, setAdded] = useState(['events', 'news'])
  const offered: Record<string, string> = {
    ...(opens(plan, 'seasonal') && profile.seasonalContentEnabled && { events: 'Upcoming events' }),
    ...(opens(plan, 'news') && { news: 'News of the week' }),
  }
  const notify = useNotify()
  const kept = useReadCache()
  const create = useSend(createWebDelivery, {
    onDone: () => {
      onClear()
      void kept.refresh(readDeliveries)
    },
  })
  if (!chosen.length && !create.data) return null
  const send = () =>
    create.mutate(
      {
        body: {
          profileId: profile.id,
          deliveryType: 'instant',
          contentIdeas: chosen.map(({ id }) => ({ id })),
          ...(!added.includes('events') && { events: null }),
          ...(!added.includes('news') && { industryInsights: null }),
        },
      },
      {
        onError: (error) =>
          notify({
            title: 'Delivery Failed',
            text: 'Failed to create delivery page. Please try again.',
            error,
          }),
      },
    )
  const close = () => {
    create.reset()
    onClear()
  }
  const link = create.data && new URL(create.data.url, window.location.origin).href
  return (
    <section
      aria-label="Report"
      className="sticky bottom-3 z-10 rounded-panel border border-edge/40 bg-wash p-5 shadow-xl"
    >
      <div className="flex flex-wrap items-center gap-4 pr-10">
        <p className="max-w-[44ch] grow">{said(chosen.length, link !== undefined)}</p>
        {chosen.length > 0 && (
          <Button tone="pencil" pending={create.isPending} disabled={chosen.length > MOST} onClick={send}>
            Create delivery page
          </Button>
        )}
      </div>
      {chosen.length > 0 && Object.keys(offered).length > 0 && (
        <div className="mt-4">
          <CheckGroup legend="Add to the report" options={offered} value={added} onChange={setAdded} />
        </div>
      )}
      <button
        type="button"
        aria-label={chosen.length > 0 ? 'Clear the chosen ideas' : 'Close'}
        onClick={close}
        className="absolute top-3 right-3 grid size-11 md:size-9 place-items-center rounded-ctl hover:bg-ink/6"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {link && (
        <div className="mt-4 flex flex-wrap gap-3 border-t border-edge/40 pt-4">
          <input
            aria-label="Link to the report"
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className={`${control} min-w-0 flex-1 basis-64`}
          />
          <CopyButton text={link} />
          <a href={link} target="_blank" rel="noopener" className="btn btn-line">
            Open
          </a>
          <output className="sr-only">The report is ready.</output>
        </div>
      )}
    </section>
  )
}

function said(chosen: number, isMade: boolean): string {
  if (chosen === 0 && isMade)
    return 'Your report is ready. Anyone with the link can read it without an account.'
  return chosen > MOST
    ? `A report can have up to ${MOST} ideas. You’ve chosen ${chosen}.`
    : `${chosen} ${chosen === 1 ? 'idea' : 'ideas'} chosen. Anyone with the link can read the report without an account.`
}
