// Whether a play can be told of a brand at all.
import type { Play } from '../form.ts'
import { isThere, newTrace, type Voice } from './lines.ts'
import type { Scene } from './scene.ts'

/** Whether what the play hangs on is known, its country is the brand's, and no answer rules it out. */
export function isOpen(play: Play, { region, answers, card }: Scene, voice: Voice): boolean {
  const isHere =
    play.country === null || play.country === region || play.country === (card.country ?? '').toLowerCase()
  return (
    isHere &&
    play.needs
      .filter(({ slot }) => !perOffering.has(slot))
      .every((need) => isThere(need, voice, newTrace())) &&
    !play.not.some(({ question, values, not }) => {
      const answer = answers.get(question)?.toLowerCase()
      return answer !== undefined && values.includes(answer) !== not
    })
  )
}

/** Slots that each offering brings itself. */
export const perOffering: ReadonlySet<string> = new Set(['offering', 'note', 'offering-price'])
