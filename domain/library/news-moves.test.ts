import { expect, test } from 'vitest'
import { bannedClaimsIn, clichesIn, strongerThan } from '#domain/ideas/claims.ts'
import { slotsOf, type Archetype, type EvidenceType } from './entry.ts'
import { lintLikeness } from './likeness.ts'
import { typical } from './linter.ts'
import { newsThemes, type NewsMove, type NewsSlot } from './news-move.ts'
import { newsMoves } from './news-moves.ts'

const values: Readonly<Record<NewsSlot, string>> = {
  ...typical,
  source: 'The Grocer',
  figure: '12%',
  quote: 'We ring the day before, because a yard with a week to tidy tells us nothing',
  customer: 'visitor',
  customers: 'visitors',
}
const ofTheStory: readonly string[] = ['source', 'figure']
const ofTheTrade: readonly string[] = ['customer', 'customers']
const ofAnyFact: readonly string[] = ['brand', 'quote', ...ofTheStory, ...ofTheTrade]

const slotsIn = (text: string) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, slot]) => slot ?? '')
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
const filled = (text: string) =>
  Object.entries(values).reduce((told, [slot, value]) => told.replaceAll(`{${slot}}`, value), text)
const given = ({ needs: { types } }: NewsMove): readonly string[] =>
  Object.keys(typical).filter((slot) => types.every((type) => slotsOf[type].some((own) => own === slot)))
const isOnFigure = ({ suggestions }: NewsMove) => suggestions.some((text) => text.includes('{figure}'))

/** Every wording that is not as it should be, by the move it stands in. */
const wrong = (isWrong: (text: string, move: NewsMove) => boolean): string[] =>
  newsMoves.flatMap((move) =>
    move.suggestions.filter((text) => isWrong(text, move)).map((text) => `${move.id}: ${text}`),
  )

test('there are sixty news moves or more, each with an id of its own in kebab-case', () => {
  const ids = newsMoves.map(({ id }) => id)
  expect(ids.length).toBeGreaterThanOrEqual(60)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every theme has three moves that fit a story without a figure, and any story has ten', () => {
  const counts = newsThemes.map((theme) => ({
    theme,
    count: newsMoves.filter((move) => move.about.includes(theme) && !isOnFigure(move)).length,
  }))
  expect(counts.filter(({ theme, count }) => count < (theme === 'any' ? 10 : 3))).toEqual([])
})

test('a brand with only one kind of fact that tells something has a move for any story', () => {
  const types: readonly EvidenceType[] = [
    'labelled-price',
    'offer',
    'person',
    'deed',
    'founded',
    'quantity',
    'process',
    'promise',
    'rule',
    'reason',
    'customer-question',
    'hours',
    'place',
  ]
  const forAny = newsMoves.filter(({ about }) => about.includes('any'))
  expect(types.filter((type) => !forAny.some(({ needs }) => needs.types.includes(type)))).toEqual([])
})

test('a move works on the type of a fact alone, says what it is good for, and in which formats', () => {
  const faulty = newsMoves.filter(
    ({ about, needs, formats, objectives }) =>
      needs.concepts.length > 0 ||
      [about, needs.types, formats, objectives].some((list) => list.length === 0),
  )
  expect(faulty.map(({ id }) => id)).toEqual([])
})

test('a wording carries only values that the story or every accepted type of fact surely gives', () => {
  expect(
    wrong((text, move) => slotsIn(text).some((slot) => ![...ofAnyFact, ...given(move)].includes(slot))),
  ).toEqual([])
})

test('each wording cites the story, by its publisher, its figure or as the report or story', () => {
  expect(wrong((text) => !/\{source\}|\{figure\}|\b(?:the|this) (?:report|story)\b/i.test(text))).toEqual([])
})

test('each wording cites the fact, by a value of its type or by its own words in quotation marks', () => {
  expect(
    wrong((text, move) => !slotsIn(text).some((slot) => slot === 'quote' || given(move).includes(slot))),
  ).toEqual([])
  // Nothing but the brand's own words is quoted: whatever stands in quotation marks must be found in a source.
  expect(wrong((text) => /[“”]|\{quote\}/.test(text.replaceAll('“{quote}”', '')))).toEqual([])
})

test('nobody is told of customers who has patients, guests or supporters', () => {
  expect(
    wrong((text) => /\b(?:customers?|clients?|patients?|guests?)\b/i.test(text.replace(/\{\w+\}/g, ''))),
  ).toEqual([])
})

test('a figure can be of loaves, and is never shown as a thing', () => {
  expect(wrong((text) => /\bshow \{figure\}/i.test(text))).toEqual([])
})

test('a price is named with what it is the price of', () => {
  expect(wrong((text) => text.includes('{amount}') && !text.includes('{label}'))).toEqual([])
})

test('a move on a fact of any matter does not ask what the one says of the other', () => {
  const faulty = newsMoves.filter(
    ({ standsAlone, suggestions }) =>
      standsAlone === true &&
      suggestions.some((text) => /\b(?:bear|bears|harder|easier|lends? weight|feeds it)\b/.test(text)),
  )
  expect(faulty.map(({ id }) => id)).toEqual([])
})

test('a sentence is quoted at most once, and a question that customers ask has no comma or full stop after it', () => {
  expect(wrong((text) => text.split('{quote}').length > 2)).toEqual([])
  expect(
    wrong(
      (text, { needs: { types } }) =>
        types.some((type) => type === 'customer-question' || type === 'objection') &&
        /\{quote\}”[.,;:?]/.test(text),
    ),
  ).toEqual([])
})

test('where one wording of a move needs a figure of the story, all three do', () => {
  const mixed = newsMoves.filter(
    (move) => isOnFigure(move) && !move.suggestions.every((text) => text.includes('{figure}')),
  )
  expect(mixed.map(({ id }) => id)).toEqual([])
})

test('a wording has fifteen to forty-five words once filled, in one or two sentences that end as they should', () => {
  expect(
    wrong((text) => {
      const { length } = wordsOf(filled(text))
      return length < 15 || length > 45
    }),
  ).toEqual([])
  expect(wrong((text) => !/^[\p{Lu}{“].*[.?]”?$/u.test(text) || text.includes('!'))).toEqual([])
  expect(wrong((text) => (text.match(/[.?](?=[” ]|$)/g) ?? []).length > 2)).toEqual([])
})

test('the three wordings of a move open with different words, and no opening is worn out over all', () => {
  const opening = (text: string, words: number) =>
    wordsOf(text.toLowerCase())
      .slice(0, words)
      .join(' ')
      .replace(/[.,:;?]/g, '')
  const alike = newsMoves.filter(
    ({ suggestions }) => new Set(suggestions.map((text) => opening(text, 1))).size < suggestions.length,
  )
  expect(alike.map(({ id }) => id)).toEqual([])
  const openings = newsMoves.flatMap(({ suggestions }) => suggestions.map((text) => opening(text, 3)))
  expect(openings.filter((words, at) => openings.indexOf(words) !== at)).toEqual([])
})

test('no two moves are made by one pattern', () => {
  expect(lintLikeness(newsMoves.map(asArchetype))).toEqual([])
})

test('a move written over with other slots is found', () => {
  const [move] = newsMoves
  if (move === undefined) throw new Error('There are no news moves')
  const [one, two, three] = move.suggestions
  const swap = (text: string) => text.replaceAll('{label}', '{noun}').replaceAll('report', 'story')
  const copy: NewsMove = { ...move, id: 'copied', suggestions: [swap(one), swap(two), swap(three)] }
  expect(lintLikeness([move, copy].map(asArchetype)).join('\n')).toContain(`${move.id} and copied`)
})

test('no wording is worn, or claims what only a quotation may', () => {
  expect(wrong((text) => clichesIn(text).length > 0)).toEqual([])
  expect(
    wrong(
      (text, { sensitivity }) =>
        bannedClaimsIn(text, sensitivity, '').length > 0 || strongerThan([], text).length > 0,
    ),
  ).toEqual([])
})

test('a wording reads well with one value and with another', () => {
  // "a" or "an" before a value, but for one whose sound is looked at; a verb in the singular after a label or a figure that may be a plural.
  expect(wrong((text) => /\ban? “?\{(?!customer\})/i.test(text))).toEqual([])
  expect(
    wrong((text) =>
      /(?<!\b(?:of|for|at|with|in|to|on) )\{(?:label2?|figure)\} (?:is|was|has|does|costs|means)\b/.test(
        text,
      ),
    ),
  ).toEqual([])
})

/** A move as the one question of a trade, which is what likeness is measured between. */
function asArchetype({ id, needs, suggestions, formats, objectives, sensitivity }: NewsMove): Archetype {
  const entry = {
    id,
    pillar: 'community',
    stage: 'discover',
    question: '',
    needs,
    titles: suggestions,
    why: '',
    angle: '',
    beats: [],
    callsToAction: ['', '', ''],
    tasks: [],
    objections: [],
    formats,
    objectives,
    sensitivity,
  } as const
  return { id, name: id, industries: [], words: [], questions: [entry] }
}
