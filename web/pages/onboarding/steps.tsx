import { Progress } from '#web/components/ui/progress.tsx'
import { LAST, steps } from './draft.ts'

/** The progress: in words for screen readers, and a row of seven for everyone else. */
export function Steps({ step, skipped }: { step: number; skipped: readonly number[] }) {
  return (
    <>
      <Progress
        label="Setting up your brand"
        share={step / LAST}
        text={`Step ${step} of ${LAST}: ${steps[step - 1]}`}
      />
      <ol className="mt-2.5 grid grid-cols-7 gap-2 text-tab">
        {steps.map((name, index) => {
          const here = index + 1
          return (
            <li
              key={name}
              aria-current={here === step ? 'step' : undefined}
              className={`min-w-0 ${here === step ? 'font-semibold' : 'text-ink-2'}`}
            >
              <span aria-hidden="true" className="sm:hidden">
                {here}
              </span>
              <span className="block leading-tight max-sm:sr-only">{name}</span>
              {skipped.includes(here) && (
                <span className="mt-0.5 block leading-tight max-sm:sr-only">Skipped</span>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
