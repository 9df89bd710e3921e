// The actions of an idea in a small menu, for screens that show other things too.
import type { Idea } from '#contract/ideas.ts'
import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { useDates } from '../dates.ts'
import { useNotify } from '../notices.ts'
import { ideaAsText } from './idea-as-text.ts'
import { useMark } from './marks.ts'
import { Dismiss } from './dismiss.tsx'
import { menuBox, menuItem, StatusItems } from './status-menu.tsx'

export function IdeaMenu({ idea }: { idea: Idea }) {
  const mark = useMark()
  const { country } = useDates()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const askWhenClosed = useRef(false)
  const copy = async () => navigator.clipboard.writeText(ideaAsText(idea, country))
  return (
    <>
      {/* The menu is not modal, because a modal menu adds a style element, which the page's policy blocks. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          aria-label={`Actions for: ${idea.title}`}
          className="grid size-11 md:size-8 place-items-center rounded-ctl hover:bg-ink/6 data-[state=open]:bg-ink/6"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </DropdownMenu.Trigger>
        {/* The menu is not in a portal, so that it stays in its idea's landmark. */}
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className={menuBox}
          onCloseAutoFocus={() => {
            // The trigger must have the focus again first, because the dialog restores it there when it
            // closes.
            if (askWhenClosed.current) setAsking(true)
            askWhenClosed.current = false
          }}
        >
          <StatusItems idea={idea} />
          <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
          <DropdownMenu.Item className={menuItem} onSelect={() => (askWhenClosed.current = true)}>
            Dismiss…
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className={menuItem}
            onSelect={() =>
              void copy().then(
                () => notify({ title: 'Copied', text: idea.title }),
                () => notify({ title: 'Copying failed', tone: 'bad' }),
              )
            }
          >
            Copy idea
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <Dismiss
        idea={idea}
        open={asking}
        onClose={() => setAsking(false)}
        onSay={(dismissal) => {
          setAsking(false)
          mark(idea, { status: 'archived', dismissal })
        }}
      />
    </>
  )
}
