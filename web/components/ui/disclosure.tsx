import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** Content that can be opened, closed at first. */
export const Disclosure = ({ summary, open = false, onToggle, children }: DisclosureProps) => (
  <details
    open={open}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
    className="group max-w-full open:basis-full"
  >
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium text-pencil md:min-h-9 [&::-webkit-details-marker]:hidden">
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="size-3 shrink-0 transition-transform group-open:rotate-90"
      >
        <path d="M4 2l4.500 4L4 10" className="stroke" strokeWidth="2" />
      </svg>
      <span className="underline decoration-[1.5px] underline-offset-[.2em]">{summary}</span>
    </summary>
    <div className="pt-2 pb-1">{children}</div>
  </details>
)
