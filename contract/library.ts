// The editorial library as the people who write and judge it see it: every entry with its texts filled, and what is counted of them.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { FormContentType, Objective } from './content.ts'
import { FactType } from './fact-words.ts'

export const Pillar = z.enum(['offer', 'proof', 'people', 'expertise', 'community', 'season'])
export const Stage = z.enum(['discover', 'consider', 'decide', 'use', 'return'])
export const Derivation = z.enum(['anniversary', 'break-even', 'price-each'])
export const Detail = z.enum([
  'duration',
  'clock',
  'weekday',
  'month',
  'measure',
  'past-year',
  'deed',
  'reason',
  'rule',
  'condition',
  'comparison',
])
export const EvidenceType = z.enum([...FactType.options, ...Derivation.options, ...Detail.options])
export const Sensitivity = z.enum([
  'none',
  'money',
  'health',
  'legal',
  'children',
  'grief',
  'alcohol',
  'allergens',
])

/** A text that may carry slots, in pieces: words as written, and slots with a value of usual length. */
export const SlotText = z.array(z.union([z.string(), z.object({ slot: z.string(), value: z.string() })]))
export type SlotText = z.output<typeof SlotText>

export const LibraryEntry = z.object({
  /** Unique on its shelf. */
  id: z.string(),
  pillar: Pillar,
  stage: Stage,
  question: z.string(),
  needs: z.object({
    types: z.array(EvidenceType),
    concepts: z.array(z.string()),
    never: z.array(z.string()),
    /** Conditions by their names, as in "not-by-time". */
    only: z.array(z.string()),
    /** Types of a second fact that is set beside the first. */
    second: z.array(FactType),
  }),
  titles: z.array(SlotText),
  why: SlotText,
  angle: SlotText,
  beats: z.array(SlotText),
  callsToAction: z.array(z.string()),
  tasks: z.array(z.string()),
  objections: z.array(z.string()),
  formats: z.array(FormContentType),
  objectives: z.array(Objective),
  sensitivity: Sensitivity,
  /** What the linter finds wrong with it. */
  faults: z.array(z.string()),
})
export type LibraryEntry = z.output<typeof LibraryEntry>

/** What entries are counted and narrowed by. */
export const Facet = z.enum(['pillar', 'stage', 'evidence', 'format', 'objective', 'sensitivity'])
export type Facet = z.output<typeof Facet>

/** The values of a facet that an entry has. */
export function facetOf(entry: LibraryEntry, facet: Facet): readonly string[] {
  switch (facet) {
    case 'pillar':
      return [entry.pillar]
    case 'stage':
      return [entry.stage]
    case 'evidence':
      return entry.needs.types
    case 'format':
      return entry.formats
    case 'objective':
      return entry.objectives
    case 'sensitivity':
      return [entry.sensitivity]
  }
}

/** An archetype with its questions, or the moves. */
export const Shelf = z.object({
  id: z.string(),
  name: z.string(),
  /** The trades of an archetype, and the words it is recognised by; the moves have neither. */
  industries: z.array(z.string()),
  words: z.array(z.string()),
  entries: z.array(LibraryEntry),
  /** How many entries have each value of a facet, none left out; an entry that has two is counted for both. */
  counts: z.record(Facet, z.record(z.string(), z.int())),
  /** What the linter finds wrong with the entries together. */
  faults: z.array(z.string()),
})
export type Shelf = z.output<typeof Shelf>

export const EditorialLibrary = z.object({
  /** The archetypes in their order, then the moves. */
  shelves: z.array(Shelf),
  cliches: z.array(z.string()),
  bannedClaims: z.array(z.object({ phrase: z.string(), matters: z.string() })),
  /** Sources of regular expressions. */
  placeholders: z.array(z.string()),
  machineAddressed: z.array(z.string()),
  thesaurus: z.array(z.object({ concept: z.string(), words: z.array(z.string()) })),
})
export type EditorialLibrary = z.output<typeof EditorialLibrary>

export const readLibrary = call({
  method: 'GET',
  path: '/api/library',
  who: 'internal',
  does: 'The editorial library with what its linter finds, for the people who write and judge it',
  answer: EditorialLibrary,
})

export const libraryCalls = { readLibrary }
