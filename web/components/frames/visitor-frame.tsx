// The frame of the screens before signing in, with what a screen does when it is shown.
import type { ReactNode } from 'react'
import { useBoot } from '../boot.ts'
import { useArrival } from './arrival.ts'
import { useTitle } from './page.tsx'
import { VisitorSheet } from './visitor-sheet.tsx'

interface VisitorFrameProps {
  title: string
  /** The heading, where it needs more than the title's words. */
  heading?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

export function VisitorFrame({ title, heading = title, lead, children = null }: VisitorFrameProps) {
  const head = useArrival()
  const { productName } = useBoot()
  useTitle(title)
  return (
    <VisitorSheet productName={productName} heading={heading} head={head} lead={lead}>
      {children}
    </VisitorSheet>
  )
}
