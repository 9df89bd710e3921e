// A small library to try the screen's parts with.
import type { EditorialLibrary, LibraryEntry, Shelf } from '#contract/library.ts'

export const anEntry = (change: Partial<LibraryEntry> = {}): LibraryEntry => ({
  id: 'is-it-worth-it',
  pillar: 'offer',
  stage: 'consider',
  question: 'Is it worth the money?',
  needs: { types: ['labelled-price'], concepts: ['price', 'loaf'], never: ['funeral'], only: [], second: [] },
  titles: [[{ slot: 'label', value: 'Private dining' }, ' and what it buys'], ['A plain title'], ['Another']],
  why: ['People compare ', { slot: 'brand', value: 'Ludlow Bakehouse' }, ' with a supermarket.'],
  angle: ['Show the sums.'],
  beats: [['Open with the receipt.'], ['Weigh a loaf.'], ['Ask the baker.']],
  callsToAction: ['Come and see.', 'Ask us.', 'Bring a bag.'],
  tasks: ['Find a receipt'],
  objections: ['It’s only bread.'],
  formats: ['blog', 'video'],
  objectives: ['inform'],
  sensitivity: 'none',
  faults: [],
  ...change,
})

export const aShelf = (id: string, entries: readonly LibraryEntry[]): Shelf => ({
  id,
  name: id,
  industries: [],
  words: [],
  entries: [...entries],
  counts: {
    pillar: { offer: entries.length, proof: 0 },
    stage: {},
    evidence: {},
    format: {},
    objective: {},
    sensitivity: {},
  },
  faults: [],
})

export const aLibrary = (...shelves: readonly Shelf[]): EditorialLibrary => ({
  shelves: [...shelves],
  cliches: [],
  bannedClaims: [],
  placeholders: [],
  machineAddressed: [],
  thesaurus: [],
})
