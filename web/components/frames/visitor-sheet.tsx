// The sheet of the screens before signing in: the form, and beside it ideas of the landing page's sample brand. The server sends it
// with the heading alone, so that people see where they are before the screen's code has come.
import type { ContentType } from '#contract/values/content.ts'
import type { ReactNode, Ref } from 'react'
import { kindClass, kindLabel } from '../kinds.ts'
import { Loop } from './strokes.tsx'
import { Wordmark } from './wordmark.tsx'

/** The headings of these screens before the user has sent anything. */
export const visitorHeadings = {
  '/login': 'Log in',
  '/register': 'Start Your 30-Day Free Trial',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'Choose a new password',
} as const

interface VisitorSheetProps {
  productName: string
  heading: ReactNode
  head?: Ref<HTMLHeadingElement>
  lead?: ReactNode
  children?: ReactNode
}

export const VisitorSheet = ({ productName, heading, head, lead, children }: VisitorSheetProps) => (
  <div className="grid min-h-dvh bg-sheet lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
    <div className="flex flex-col px-5 sm:px-10">
      <header className="py-6">
        <a href="/" className="reach inline-block">
          <Wordmark name={productName} />
          <span className="sr-only"> home</span>
        </a>
      </header>
      {/* The sheet is not centred, because the heading would jump when the form appears or shows an error. */}
      <main
        className="mx-auto w-full max-w-md pt-[4vh] pb-16 sm:pt-[12vh]"
        aria-busy={children === undefined || undefined}
      >
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
    <Ideas />
  </div>
)

/** The sheet of a screen whose code is on its way, where the address has one. */
export function waitingSheet(path: string, productName: string): ReactNode {
  const heading = Object.entries(visitorHeadings).find(([of]) => of === path)?.[1]
  return heading === undefined ? null : <VisitorSheet productName={productName} heading={heading} />
}

/** Titles of ideas that the engine made; they are on the landing page too. */
export const samples: readonly { kind: ContentType; title: string; looped?: boolean }[] = [
  { kind: 'video', title: 'Take some of Morfudd home' },
  {
    kind: 'blog',
    title: 'Why Ail Godiad’s bread costs what it does: five steps you can’t hurry',
    looped: true,
  },
  { kind: 'social', title: 'Do you do wedding cakes?' },
]

const Ideas = () => (
  <div aria-hidden="true" className="hidden content-center border-l border-rule bg-paper px-[12%] lg:grid">
    <p className="font-display text-d2">
      <span className="text-d1 font-semibold">3</span> ideas for a bakery
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
