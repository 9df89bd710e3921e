import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { builtIn } from './built-in.ts'
import type { PastIdea, ProposedIdea } from './engine.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { likingsOf } from './feedback.ts'
import { fingerprintsIn } from './subject.ts'

const engine = builtIn(library)
const today = '2026-11-21'

async function ideasAfter(past: PastIdea[], count = 5): Promise<ProposedIdea[]> {
  const request = { brand: bakery, brief: null, count, past, today, seed: 'feedback' }
  return (await engine.propose(request)).ideas
}

const marked = (idea: ProposedIdea, mark: Pick<PastIdea, 'status' | 'dismissedFor'>): PastIdea => ({
  ...idea,
  generatedAt: new Date(today),
  ...mark,
})
const dismissed = (idea: ProposedIdea, dismissedFor: PastIdea['dismissedFor']) =>
  marked(idea, { status: 'archived', dismissedFor })

test('what is not true of a brand is the ground of no further idea', async () => {
  const [first] = await ideasAfter([], 1)
  if (first === undefined) throw new Error('The bakery has no idea')
  const untrue = fingerprintsIn(first.key.subject)
  const later = await ideasAfter([dismissed(first, 'not-true')], 30)
  expect(later.length).toBeGreaterThan(10)
  expect(
    later.flatMap(({ key }) => fingerprintsIn(key.subject)).filter((one) => untrue.includes(one)),
  ).toEqual([])
})

test('a way of telling that is not how the brand speaks does not come back on another fact', async () => {
  const [first] = await ideasAfter([], 1)
  if (first === undefined) throw new Error('The bakery has no idea')
  const later = await ideasAfter([dismissed(first, 'not-our-voice')], 30)
  expect(later.map(({ key }) => key.entry)).not.toContain(first.key.entry)
})

test('what was turned down does not come back in another format, even years later', async () => {
  const [first] = await ideasAfter([], 1)
  if (first === undefined) throw new Error('The bakery has no idea')
  const past = [{ ...dismissed(first, 'other'), generatedAt: new Date('2020-01-01') }]
  const later = await ideasAfter(past, 30)
  const isSame = ({ key }: ProposedIdea) => key.entry === first.key.entry && key.subject === first.key.subject
  expect(later.filter(isSame)).toEqual([])
})

test('formats that are too much work come less often, and what is published more', async () => {
  const ideas = await ideasAfter([], 12)
  const ofFormat = (some: ProposedIdea[], format: string) =>
    some.filter(({ contentType }) => contentType === format).length
  const videos = ideas.filter(({ contentType }) => contentType === 'video')
  expect(videos.length).toBeGreaterThan(1)
  const others = ideas.filter(({ contentType }) => contentType !== 'video')
  const before = ofFormat(
    await ideasAfter(
      ideas.map((idea) => marked(idea, { status: 'generated', dismissedFor: null })),
      12,
    ),
    'video',
  )
  const after = ofFormat(
    await ideasAfter(
      [
        ...videos.map((idea) => dismissed(idea, 'too-much-work')),
        ...others.map((idea) => marked(idea, { status: 'published', dismissedFor: null })),
      ],
      12,
    ),
    'video',
  )
  expect(after).toBeLessThan(before)
})

test('nothing marked is nothing known', () => {
  const parts = { entry: 'moves/one', stage: 'use', formats: ['blog'], objectives: [] }
  expect(likingsOf([])(parts)).toBe(0.5)
})
