// A menu to choose an idea's status. Not a select, because its arrow keys would set each status passed, and a marked idea leaves
// its shelf.
import { type Idea, IdeaStatus } from '#contract/ideas.ts'
import { ChevronDown } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { Tick } from '../frames/strokes.tsx'
import { useMark } from './marks.ts'
import { shelfNames } from './words.ts'

export const menuBox = 'z-40 grid min-w-48 rounded-panel border-[1.5px] border-edge bg-sheet p-1.5 shadow-xl'
export const menuItem =
  'flex min-h-11 md:min-h-10 cursor-pointer items-center gap-3 rounded-ctl px-3 outline-none data-highlighted:bg-pencil-soft'

export const StatusMenu = ({ idea }: { idea: Idea }) => (
  // The menu is not modal, because a modal menu adds a style element, which the page's policy blocks.
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className="mr-1 flex min-h-11 items-center gap-2 rounded-ctl border-[1.5px] border-edge px-3 font-medium hover:bg-ink/6 md:min-h-9">
      <span>
        <span className="font-normal text-ink-2">Status: </span>
        {shelfNames[idea.status]}
      </span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </DropdownMenu.Trigger>
    {/* The menu is not in a portal, so that it stays in its idea's landmark. */}
    <DropdownMenu.Content align="start" sideOffset={6} collisionPadding={12} className={menuBox}>
      <StatusItems idea={idea} />
    </DropdownMenu.Content>
  </DropdownMenu.Root>
)

/** The statuses, with the current one ticked. */
export function StatusItems({ idea }: { idea: Idea }) {
  const mark = useMark()
  return (
    <DropdownMenu.RadioGroup
      aria-label="Status"
      value={idea.status}
      onValueChange={(status) => mark(idea, { status: IdeaStatus.parse(status), dismissal: null })}
    >
      {IdeaStatus.options.map((status) => (
        <DropdownMenu.RadioItem
          key={status}
          value={status}
          disabled={status === idea.status}
          className={`${menuItem} justify-between data-[state=checked]:font-semibold`}
        >
          {shelfNames[status]}
          {status === idea.status && <Tick />}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
