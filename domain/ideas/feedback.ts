// What people's marks on ideas teach: what must not come again, and what should come more or less often.
import type { IdeaKey, PastIdea } from './engine.ts'
import { fingerprintsIn } from './subject.ts'

/**
 * Tells what was turned down: a fact that is not true in every idea, a way of telling that is not the brand's voice on every
 * fact, and for every other reason this way of telling this fact, in any format.
 */
export function refusedBy(past: readonly PastIdea[]): (key: Pick<IdeaKey, 'entry' | 'subject'>) => boolean {
  const dismissed = past.filter(({ dismissedFor }) => dismissedFor !== null)
  if (dismissed.length === 0) return () => false
  const untrue = dismissed.filter(({ dismissedFor }) => dismissedFor === 'not-true')
  const unlike = dismissed.filter(({ dismissedFor }) => dismissedFor === 'not-our-voice')
  const facts = new Set(untrue.flatMap(({ key }) => fingerprintsIn(key.subject)))
  const entries = new Set(unlike.map(({ key }) => key.entry))
  const pairs = new Set(dismissed.map(({ key }) => `${key.entry} ${key.subject}`))
  return ({ entry, subject }) =>
    entries.has(entry) ||
    pairs.has(`${entry} ${subject}`) ||
    fingerprintsIn(subject).some((fingerprint) => facts.has(fingerprint))
}

export interface Likeable {
  entry?: string
  stage?: string
  formats: readonly string[]
  objectives: readonly string[]
}

/** From 0 (people turned down what is like it) over 0.5 (nothing known) to 1 (they used what is like it). */
export function likingsOf(past: readonly PastIdea[]): (parts: Likeable) => number {
  const likings = new Map<string, number>()
  for (const idea of past) {
    for (const part of ['entry', 'stage', 'format', 'objective'] as const) {
      const name = `${part} ${idea.key[part]}`
      const sum = (likings.get(name) ?? 0) + lesson(idea, part)
      likings.set(name, Math.max(-most, Math.min(most, sum)))
    }
  }
  const of = (part: string, value: string) => likings.get(`${part} ${value}`) ?? 0
  const best = (part: string, values: readonly string[]) =>
    values.length === 0 ? 0 : Math.max(...values.map((value) => of(part, value)))
  return ({ entry = '', stage = '', formats, objectives }) => {
    const sum =
      of('entry', entry) + of('stage', stage) + best('format', formats) + best('objective', objectives)
    return 1 / (1 + Math.exp(-sum))
  }
}

/** However often something was marked, new marks can still turn it. */
const most = 3

/** A reason weighs on the part it names, and little on the others. */
function lesson(
  { status, dismissedFor }: PastIdea,
  part: 'entry' | 'stage' | 'format' | 'objective',
): number {
  if (dismissedFor === null) return { generated: 0, in_use: 0.3, published: 0.4, archived: -0.1 }[status]
  const isMeant =
    (dismissedFor === 'too-much-work' && part === 'format') ||
    (dismissedFor === 'wrong-audience' && part === 'stage')
  return isMeant ? -1 : -0.15
}
