// Prepares everything that plays need to be rendered for a brand on a day, once for all plays of a request:
// slots, offerings, answers and the brand's own sentences.
import { memoize } from '#domain/memoize.ts'
import type { Card, SourcedText, Sentence, ValueId } from '../card.ts'
import type { Playbook, Question, Region, Text, Trade } from '../form.ts'
import { inSentence, isCapitalisedIn } from '../words/casing.ts'
import { containsAnyPhrase } from '../words/phrase.ts'
import { entryFor, offeredOf, type Offered } from './offered.ts'
import { slotsOf, type Slots } from './slots.ts'

export interface RenderContext {
  card: Card
  trade: Trade
  /** The brand's trade, and a second one if the user chose one. */
  trades: readonly Trade[]
  region: Region
  today: string
  slots: Slots
  /** Spells the name of an offering for the middle of a sentence. */
  spoken: (name: string) => string
  offered: readonly Offered[]
  answers: ReadonlyMap<string, string>
  /** The house questions of the trade, then those for everyone. */
  questions: readonly Question[]
  sentences: ReadonlyMap<string, Sentence>
  /** The brand's own sentences on the topic of the brief; empty without a brief. */
  onBrief: readonly SourcedText[]
  /** The passage that answers the brief. Drafts print all of it. */
  passage: SourcedText | null
  pasted: Set<ValueId>
}

/**
 * Prepares the values for plays.
 * @param trades the brand's trade, and the second one that the user chose, whose lexicon is used too
 */
export function renderContextOf(
  playbook: Playbook,
  trades: readonly [Trade, ...Trade[]],
  read: Card,
  today: string,
): RenderContext {
  const [trade] = trades
  const card = withPeopleOnly(read, trades)
  const region = regionOf(card.country)
  const { everyone } = playbook
  const plain = plainWordsOf(playbook)
  const said = card.said.map(({ text }) => text)
  const whole = said.join('\n')
  const spoken = (name: string) => (isCapitalisedIn(whole, name) ? name : inSentence(name, plain))
  const own = [
    ...said,
    ...card.questions.map(({ ask, answer }) => `${ask} ${answer}`),
    ...card.prices.map(({ label }) => label),
  ]
  const offered = offeredOf(card.offerings, trades, { spoken, own })
  const roles = { ...everyone.roles, ...trade.roles }
  const questions = distinct([...trades.flatMap((one) => one.questions), ...everyone.questions])
  const answers = answersOf(card, trade, questions)
  const business = trade.businessFrom === null ? undefined : answers.get(trade.businessFrom)
  return {
    card,
    trade,
    trades,
    region,
    today,
    slots: slotsOf(card, trade, { roles, offered, business, spoken }, { today, region }),
    spoken,
    offered,
    answers,
    questions,
    sentences: sentencesOf(card, { ...everyone.topics, ...trade.topics }),
    onBrief: [],
    passage: null,
    pasted: new Set(),
  }
}

/**
 * Removes a "person" whose name is an offering of the trade, such as "Personal Training". It was read
 * wrongly.
 */
const withPeopleOnly = (card: Card, trades: readonly Trade[]): Card => ({
  ...card,
  people: card.people.filter(({ name }) => entryFor(name, trades) === null),
})

/** Finds out whether a country uses British or American spelling and words. */
export const regionOf = (country: string | null): Region =>
  country === 'US' || country === 'PH' ? 'us' : 'uk'

const distinct = (questions: readonly Question[]): Question[] =>
  [...new Map(questions.toReversed().map((question) => [question.id, question])).values()].toReversed()

/**
 * Collects the answers to house questions: those that people gave, or else guesses from the brand's name and
 * offerings, or else those of the trade.
 */
function answersOf(card: Card, trade: Trade, questions: readonly Question[]): ReadonlyMap<string, string> {
  // The trade's own name is ignored, because it doesn't show which kind of business this is.
  const industry = card.industry.toLowerCase() === trade.name.toLowerCase() ? '' : card.industry
  const names = [card.name, industry, ...card.offerings.map(({ name }) => name)].join(' | ')
  const guessed = questions.flatMap(({ id, guesses }) => {
    const guess = guesses.find(({ phrases }) => containsAnyPhrase(names, phrases))
    return guess === undefined ? [] : [[id, guess.answer] as const]
  })
  const answered = [...card.answers].map(([id, { text }]) => [id, text] as const)
  return new Map([...Object.entries(trade.answers), ...guessed, ...answered])
}

/** Finds the brand's own sentence on each topic. Sentences that a person confirmed come first. */
function sentencesOf(card: Card, topics: Trade['topics']): ReadonlyMap<string, Sentence> {
  const sentences = card.sentences.toSorted((one, other) => Number(other.isTrusted) - Number(one.isTrusted))
  return new Map(
    Object.entries(topics).flatMap(([topic, phrases]) => {
      const found = sentences.find(({ text }) => containsAnyPhrase(text, phrases))
      return found === undefined ? [] : [[topic, found] as const]
    }),
  )
}

/** Collects the words that the library writes in lower case in its sentences. */
const plainWordsOf = memoize((playbook: Playbook): ReadonlySet<string> => {
  const texts = [playbook.everyone, ...playbook.trades].flatMap(({ lexicon, plays }) => [
    ...lexicon.flatMap(({ note, name }) => [wordsOf(note), ` ${name.replace(/^\S+/, '')}`]),
    ...plays.flatMap(({ outline, draft, whys }) => [
      ...[...outline, ...draft].flatMap((line) => line?.map(({ text }) => wordsOf(text)) ?? []),
      ...whys.map(({ text }) => wordsOf(text)),
    ]),
  ])
  return new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}’-])\p{Ll}[\p{Ll}’-]*/gu) ?? []))
})

const wordsOf = (text: Text): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : ' ')).join('')
