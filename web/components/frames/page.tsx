// The layout of a screen: its title in the tab and as the heading, and what is beside the heading.
import { useBoot } from '../boot.ts'
import { type ReactNode, useEffect } from 'react'
import { useFocusedHeading } from './focus-heading.ts'

interface PageProps {
  /** The browser tab's title, and the heading unless another is given. */
  title: string
  heading?: ReactNode
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function Page({ title, heading = title, lead, aside, children }: PageProps) {
  const head = useFocusedHeading()
  useTitle(title)
  return (
    <div className="mx-auto max-w-[76rem]">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1
            ref={head}
            tabIndex={-1}
            className="font-display text-d1 font-semibold wrap-anywhere outline-none"
          >
            {heading}
          </h1>
          {lead && <p className="mt-1 text-lead text-ink-2 wrap-anywhere">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  )
}

/** Sets the browser tab's title. */
export function useTitle(title: string): void {
  const { productName } = useBoot()
  useEffect(() => {
    document.title = `${title} | ${productName}`
  }, [title, productName])
}
