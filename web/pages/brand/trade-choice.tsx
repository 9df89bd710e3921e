// The brand's trade, and a second one if it has two.
import type { AnswerOf } from '#contract/call.ts'
import { readBrand } from '#contract/brand.ts'
import { type Profile, type ProfileChanges, readProfile, saveProfile } from '#contract/profile.ts'
import { readQuestions } from '#contract/questions.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { SelectField } from '#web/components/ui/field.tsx'

export function TradeChoice({ known }: { known: AnswerOf<typeof readBrand> }) {
  const profile = useRead(readProfile).data
  const { save, pending } = useTrade(profile)
  const { trade, secondTrade, trades } = known
  if (!profile) return null
  return (
    <section aria-label="Trade" className="grid gap-3 rounded-panel bg-paper p-4 sm:p-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Your trade"
          value={trade?.id ?? ''}
          disabled={pending}
          onChange={({ target }) => {
            const chosen = trades.find(({ id }) => id === target.value)
            if (chosen) save({ industry: chosen.name }, { industry: profile.industry })
          }}
        >
          {trade === null && <option value="">Another trade</option>}
          {trades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Second trade (optional)"
          value={secondTrade?.id ?? ''}
          disabled={pending}
          onChange={({ target }) =>
            save({ secondTrade: target.value || null }, { secondTrade: profile.secondTrade })
          }
        >
          <option value="">None</option>
          {trades
            .filter(({ id }) => id !== trade?.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      </div>
      <p className="text-small text-ink-2 wrap-anywhere">
        {trade === null
          ? `“${profile.industry}” isn’t a trade we know well, so you get ideas that suit any organisation. Choose the closest trade for more.`
          : `From your industry, “${profile.industry}”. This sets which ideas, questions and dates you get.`}
      </p>
    </section>
  )
}

/** Saves the trade, with Undo. */
function useTrade(profile: Profile | undefined) {
  const kept = useReadCache()
  const notify = useNotify()
  const change = useSend(saveProfile)
  const save = (body: ProfileChanges, back: ProfileChanges | null) =>
    change.mutate(
      { body },
      {
        onSuccess: (saved) => {
          kept.put(readProfile, saved)
          void kept.refresh(readBrand, readQuestions)
          notify({
            title: 'Saved',
            ...(back && {
              action: {
                label: 'Undo',
                otherwise: 'Undo with F8, or choose the trade you had',
                act: () => save(back, null),
              },
            }),
          })
        },
        onError: (error) => notify({ title: 'We couldn’t save that', text: error.message, error }),
      },
    )
  return { save, pending: change.isPending && profile !== undefined }
}
