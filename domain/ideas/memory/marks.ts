// What the statuses and dismissals of past ideas teach: what must not come again, and what should come more or less
// often.
import type { IdeaKey, PastIdea } from '../engine.ts'

/**
 * Whether a play was dismissed for this brand: for its tone, with any offering; for another reason, only with the
 * same one.
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

/** From -1 (people dismissed similar ideas) through 0 (unknown) to 1 (they used similar ideas). */
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

/** The limit of each sum, so that new statuses can always reverse it. */
const MOST = 3

/** A dismissal's reason counts fully for the part it concerns, and little for the others. */
function effectOn({ status, dismissedFor }: PastIdea, part: Part): number {
  if (dismissedFor === null) return { generated: 0, in_use: 0.3, published: 0.4, archived: -0.1 }[status]
  const isMeant =
    (dismissedFor === 'too-much-work' && part === 'format') ||
    (dismissedFor === 'wrong-audience' && part === 'intent')
  return isMeant ? -1 : -0.15
}
