import { opens, type Plan } from '#contract/plans.ts'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'

/** The three ways to begin. */
export function NothingKnown({ plan, onTell }: { plan: Plan; onTell: () => void }) {
  return (
    <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
      <p className="font-display text-d3 font-semibold">Nothing is known of your brand yet</p>
      <p className="mx-auto mt-1 max-w-[46ch] text-ink-2">
        Ideas are made of facts that only you can tell: your prices, your people, how you work.
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        {opens(plan, 'website') && (
          <ButtonLink to="/profile?tab=website" tone="pencil">
            Have your website read
          </ButtonLink>
        )}
        {opens(plan, 'documents') && <ButtonLink to="/profile?tab=documents">Upload a document</ButtonLink>}
        <Button tone={opens(plan, 'website') ? 'line' : 'pencil'} onClick={onTell}>
          Tell us something
        </Button>
      </div>
    </div>
  )
}
