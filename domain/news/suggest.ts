// What a brand can make of a story: each written move that is about such stories, with a fact that meets its needs.
import { FormContentType, Objective } from '#contract/content.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { PLENTY } from '#domain/ideas/anchors.ts'
import { findCandidates, list, type Candidate } from '#domain/ideas/candidates.ts'
import { bannedClaimsIn, strongerThan } from '#domain/ideas/claims.ts'
import { sharedConcepts } from '#domain/ideas/concepts.ts'
import type { KnownFact, KnownFacts } from '#domain/ideas/known-facts.ts'
import { chanceOf } from '#domain/ideas/seeded.ts'
import { spokenName, valuesOf } from '#domain/ideas/values.ts'
import type { Casing } from '#domain/ideas/wording/casing.ts'
import type { Entry } from '#domain/library/entry.ts'
import type { NewsMove, NewsTheme } from '#domain/library/news-move.ts'
import { everybodys } from './everybodys.ts'
import { fillSuggestion, spokenQuote } from './fill-suggestion.ts'
import type { FoundStory } from './stories.ts'
import type { ToldWeek } from './stores.ts'
import { figureIn, themesOf } from './themes.ts'
import { summaryOf } from './wording.ts'

export interface Suggestion {
  text: string
  move: NewsMove
  candidate: Candidate
}

export interface Teller {
  /** Two to four suggestions for the story, or none where fewer than two can be grounded. What is told is remembered for the week. */
  suggest(story: FoundStory): Suggestion[]
}

interface Ground {
  brand: Brand
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

/** Tells one brand's week: no move comes twice in it, and no fact while there are others. */
export function teller(moves: readonly NewsMove[], ground: Ground): Teller {
  const { brand, facts, past, seed } = ground
  const moveOf = new Map(moves.map((move) => [`news/${move.id}`, move]))
  const entries = moves.map((move) =>
    list(asEntry(move), 'news', move.needs.concepts.length === 0 ? { isMove: true } : {}),
  )
  const found = findCandidates(entries, facts.printable, {
    formats: FormContentType.options,
    objectives: Objective.options,
  })
  const had = past.flatMap(({ told }) => told.flatMap(({ suggestions }) => suggestions))
  const pairs = new Set(had.map(({ move, fact }) => `${move} ${fact}`))
  const timesMoved = countBy(had.map(({ move }) => move))
  const timesTold = countBy(had.map(({ fact }) => fact))
  const near = nearness(facts.printable)
  const movesTold = new Set<string>()
  const factsTold = new Map<string, number>()

  const worth = (candidate: Candidate, move: NewsMove, story: FoundStory): number => {
    const { first } = candidate
    const isChosen =
      move.formats.some((format) => brand.contentTypes.includes(format)) || brand.contentTypes.length === 0
    const isWanted =
      move.objectives.some((one) => brand.contentObjectives.includes(one)) ||
      brand.contentObjectives.length === 0
    return (
      (move.about.includes('any') ? 0 : 0.8) +
      1.5 * near(first, story) +
      0.4 * Math.min(1, first.weight / PLENTY) +
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
      const open = found
        .flatMap((candidate) => {
          const move = moveOf.get(candidate.listed.id)
          return move && isAbout(move, themes) && !movesTold.has(move.id) ? [{ candidate, move }] : []
        })
        .filter(({ candidate, move }) => !pairs.has(`${move.id} ${candidate.first.fingerprint}`))
        .map((one) => ({ ...one, worth: worth(one.candidate, one.move, story) }))
        .toSorted((one, other) => other.worth - one.worth)
      const chosen: Suggestion[] = []
      const isOpen = ({ candidate, move }: (typeof open)[number], timesAllowed: number) =>
        (factsTold.get(candidate.first.fingerprint) ?? 0) <= timesAllowed &&
        !chosen.some(
          (other) =>
            other.move.id === move.id || other.candidate.first.fingerprint === candidate.first.fingerprint,
        )
      // First with facts that this week has not told; then, where they run out, with those told once or twice.
      for (const timesAllowed of [0, 1, 2]) {
        for (const one of open) {
          if (chosen.length >= (one.worth >= WELL_WORTH ? MOST : timesAllowed === 0 ? USUAL : LEAST)) break
          if (!isOpen(one, timesAllowed)) continue
          const text = told(one.candidate, one.move, story, ground)
          if (text !== null && !chosen.some((other) => openingOf(other.text) === openingOf(text)))
            chosen.push({ text, move: one.move, candidate: one.candidate })
        }
        if (chosen.length >= LEAST) break
      }
      if (chosen.length < LEAST) return []
      for (const { move, candidate } of chosen) {
        const { fingerprint } = candidate.first
        movesTold.add(move.id)
        factsTold.set(fingerprint, (factsTold.get(fingerprint) ?? 0) + 1)
      }
      return chosen
    },
  }
}

/** From here on a fourth suggestion is given: its move is for such stories, and its fact is near in matter. */
const WELL_WORTH = 2

const isAbout = ({ about }: NewsMove, themes: ReadonlySet<NewsTheme>): boolean =>
  about.some((theme) => themes.has(theme))

/** The first of the move's ways, in an order drawn for the story, that can be filled and claims no more than its fact. */
function told(
  candidate: Candidate,
  move: NewsMove,
  story: FoundStory,
  { brand, casing, today, seed }: Ground,
): string | null {
  const filling = valuesOf(candidate, brand.name, casing, today)
  const values = {
    source: story.item.source,
    figure: figureIn(story.headline, summaryOf(story.item)),
    quote: spokenQuote(candidate.first.fact.quote),
  }
  return (
    move.suggestions
      .toSorted(
        (one, other) => chanceOf(seed + story.item.link + one) - chanceOf(seed + story.item.link + other),
      )
      .map((sentence) => fillSuggestion(sentence, values, filling))
      .find((text) => text !== null && isSound(text, candidate, move, brand)) ?? null
  )
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

/** How near a fact is in matter to a story, 0 to 1: what they share counts the more the fewer facts have it. */
function nearness(facts: readonly KnownFact[]): (known: KnownFact, story: FoundStory) => number {
  const having = countBy(facts.flatMap(({ concepts }) => [...concepts.keys()]))
  const weight = (concept: string) => Math.log(1 + facts.length / having(concept))
  return ({ concepts, inQuote }, story) => {
    const shared = sharedConcepts(concepts, story.concepts).filter((concept) => !everybodys.has(concept))
    const sum = shared.reduce((sum, concept) => sum + weight(concept) * (inQuote.has(concept) ? 1 : 0.5), 0)
    return Math.min(1, sum / 6)
  }
}

function countBy(names: readonly string[]): (name: string) => number {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (name) => counts.get(name) ?? 0
}

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
