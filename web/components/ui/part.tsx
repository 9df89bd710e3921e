import { type ReactNode, useId } from 'react'
import { SectionHeading } from './heading.tsx'

/** A titled part of a tab. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="pt-6">{children}</div>
    </section>
  )
}
