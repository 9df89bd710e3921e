// Learns from the statuses and dismissals of past ideas which ideas must not come again, and which kinds
// should come more or less often.
import type { IdeaKey, PastIdea } from '../engine.ts'

/**
 * Whether a play must not be used again because an idea was dismissed. After "Wrong tone" this goes for the
 * play with any offering, after another reason only with the same one.
 */
export function dismissedIn(past: readonly PastIdea[]): (key: Pick<IdeaKey, 'play' | 'offering'>) => boolean {
  const dismissed = past.filter(({ dismissedFor }) => dismissedFor !== null)
  const plays = new Set(
    dismissed.filter(({ dismissedFor }) => dismissedFor === 'not-our-voice').map(({ key }) => key.play),
  )
  const pairs = new Set(dismissed.map(({ key }) => `${key.play} ${key.offering}`))
  return ({ play, offering }) => plays.has(play) || pairs.has(`${play} ${offering}`)
}

type Part = 'intent' | 'format' | 'objective'

/** How much people liked similar ideas, from -1 (dismissed) through 0 (unknown) to 1 (used). */
export function preferencesFrom(past: readonly PastIdea[]): (key: Pick<IdeaKey, Part>) => number {
  const sums = new Map<string, number>()
  for (const idea of past)
    for (const part of ['intent', 'format', 'objective'] as const) {
      const name = `${part} ${idea.key[part]}`
      sums.set(name, Math.max(-MOST, Math.min(MOST, (sums.get(name) ?? 0) + effectOn(idea, part))))
    }
  return (key) => {
    const sum = (['intent', 'format', 'objective'] as const)
      .map((part) => sums.get(`${part} ${key[part]}`) ?? 0)
      .reduce((total, one) => total + one, 0)
    return Math.tanh(sum)
  }
}

/** Each sum is limited to this, so that a few new statuses can always reverse it. */
const MOST = 3

/**
 * How strongly an idea's status counts for one of its parts. The reason of a dismissal counts fully for the
 * part it is about, and little for the others.
 */
function effectOn({ status, dismissedFor }: PastIdea, part: Part): number {
  if (dismissedFor === null) return { generated: 0, in_use: 0.3, published: 0.4, archived: -0.1 }[status]
  const isMeant =
    (dismissedFor === 'too-much-work' && part === 'format') ||
    (dismissedFor === 'wrong-audience' && part === 'intent')
  return isMeant ? -1 : -0.15
}
