import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds before the first tooltip, and within which the next one follows at once. */
const DELAY = 700
const SKIP_DELAY = 300

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  text: string
  side?: 'top' | 'right'
  /** Only shown where the words are not already there to read. */
  enabled?: boolean
  children: ReactNode
}

export function Tooltip({ text, side = 'top', enabled = true, children }: TooltipProps) {
  return (
    <Radix.Root {...(!enabled && { open: false })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* No portal: its words belong to the landmark that the trigger stands in. */}
      <Radix.Content
        side={side}
        sideOffset={8}
        className="z-50 max-w-64 rounded-ctl bg-ink px-3 py-1.5 text-small text-paper"
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  )
}
