import { expect, test } from 'vitest'
import type { Archetype, Entry } from './entry.ts'
import { lintArchetype, lintEntries } from './linter.ts'

const good: Entry = {
  id: 'is-it-worth-booking',
  pillar: 'offer',
  stage: 'decide',
  question: 'Is it worth booking ahead?',
  needs: {
    types: ['labelled-price'],
    concepts: ['book', 'table', 'seat', 'party', 'weekend', 'evening', 'menu', 'lunch'],
  },
  titles: [
    '{label} at {amount}: what an early table gets that a late one misses',
    'Sixty people asked for the corner table. Here is who sat there',
    'Book or turn up? The plain answer from {brand} about {label}',
  ],
  why: 'Nobody likes to be told that the kitchen has run out.',
  angle: 'Count, rather than persuade.',
  beats: ['Show the book.', 'Ask who comes early.', 'End with the empty chair.'],
  callsToAction: ['Book the early table.', 'Ring before noon.', 'Tell us when you came.'],
  tasks: ['Photograph the book', 'Ask two regulars'],
  objections: ['I never know when I shall be free.'],
  formats: ['video', 'blog'],
  objectives: ['inform'],
  sensitivity: 'none',
}
const move: Entry = { ...good, needs: { types: ['labelled-price'], concepts: [] } }
const [first, second, third] = good.titles

/** Entries that are alike in nothing the linter counts. */
const many = (count: number): Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...good,
    id: `entry-${at}`,
    titles: [`One${at} ${first}`, `Two${at} ${second}`, `Three${at} ${third}`],
    callsToAction: [`Call us on ${at}.`, `Write to us on ${at}.`, `Visit us on ${at}.`],
  }))

test('a sound question and a sound move have no faults', () => {
  expect(lintEntries([good], 'question')).toEqual([])
  expect(lintEntries([move], 'move')).toEqual([])
})

test.each<[string, Partial<Entry>, string]>([
  ['an id that is not kebab-case', { id: 'Is it' }, 'kebab-case'],
  ['a question that is none', { question: 'Booking ahead.' }, 'question mark'],
  ['no evidence', { needs: { ...good.needs, types: [] } }, 'no type of evidence'],
  [
    'a slot of one accepted type only',
    { needs: { ...good.needs, types: ['labelled-price', 'offer'] } },
    '{amount} is never given',
  ],
  ['a slot that no fact gives', { angle: 'Say {when} it is.' }, '{when} is not surely'],
  ['a second label without a second fact', { why: 'Either {label} or {label2}.' }, '{label2} is not surely'],
  [
    'a slot in a call to action',
    { callsToAction: ['Book {label}.', 'Ring us.', 'Write.'] },
    'no slot is filled',
  ],
  ['a title that is too short', { titles: [first, 'Book {label} early', third] }, '25 characters'],
  [
    'a title that is too long',
    { titles: [`${first}, as everybody who was there will tell you`, second, third] },
    'characters once filled',
  ],
  ['titles without a slot', { titles: [first, second, second] }, 'fewer than two titles'],
  ['too few beats', { beats: ['Show.', 'Ask.'] }, '2 beats'],
  ['too many beats', { beats: ['A.', 'B.', 'C.', 'D.', 'E.', 'F.'] }, '6 beats'],
  ['a sentence without an end', { why: 'Nobody likes to wait' }, 'does not end in punctuation'],
  ['an exclamation mark', { tasks: ['Book now!'] }, 'exclamation mark'],
  ['a cliché', { angle: 'Make it a game-changer.' }, 'says "game-changer"'],
  ['a cliché with a curly apostrophe', { why: 'In today’s kitchen nobody waits.' }, 'says "in today\'s"'],
  ['a claim of its own', { why: 'We are the best in town.' }, 'claims "best in"'],
  [
    'a claim that its sensitivity forbids',
    { why: 'A bath will cure it.', sensitivity: 'health' },
    'claims "cure"',
  ],
  ['an article before a slot', { angle: 'Order a {label} first.' }, 'before a slot'],
  ['a plural label with a singular verb', { why: 'Here {label} is for two.' }, 'a label may be a plural'],
  ['a currency beside an amount', { why: 'Follow each pound of {amount}.' }, 'names a currency'],
  [
    'a concept of two words',
    { needs: { ...good.needs, concepts: [...good.needs.concepts, 'set menu'] } },
    'one lower-case word',
  ],
  [
    'a concept with a capital',
    { needs: { ...good.needs, concepts: [...good.needs.concepts, 'Menu'] } },
    'one lower-case word',
  ],
  ['too few concepts', { needs: { ...good.needs, concepts: ['book', 'table'] } }, '2 different concepts'],
  [
    'concepts that mean the same',
    {
      needs: {
        ...good.needs,
        concepts: ['book', 'booking', 'reserve', 'table', 'seat', 'party', 'lunch', 'menu'],
      },
    },
    '6 different concepts',
  ],
  ['no format', { formats: [] }, 'no format'],
  ['no objective', { objectives: [] }, 'no objective'],
])('%s is a fault', (_, planted, fault) => {
  const faults = lintEntries([{ ...good, ...planted }], 'question')
  expect(faults.join('\n')).toContain(fault)
})

test('the second fact gives its label and amount, but no unit', () => {
  const paired: Entry = { ...good, needs: { ...good.needs, second: ['labelled-price'] } }
  expect(lintEntries([{ ...paired, why: 'Set {label2} at {amount2} beside it.' }], 'question')).toEqual([])
  expect(lintEntries([{ ...paired, why: 'It is {unit2}.' }], 'question').join()).toContain(
    '{unit2} is not surely',
  )
})

test('a label after a preposition may stand before any verb', () => {
  expect(lintEntries([{ ...good, why: 'The bill for {label} is short.' }], 'question')).toEqual([])
})

test('a move with concepts is a fault', () => {
  expect(lintEntries([good], 'move').join()).toContain('without concepts')
})

test('ids and calls to action may not return', () => {
  const faults = lintEntries([good, { ...good, titles: many(1)[0]!.titles }], 'question')
  expect(faults).toContain('The id "is-it-worth-booking" is used twice.')
  expect(faults).toContain('The call to action "Ring before noon." is used twice.')
})

test('forty entries may open four titles alike, and no more', () => {
  const entries = many(40)
  const alike = (count: number) =>
    entries.map((entry, at) =>
      at < count ? { ...entry, titles: [`Why so ${first}`, second, third] as const } : entry,
    )
  const openings = (faults: string[]) => faults.filter((fault) => fault.includes('"why so"'))
  expect(openings(lintEntries(alike(4), 'question'))).toEqual([])
  expect(openings(lintEntries(alike(5), 'question'))).toEqual([
    '5 titles open with "why so", where 4 are the most.',
  ])
})

const stages = ['discover', 'consider', 'decide', 'use', 'return'] as const
const pillars = ['offer', 'proof', 'people', 'expertise', 'community', 'season'] as const
const formats = ['video', 'blog', 'podcast', 'email', 'linkedin', 'social', 'events'] as const
const objectives = ['entertain', 'inspire', 'educate', 'inform'] as const
const turn = <T>(list: readonly T[], at: number): T => list[at % list.length]!
const sound: Archetype = {
  id: 'inn',
  name: 'Inn',
  industries: ['Inn', 'Pub'],
  words: ['inn'],
  questions: many(40).map((entry, at) => ({
    ...entry,
    stage: turn(stages, at),
    pillar: turn(pillars, at),
    formats: [turn(formats, at)],
    objectives: [turn(objectives, at)],
  })),
}

test('an archetype spread over stages, pillars, formats and objectives has no faults', () => {
  expect(lintArchetype(sound)).toEqual([])
})

test.each<[string, (entry: Entry) => Partial<Entry>, string]>([
  ['a stage', ({ stage }) => (stage === 'return' ? { stage: 'use' } : {}), 'stage "return"'],
  ['a pillar', ({ pillar }) => (pillar === 'season' ? { pillar: 'offer' } : {}), 'pillar "season"'],
  [
    'a leading format',
    ({ formats }) => (formats[0] === 'events' ? { formats: ['blog', 'events'] } : {}),
    'format "events" comes first in fewer than 3',
  ],
  [
    'an objective',
    ({ objectives }) => (objectives[0] === 'inspire' ? { objectives: ['inform'] } : {}),
    'objective "inspire"',
  ],
])('an archetype that lacks %s is told so', (_, change, fault) => {
  const questions = sound.questions.map((entry) => ({ ...entry, ...change(entry) }))
  expect(lintArchetype({ ...sound, questions }).join('\n')).toContain(fault)
})

test('an archetype lists its trades once and its words in lower case', () => {
  const faults = lintArchetype({ ...sound, industries: ['Inn', 'Inn'], words: ['Inn'] })
  expect(faults).toEqual(['The word "Inn" is not lower-case.', 'The industry "Inn" is listed twice.'])
})
