import { LAST, steps } from './draft.ts'

/** How far one is: a bar in words for those who hear it, a row of seven for those who see it. */
export function Steps({ step, skipped }: { step: number; skipped: readonly number[] }) {
  return (
    <>
      <div
        role="progressbar"
        aria-label="Setting up your brand"
        aria-valuemin={1}
        aria-valuemax={LAST}
        aria-valuenow={step}
        aria-valuetext={`Step ${step} of ${LAST}: ${steps[step - 1]}`}
        className="h-2 overflow-hidden rounded-full bg-rule"
      >
        <div
          className="h-full rounded-full bg-pencil transition-[width] duration-300"
          style={{ width: `${(step / LAST) * 100}%` }}
        />
      </div>
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
