// The library laid out for the people who write and judge it: texts filled, faults beside what they are of, and counts.
import { FormContentType, Objective } from '#contract/content.ts'
import {
  EvidenceType,
  facetOf,
  Pillar,
  Sensitivity,
  Stage,
  type EditorialLibrary,
  type Facet,
  type LibraryEntry,
  type Shelf,
  type SlotText,
} from '#contract/library.ts'
import type { Entry, Library } from './entry.ts'
import { lintArchetype, lintEntries, lintEntry, typical } from './linter.ts'
import { synonyms } from './thesaurus.ts'
import { bannedClaims, cliches, machineAddressed, placeholders } from './wording.ts'

/** Everything there is to read of a library. It lints every entry, so ask once. */
export function surveyLibrary({ archetypes, moves }: Library): EditorialLibrary {
  return {
    shelves: [
      ...archetypes.map((archetype) => ({
        id: archetype.id,
        name: archetype.name,
        industries: [...archetype.industries],
        words: [...archetype.words],
        ...shelved(archetype.questions, 'question', lintArchetype(archetype)),
      })),
      {
        id: 'moves',
        name: 'Moves',
        industries: [],
        words: [],
        ...shelved(moves, 'move', lintEntries(moves, 'move')),
      },
    ],
    cliches: [...cliches],
    bannedClaims: bannedClaims.map((claim) => ({ ...claim })),
    placeholders: [...placeholders],
    machineAddressed: [...machineAddressed],
    thesaurus: Object.entries(synonyms).map(([concept, words]) => ({ concept, words: words.split(' ') })),
  }
}

function shelved(
  written: readonly Entry[],
  kind: 'move' | 'question',
  faults: readonly string[],
): Pick<Shelf, 'entries' | 'counts' | 'faults'> {
  const entries = written.map((entry) => surveyed(entry, kind))
  const count = (facet: Facet, values: readonly string[]) =>
    Object.fromEntries(
      values.map((value) => [value, entries.filter((entry) => facetOf(entry, facet).includes(value)).length]),
    )
  return {
    entries,
    counts: {
      pillar: count('pillar', Pillar.options),
      stage: count('stage', Stage.options),
      evidence: count('evidence', EvidenceType.options),
      format: count('format', FormContentType.options),
      objective: count('objective', Objective.options),
      sensitivity: count('sensitivity', Sensitivity.options),
    },
    // Those of single entries stand beside their entries.
    faults: faults.filter((fault) => !entries.some(({ id }) => fault.startsWith(`${id}: `))),
  }
}

function surveyed(entry: Entry, kind: 'move' | 'question'): LibraryEntry {
  const { types, concepts, never = [], only = [], second = [] } = entry.needs
  return {
    ...entry,
    needs: {
      types: [...types],
      concepts: [...concepts],
      never: [...never],
      only: [...only],
      second: [...second],
    },
    titles: entry.titles.map(filled),
    why: filled(entry.why),
    angle: filled(entry.angle),
    beats: entry.beats.map(filled),
    callsToAction: [...entry.callsToAction],
    tasks: [...entry.tasks],
    objections: [...entry.objections],
    formats: [...entry.formats],
    objectives: [...entry.objectives],
    faults: lintEntry(entry, kind),
  }
}

const values = new Map<string, string>(Object.entries(typical))

/** A text in pieces. A slot that no evidence ever fills stays as it is written. */
export function filled(text: string): SlotText {
  return text.split(/(\{\w+\})/).flatMap((piece): SlotText => {
    const slot = piece.startsWith('{') ? piece.slice(1, -1) : ''
    const value = values.get(slot)
    if (value !== undefined) return [{ slot, value }]
    return piece ? [piece] : []
  })
}
