// Tabs on a screen. The open tab is in the address, so that a reload or a link opens it again.
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useScrollCue } from './use-scroll-cue.ts'

interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** Content at the end of the row of tabs. */
  aside?: ReactNode
}

export function Tabs({ label, tabs, aside }: TabsProps) {
  const [path, navigate] = useLocation()
  const row = useScrollCue<HTMLDivElement>()
  const asked = new URLSearchParams(useSearch()).get('tab')
  const open = tabs.find((tab) => tab.id === asked) ?? tabs[0]
  return (
    <Radix.Root
      value={open.id}
      onValueChange={(id) => navigate(id === tabs[0].id ? path : `${path}?tab=${id}`, { replace: true })}
    >
      <div className="z-20 flex flex-wrap items-end justify-between gap-x-6 border-ink bg-sheet pt-2 lg:sticky lg:top-0 lg:border-b-2">
        <Radix.List
          ref={row}
          aria-label={label}
          className="scroll-cue flex max-w-full overflow-x-auto border-ink max-lg:w-full max-lg:border-b-2"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.id}
              value={tab.id}
              className={
                'min-h-11 rounded-t-ctl px-3 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink sm:px-4 ' +
                'data-[state=active]:bg-ink data-[state=active]:text-paper'
              }
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        // Tabs are kept mounted, so that typed text and running work in one tab survive a visit to another.
        <Radix.Content key={tab.id} value={tab.id} forceMount className="pt-8 data-[state=inactive]:hidden">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
