// The layout of the signed-out screens, which also sets the page's title and focuses the heading.
import type { ReactNode } from 'react'
import { useBoot } from '../boot.ts'
import { useFocusedHeading } from './focus-heading.ts'
import { useTitle } from './page.tsx'
import { VisitorSheet } from './visitor-sheet.tsx'

interface VisitorFrameProps {
  title: string
  /** The heading, if it needs more than the title. */
  heading?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function VisitorFrame({ title, heading = title, lead, children = null }: VisitorFrameProps) {
  const head = useFocusedHeading()
  const { productName } = useBoot()
  useTitle(title)
  return (
    <VisitorSheet productName={productName} heading={heading} head={head} lead={lead}>
      {children}
    </VisitorSheet>
  )
}
