import type { User } from '#contract/account.ts'
import type { generateFirstDelivery } from '#contract/delivery.ts'
import type { AnswerOf } from '#contract/call.ts'
import { useBoot } from '#web/components/boot.ts'
import { OutboxNote } from '#web/components/outbox-note.tsx'
import { ideasInWords } from '#web/components/plan/counts.ts'
import { Tick } from '#web/components/frames/strokes.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useEffect, useState } from 'react'

/** Milliseconds after opening until each of the three lines appears. */
const APPEAR = [100, 600, 1200]

interface WelcomeProps {
  user: User
  delivery: AnswerOf<typeof generateFirstDelivery>
  onContinue: () => void
}

/** Says that the first delivery was sent, or is ready if no email can be sent, and where to find it. */
export function Welcome({ user, delivery, onContinue }: WelcomeProps) {
  const { productName, emailsOn } = useBoot()
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timers = APPEAR.map((after, index) => setTimeout(() => setShown(index + 1), after))
    return () => timers.forEach(clearTimeout)
  }, [])
  const { ideaCount, eventIdeaCount: eventIdeas } = delivery
  const ideas = ideasInWords({ ideas: ideaCount - eventIdeas, eventIdeas }, String)
  const sent = [
    `Your first content delivery was sent: ${ideas}.`,
    `Check your email: ${user.email}.`,
    'Not there? Look in your spam folder too.',
  ]
  const lines = delivery.url
    ? emailsOn
      ? sent
      : [`Your first content delivery is ready: ${ideas}.`]
    : [`Your brand is set up. We need more facts to make your first delivery.`]
  return (
    <Dialog open onClose={onContinue} title={`Welcome to ${productName}`}>
      <ul className="grid gap-3">
        {lines.map((line, index) => (
          <li
            key={line}
            className={`flex gap-3 transition duration-500 wrap-anywhere ${index < shown ? '' : 'translate-y-1 opacity-0'}`}
          >
            {/* Only the first line is something that is done. */}
            {index === 0 ? <Tick className="mt-1.5" /> : <span className="w-3.5 shrink-0" />}
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
      {delivery.shortfall && <p className="mt-3 text-ink-2">{delivery.shortfall}</p>}
      <OutboxNote />
      <div className="mt-7 flex flex-wrap gap-3">
        <Button tone="pencil" onClick={onContinue}>
          Continue to Dashboard
        </Button>
        {delivery.url && (
          <a href={delivery.url} target="_blank" rel="noopener" className="btn btn-line">
            Read it now
          </a>
        )}
      </div>
    </Dialog>
  )
}
