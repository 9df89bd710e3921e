import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/**
 * The milliseconds before the first tooltip is shown; within the same time, the next one is shown at once.
 */
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
  /** Whether to show the tooltip; false if its words are already visible. */
  enabled?: boolean
  children: ReactNode
}

export function Tooltip({ text, side = 'top', enabled = true, children }: TooltipProps) {
  return (
    <Radix.Root {...(!enabled && { open: false })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* The tooltip is not in a portal, so that it stays in its trigger's landmark. */}
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
