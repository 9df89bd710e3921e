// What a brand can make of a story: each written move that is about such stories, with a fact that meets its needs.
import { FormContentType, Objective } from '#contract/content.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { PLENTY } from '#domain/ideas/anchors.ts'
import { findCandidates, list, type Candidate } from '#domain/ideas/candidates.ts'
import { bannedClaimsIn, strongerThan } from '#domain/ideas/claims.ts'
import type { KnownFacts } from '#domain/ideas/known-facts.ts'
import { chanceOf } from '#domain/ideas/seeded.ts'
import { spokenName, valuesOf } from '#domain/ideas/values.ts'
import type { Casing } from '#domain/ideas/wording/casing.ts'
import type { Archetype, Entry } from '#domain/library/entry.ts'
import type { NewsMove, NewsTheme } from '#domain/library/news-move.ts'
import { asSaid } from './as-said.ts'
import { calledIn } from '#domain/library/called.ts'
import { canBeTold, withNamesOnly, withOneBeginning, withoutDestinations } from './can-be-told.ts'
import { fillSuggestion, spokenQuote } from './fill-suggestion.ts'
import { centrality, countBy, nearness } from './near.ts'
import type { FoundStory } from './stories.ts'
import type { ToldWeek } from './stores.ts'
import { figureIn, themesOf } from './themes.ts'
import { summaryOf } from './wording.ts'

export interface Suggestion {
  text: string
  /** The written sentence that the text was made of. */
  sentence: string
  move: NewsMove
  candidate: Candidate
}

export interface Teller {
  /** Two to four suggestions for the story, or none where fewer than two can be grounded. What is told is remembered for the week. */
  suggest(story: FoundStory): Suggestion[]
}

interface Ground {
  brand: Brand
  archetype: Archetype
  facts: KnownFacts
  casing: Casing
  today: string
  seed: string
  /** The weeks of which no move may come again with the same fact. */
  past: readonly ToldWeek[]
}

const LEAST = 2
const USUAL = 3
const MOST = 4

/** Tells one brand's week: no move and no fact comes twice in it while there are others. */
export function teller(moves: readonly NewsMove[], ground: Ground): Teller {
  const { brand, facts, past, seed } = ground
  const ofTrade = moves.filter(({ notFor }) => notFor?.includes(ground.archetype.id) !== true)
  const moveOf = new Map(ofTrade.map((move) => [`news/${move.id}`, move]))
  const entries = ofTrade.map((move) =>
    list(asEntry(move), 'news', move.needs.concepts.length === 0 ? { isMove: true } : {}),
  )
  const tellable = withoutDestinations(withNamesOnly(withOneBeginning(facts.printable)))
  const central = centrality(facts.standing)
  const found = findCandidates(entries, tellable, {
    formats: FormContentType.options,
    objectives: Objective.options,
  })
  const nearTo = nearness(facts.printable)
  const had = past.flatMap(({ told }) => told.flatMap(({ suggestions }) => suggestions))
  const pairs = new Set(had.map(({ move, fact }) => `${move} ${fact}`))
  const timesMoved = countBy(had.map(({ move }) => move))
  const timesTold = countBy(had.map(({ fact }) => fact))
  const movesTold = new Map<string, number>()
  const waysTold = new Set<string>()
  // By their words: a sentence may be read as a promise and as a figure.
  const factsTold = new Map<string, number>()

  const worth = (
    { first }: Candidate,
    move: NewsMove,
    story: FoundStory,
    theme: number,
    nearness: number,
  ) => {
    const isChosen =
      move.formats.some((format) => brand.contentTypes.includes(format)) || brand.contentTypes.length === 0
    const isWanted =
      move.objectives.some((one) => brand.contentObjectives.includes(one)) ||
      brand.contentObjectives.length === 0
    return (
      1.2 * theme +
      2 * nearness +
      0.4 * Math.min(1, first.weight / PLENTY) +
      0.6 * central(first) +
      0.3 * Number(isChosen) +
      0.15 * Number(isWanted) -
      0.15 * Math.min(4, timesMoved(move.id)) -
      0.15 * Math.min(4, timesTold(first.fingerprint)) +
      0.25 * chanceOf(`${seed} ${story.item.link} ${move.id} ${first.fingerprint}`)
    )
  }

  return {
    suggest(story) {
      const themes = themesOf(story.headline, story.item.summary)
      const near = nearTo(story)
      const open = found
        .flatMap((candidate) => {
          const move = moveOf.get(candidate.listed.id)
          const theme = move && weightOf(move, themes)
          return move && theme !== undefined ? [{ candidate, move, theme }] : []
        })
        .map((one) => ({ ...one, near: near(one.candidate.first) }))
        .filter(({ candidate, move }) => !pairs.has(`${move.id} ${candidate.first.fingerprint}`))
        .filter(({ candidate: { first }, near }) => canBeTold(first, near, true))
        .map((one) => ({ ...one, worth: worth(one.candidate, one.move, story, one.theme, one.near) }))
        .toSorted((one, other) => other.worth - one.worth)
      const chosen: Suggestion[] = []
      const isOpen = ({ candidate, move, near }: (typeof open)[number], { facts, moves, thin }: Pass) =>
        canBeTold(candidate.first, near, thin === 'any' || (thin === 'alone' && move.standsAlone === true)) &&
        (factsTold.get(candidate.first.fact.quote) ?? 0) <= facts &&
        (movesTold.get(move.id) ?? 0) <= moves &&
        !chosen.some(
          (other) =>
            other.move.id === move.id || other.candidate.first.fact.quote === candidate.first.fact.quote,
        )
      for (const pass of passes) {
        for (const one of open) {
          if (chosen.length >= mostFor(one, pass) || !isOpen(one, pass)) continue
          const way = wayOf(one.candidate, one.move, story, ground, waysTold)
          if (way !== null && !chosen.some((other) => openingOf(other.text) === openingOf(way.text)))
            chosen.push({ ...way, move: one.move, candidate: one.candidate })
        }
        if (chosen.length >= LEAST) break
      }
      if (chosen.length < LEAST) return []
      for (const { move, candidate, sentence } of chosen) {
        const { quote } = candidate.first.fact
        waysTold.add(sentence)
        movesTold.set(move.id, (movesTold.get(move.id) ?? 0) + 1)
        factsTold.set(quote, (factsTold.get(quote) ?? 0) + 1)
      }
      return chosen
    },
  }
}

interface Pass {
  /** How often the week may have told a fact and a move already. */
  facts: number
  moves: number
  /** Whether sentences are taken that don't speak to the story: none, with moves that can stand beside any, or with any move. */
  thin: 'none' | 'alone' | 'any'
}

/**
 * First what speaks to the story and is new in this week; where that runs out, sentences that stand beside any story, then a move told
 * before in other words, then a fact told before, and a sentence that doesn't speak to the story only where there is nothing else.
 */
const passes: readonly Pass[] = [
  { facts: 0, moves: 0, thin: 'none' },
  { facts: 0, moves: 0, thin: 'alone' },
  { facts: 0, moves: 1, thin: 'alone' },
  { facts: 1, moves: 1, thin: 'alone' },
  { facts: 0, moves: 1, thin: 'any' },
  { facts: 2, moves: 2, thin: 'any' },
]

/**
 * How many suggestions a story may have with this one: beyond two only of its first theme or with a fact that is near in matter, and a
 * fourth only where it is both.
 */
function mostFor({ theme, near }: { theme: number; near: number }, { thin }: Pass): number {
  if (theme === 0 || thin !== 'none' || (theme < 1 && near < 0.5)) return LEAST
  return theme === 1 && near >= 0.5 ? MOST : USUAL
}

/** What the move's best theme weighs in the story; undefined where it is about none of it. */
function weightOf({ about }: NewsMove, themes: ReadonlyMap<NewsTheme, number>): number | undefined {
  const weights = about.flatMap((theme) => themes.get(theme) ?? [])
  return weights.length === 0 ? undefined : Math.max(...weights)
}

/** The first of the move's ways, in an order drawn for the story, that is new, can be filled and claims no more than its fact. */
function wayOf(
  candidate: Candidate,
  move: NewsMove,
  story: FoundStory,
  { brand, archetype, casing, today, seed }: Ground,
  told: ReadonlySet<string>,
): Pick<Suggestion, 'text' | 'sentence'> | null {
  const filling = asSaid(valuesOf(candidate, brand.name, casing, today), candidate.first.fact)
  const values = {
    ...calledIn(brand.industry, archetype),
    source: story.item.source,
    figure: figureIn(story.headline, summaryOf(story.item)),
    quote: spokenQuote(candidate.first.fact.quote),
  }
  // A label with a clause of its own breaks any sentence.
  if (/[,;:(]/.test(filling.values.label ?? '')) return null
  const turn = (sentence: string) => chanceOf(seed + story.item.link + sentence)
  const ways = move.suggestions
    .filter((sentence) => !told.has(sentence))
    .toSorted((one, other) => turn(one) - turn(other))
  for (const sentence of ways) {
    const text = fillSuggestion(sentence, values, filling)
    if (text !== null && isSound(text, candidate, move, brand)) return { text, sentence }
  }
  return null
}

function isSound(text: string, { first, second }: Candidate, move: NewsMove, brand: Brand): boolean {
  const facts = [first.fact, ...(second === null ? [] : [second.fact])]
  const values = [
    brand.name,
    spokenName(brand.name),
    ...facts.flatMap(({ slots }) => Object.values(slots).map(String)),
  ]
  const own = values
    .filter((value) => value.length > 2)
    .reduce((left, value) => left.replaceAll(value, '·'), text.replace(/“[^”]*”/g, '“ ”'))
  return (
    !residue.test(text) &&
    bannedClaimsIn(own, move.sensitivity, brand.industry).length === 0 &&
    strongerThan(facts, own).length === 0
  )
}

const residue =
  /[{}<>]|\bundefined\b|“”| {2}|\s[,.;?!](?=\s|$)|,[,.]|\.\.(?!\.)|\b(?:a|an|the) (?:a|an|the)\b/

/** The first two words, so that suggestions of one story don't all begin alike. */
const openingOf = (text: string): string => text.toLowerCase().split(' ').slice(0, 2).join(' ')

/** A move as an entry like the others, so that facts are found for it as they are for ideas. */
const asEntry = ({ id, needs, suggestions, formats, objectives, sensitivity }: NewsMove): Entry => ({
  id,
  needs,
  formats,
  objectives,
  sensitivity,
  pillar: 'community',
  stage: 'discover',
  question: '',
  titles: suggestions,
  why: '',
  angle: '',
  beats: [],
  callsToAction: suggestions,
  tasks: [],
  objections: [],
})
