// A play as this brand would get it, part by part.
import type { WovenPlay } from '#contract/library.ts'
import { kindLabel } from '#web/components/kinds.ts'
import type { ReactNode } from 'react'
import { Highlight } from './highlight.tsx'

export function PlaySheet({ woven }: { woven: NonNullable<WovenPlay['woven']> }) {
  const { format, why, outline, draft, callToAction, prepare, checks, formatFields } = woven
  return (
    <div className="grid max-w-[52rem] gap-5 rounded-panel bg-paper p-5">
      <Part name="Why">
        <Highlight text={why} />
      </Part>
      <Part name={`Draft, as ${kindLabel(format).toLowerCase()}`}>
        {draft.split('\n\n').map((paragraph, at) => (
          <p key={at} className="not-first:mt-3 whitespace-pre-line">
            <Highlight text={paragraph} />
          </p>
        ))}
      </Part>
      <Part name="Call to action">
        <Highlight text={callToAction} />
      </Part>
      <Lines name="Outline" lines={outline} />
      {formatFields.map(({ label, lines }) => (
        <Lines key={label} name={label} lines={lines} />
      ))}
      <Lines name="Prepare" lines={prepare} />
      <Lines name="Check before you publish" lines={checks} />
    </div>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="wrap-anywhere">
    <h3 className="mb-1 text-small font-semibold text-ink-2">{name}</h3>
    {children}
  </section>
)

const Lines = ({ name, lines }: { name: string; lines: readonly string[] }) =>
  lines.length > 0 && (
    <Part name={name}>
      <ul className="list-disc pl-5">
        {lines.map((line, at) => (
          <li key={at}>
            <Highlight text={line} />
          </li>
        ))}
      </ul>
    </Part>
  )
