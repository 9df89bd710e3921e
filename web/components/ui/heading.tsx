import type { ReactNode } from 'react'

/** A section title with a line. */
export const SectionHeading = ({
  id,
  children,
  aside,
}: {
  id?: string
  children: ReactNode
  aside?: ReactNode
}) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
    <h2 id={id} className="font-display text-d2 font-semibold">
      {children}
    </h2>
    {aside}
  </div>
)
