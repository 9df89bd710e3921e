import { expect, test } from 'vitest'
import type { FormContentType } from '#contract/content.ts'
import { library } from '#domain/library/library.ts'
import { builtIn } from '../built-in.ts'
import type { ProposedIdea } from '../engine.ts'
import { bakery } from '../fixtures/a-bakery.ts'
import { charity } from '../fixtures/a-charity.ts'
import { joinery } from '../fixtures/a-joinery.ts'
import { SUBJECT_MOST } from './email.ts'

const engine = builtIn(library)

async function ideasIn(format: FormContentType): Promise<ProposedIdea[]> {
  const proposals = [bakery, charity, joinery].map((brand) =>
    engine.propose({
      brand: { ...brand, contentTypes: [format], contentObjectives: [] },
      brief: null,
      count: 12,
      past: [],
      today: '2026-11-21',
      seed: format,
    }),
  )
  return (await Promise.all(proposals)).flatMap(({ ideas }) => ideas)
}

const lines = (idea: ProposedIdea, label: string) =>
  idea.formatFields.find((field) => field.label === label)?.lines ?? []

test.each([
  ['video', ['Shots', 'On screen']],
  ['podcast', ['Guest', 'Questions']],
  ['email', ['Subject', 'Preview line']],
  ['events', ['When', 'Where', 'Who for', 'Capacity to decide', 'What happens']],
  ['linkedin', ['Hook line']],
  ['social', ['First slide', 'Slides']],
  ['blog', ['Working headings']],
] as const)('%s carries what it needs, and never the same twice', async (format, labels) => {
  const ideas = await ideasIn(format)
  expect(ideas.length).toBeGreaterThan(9)
  for (const idea of ideas) {
    expect(idea.contentType).toBe(format)
    expect(idea.formatFields.map(({ label }) => label)).toEqual(labels)
    expect(
      idea.formatFields.every(
        (field) => field.lines.length > 0 && field.lines.every((line) => line.length > 3),
      ),
    ).toBe(true)
  }
  const texts = ideas.map((idea) => JSON.stringify(idea.formatFields))
  expect(new Set(texts).size).toBe(texts.length)
})

test('a subject fits a phone and the lines of a format are as many as it can use', async () => {
  for (const idea of await ideasIn('email'))
    expect(lines(idea, 'Subject')[0]?.length).toBeLessThanOrEqual(SUBJECT_MOST)
  for (const idea of await ideasIn('video')) expect([3, 4, 5]).toContain(lines(idea, 'Shots').length)
  for (const idea of await ideasIn('podcast')) expect([3, 4, 5]).toContain(lines(idea, 'Questions').length)
  for (const idea of await ideasIn('blog'))
    expect([2, 3, 4, 5, 6]).toContain(lines(idea, 'Working headings').length)
  for (const idea of await ideasIn('linkedin'))
    expect(lines(idea, 'Hook line')[0]?.length).toBeLessThanOrEqual(150)
})

test('a guest who is named is cited', async () => {
  const named = (await ideasIn('podcast')).filter((idea) =>
    /^(?:Hannah Tolley|Maureen Cass|Gwen Metcalfe)/.test(lines(idea, 'Guest')[0] ?? ''),
  )
  expect(named.length).toBeGreaterThan(0)
  for (const idea of named) {
    const name = lines(idea, 'Guest')[0]?.split(',')[0] ?? ''
    expect(idea.evidence.some(({ quote }) => quote.includes(name))).toBe(true)
  }
})
