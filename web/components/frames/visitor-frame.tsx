// The layout of the signed-out screens: the form, and beside it a sample day of somebody's calendar.
import { useBoot } from '../boot.ts'
import type { ContentType } from '#contract/values/content.ts'
import type { ReactNode } from 'react'
import { useFocusedHeading } from './focus-heading.ts'
import { kindClass, kindLabel } from '../kinds.ts'
import { useTitle } from './page.tsx'
import { Loop } from './strokes.tsx'
import { Wordmark } from './wordmark.tsx'

interface VisitorFrameProps {
  title: string
  /** The heading, if it needs more than the title. */
  heading?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function VisitorFrame({ title, heading = title, lead, children }: VisitorFrameProps) {
  const head = useFocusedHeading()
  const { productName } = useBoot()
  useTitle(title)
  return (
    <div className="grid min-h-dvh bg-sheet lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="flex flex-col px-5 sm:px-10">
        <header className="py-6">
          <a href="/">
            <Wordmark name={productName} />
            <span className="sr-only"> home</span>
          </a>
        </header>
        <main className="mx-auto my-auto w-full max-w-md pt-6 pb-16">
          <h1
            ref={head}
            tabIndex={-1}
            className="font-display text-[2.125rem] leading-tight font-semibold tracking-[-.02em] outline-none"
          >
            {heading}
          </h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
          <div className="mt-7">{children}</div>
        </main>
      </div>
      <Day />
    </div>
  )
}

const samples: readonly { kind: ContentType; title: string; looped?: boolean }[] = [
  { kind: 'email', title: 'What our head baker does with the loaf nobody bought' },
  { kind: 'blog', title: 'Why a £4.20 sourdough takes two days and one grandmother', looped: true },
  { kind: 'video', title: 'Half past three in the morning, in ninety seconds' },
]

const Day = () => (
  <div aria-hidden="true" className="hidden content-center border-l border-rule bg-paper px-[12%] lg:grid">
    <p className="font-display text-d2">
      <span className="text-d1 font-semibold">25</span> Wed
    </p>
    <div className="mt-5 grid gap-6">
      {samples.map(({ kind, title, looped }) => (
        <div key={title} className={`slip max-w-96 p-5 pt-10 ${kindClass(kind)}`}>
          <p className="tab tab-hang">{kindLabel(kind)}</p>
          <p className="font-display text-d3 font-semibold text-balance">{title}</p>
          {looped && <Loop className="-inset-3 size-[calc(100%+1.5rem)]" />}
        </div>
      ))}
    </div>
  </div>
)
