import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import type { Entry } from '#domain/library/entry.ts'
import type { PastIdea } from './engine.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { anEntry } from './fixtures/an-entry.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { remember } from './memory.ts'
import { realisations } from './realise.ts'
import { scoreAll } from './score.ts'
import { learnCasing } from './wording/casing.ts'

function told(
  fact: Fact,
  changed: Partial<Entry> = {},
  past: PastIdea[] = [],
  beside: Fact[] = fact === dough ? [loaf] : [],
) {
  const archetype = { id: 'bread', name: 'Bread', industries: [], words: [], questions: [] }
  const moves = [anEntry({ needs: { types: [fact.type], concepts: [] }, ...changed })]
  const facts = knownFacts({ ...bakery, facts: [fact, ...beside] }, '2026-11-21')
  const today = '2026-11-21'
  const memory = remember(past, today)
  const wanted = { formats: ['blog'], objectives: ['inform'] } as const
  const candidates = findCandidates(
    listEntries({ archetypes: [archetype], moves }, archetype),
    facts.printable,
    wanted,
  )
  return scoreAll(candidates, { facts, memory, brief: null, objectives: ['inform'], today }).flatMap(
    (scored) => [
      ...realisations(
        { candidate: scored.candidate, scored, format: 'blog', objective: 'inform', isWildcard: false },
        {
          brand: bakery,
          facts: facts.printable,
          casing: learnCasing([fact.quote], new Set()),
          memory,
          today,
          seed: 's',
        },
      ),
    ],
  )
}

const dough = aFact(
  'process',
  'The dough proves for thirty hours.',
  {},
  {
    heading: 'Slow',
    place: { of: 'https://brand.test/bread', label: 'Our bread' },
  },
)

const loaf = aFact(
  'labelled-price',
  'Long loaf £4.60',
  { label: 'Long loaf', amount: '£4.60' },
  { heading: 'Slow', place: { of: 'https://brand.test/bread', label: 'Our bread' } },
)

test('a sentence that any company could say is told with the fact that stands beside it, or not at all', () => {
  const [idea] = told(dough)
  expect(idea?.summary).toMatch(/: “Long loaf £4\.60”\.$/)
  expect(idea?.supporting.map(({ fact }) => fact.quote)).toEqual(['Long loaf £4.60'])
  expect(told(dough, {}, [], [])).toEqual([])
  expect(told(dough, {}, [], [{ ...loaf, heading: 'Elsewhere' }])).toEqual([])
})

test('an idea is why it matters, the words it rests on with their place, and a plan', () => {
  const [idea] = told(dough)
  expect(idea?.summary).toMatch(
    /^People see the counter and not the hours behind it\. .*: “The dough proves for thirty hours\.”/,
  )
  const doubt = idea?.description.split('\n\n')[2] ?? ''
  expect(doubt).toBe('Doubt: Faster ones taste the same.')
  expect(idea?.description).toBe(
    [
      'Show the waiting, because that is the work.',
      '1. Start with the clock and say when the work began.\n2. Ask whoever does the work what goes wrong when it is hurried.\n3. Finish on the first thing that comes out.',
      doubt,
      `Close: ${idea?.callToAction}`,
      'Prepare:\n• Set a clock in the picture\n• Agree a morning for filming',
    ].join('\n\n'),
  )
})

test('an entry to which many come begins in several ways, for one fact always in the same', () => {
  const why = 'People see the counter and not the hours behind it.'
  const whyElse = ['Nobody is there when the day begins.', 'The morning is over before the door opens.']
  const facts = [
    dough,
    ...['rye', 'spelt', 'wheat', 'oat', 'barley', 'maize'].map((corn) => ({
      ...dough,
      quote: `The ${corn} proves for thirty hours.`,
    })),
  ]
  const begun = (fact: Fact) => told(fact, { why, whyElse }, [], [loaf])[0]?.summary.replace(/\. .*/su, '.')
  expect(new Set(facts.map(begun))).toEqual(new Set([why, ...whyElse]))
  expect(facts.map(begun)).toEqual(facts.map(begun))
})

test('a title that does not hold the fact is led by the fact’s own words where they are few', () => {
  const [first] = told(dough, {
    titles: ['A clock beside the bench', 'Nobody hurries it along here', 'Nothing seems to happen'],
  })
  expect(first?.title).toMatch(/^“The dough proves for thirty hours\.” /)
})

test('a title is not told of a rough figure as if it were exact', () => {
  const rough = aFact('labelled-price', 'Bread days from £95', { label: 'Bread days', amount: '£95' })
  const titles = told(rough, {
    titles: [
      'Where each part of {amount} goes',
      '{label} at {amount}, and what it buys',
      'The {amount} question',
    ],
  }).map(({ title }) => title)
  expect(titles).toEqual(['Bread days from £95, and what it buys'])
})

test('nothing is told where a value is missing', () => {
  expect(told(dough, { why: 'What {person} knows.' })).toEqual([])
  expect(told(dough, { beats: ['Ask {person}.', 'Show it.', 'End.'] })).toEqual([])
})

test('a call to action that was printed before waits until the others were', () => {
  const calls = anEntry().callsToAction
  const past = calls.slice(0, 2).map((callToAction, at): PastIdea => ({
    key: { subject: `x${at}`, entry: 'moves/x', stage: 'use', format: 'blog', objective: 'inform' },
    title: `Something else ${at}`,
    shape: 'x',
    callToAction,
    generatedAt: new Date('2026-11-14'),
    status: 'generated' as const,
    dismissedFor: null,
  }))
  expect(told(dough, {}, past)[0]?.callToAction).toBe(calls[2])
})

test('a title that the brand had before is not told again', () => {
  const [first] = told(dough)
  const past: PastIdea = {
    key: { subject: 'x', entry: 'moves/x', stage: 'use', format: 'blog', objective: 'inform' },
    title: first?.title ?? '',
    shape: first?.shape ?? '',
    callToAction: 'x',
    generatedAt: new Date('2026-01-14'),
    status: 'generated' as const,
    dismissedFor: null,
  }
  expect(told(dough, {}, [past]).map(({ title }) => title)).not.toContain(first?.title)
})

test('only what a brand says of itself today is led in as its word', () => {
  const word = /(?:Said in public already|In its own words|In the words of [^:]+): “/
  const leads = (quote: string) =>
    Array.from({ length: 40 }, (_, at) => told(aFact('statement', `${quote} ${at + 100} times.`, {}, {})))
      .flatMap((ideas) => ideas.slice(0, 1))
      .filter(({ summary }) => word.test(summary)).length
  expect(leads('In 1911 the kilns of Brennacott Quay burned their last lime')).toBe(0)
  expect(leads('We turn the dough at Brennacott Quay by hand')).toBeGreaterThan(5)
})

/** Every lead under which a summary shows a fact, over many facts of its kind. */
const leads = (fact: Fact) =>
  Array.from({ length: 40 }, (_, at) => told({ ...fact, quote: `${fact.quote} Entry ${at + 100}.` }))
    .flatMap(([idea]) => idea?.summary ?? [])
    .map((summary) => /([^.]+?): “/.exec(summary)?.[1]?.trim())

test('whoever a quote does not name is named before it', () => {
  const drove = leads(
    aFact('person', 'Drove a creamery tanker to Oxenroyd for thirty years.', { person: 'Rab McGeoch' }),
  )
  expect(drove).toHaveLength(40)
  for (const lead of drove) expect(lead).toContain('Rab McGeoch')
  const named = leads(aFact('person', 'Rab McGeoch drove a creamery tanker.', { person: 'Rab McGeoch' }))
  expect(named).toHaveLength(40)
  for (const lead of named) expect(lead).not.toContain('Rab')
})

test('how it began is said only of a beginning', () => {
  const year = { year: 2004 }
  const began = leads(aFact('founded', 'We opened in Oxenroyd in 2004.', year))
  expect(began).toContain('How it began')
  const counted = leads(aFact('founded', '638 slate roofs relaid in Oxenroyd since 2004.', year))
  expect(counted).toHaveLength(40)
  expect(counted).not.toContain('How it began')
  expect(counted).not.toContain('The beginning, as told')
})
