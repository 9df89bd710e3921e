// The built-in engine makes ideas by rendering the library's plays with the brand's card. It needs no key,
// network or model.
import type { Brand } from '#domain/brand/brand.ts'
import { FormContentType, Objective } from '#contract/values/content.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import { renderPlay } from '#domain/playbook/rendering/render-play.ts'
import { formFor } from './brief/form/form-for.ts'
import { parseBrief, type ParsedBrief } from './brief/parse-brief.ts'
import { candidatesFor, type Candidate, type WantedFormats } from './choosing/candidates.ts'
import { chooseMix, type Choice } from './choosing/mix.ts'
import { rarityAmong } from './choosing/fit.ts'
import { isGrounded } from './choosing/grounded.ts'
import { scoreCandidate, type Scored, type ScoringInput } from './choosing/score.ts'
import { unpublishedIn } from './choosing/unpublished.ts'
import { proposeForDays } from './days-ahead.ts'
import type { IdeaRequest, IdeationEngine, PastIdea, Proposal, ProposedIdea } from './engine.ts'
import { isFaultless } from './gates/gates.ts'
import { preferencesFrom, dismissedIn } from './memory/marks.ts'
import { memoryOf, titleKey, type Memory } from './memory/memory.ts'
import { ideaSourcesFor, type IdeaSources } from './idea-sources.ts'
import { briefInputs, ideaOf, type IdeaInputs } from './writing/idea-of.ts'
import { rerender } from './writing/rerender.ts'
import { ifNamesBrief, withBrief } from './writing/with-brief.ts'
import { shortfallOf } from './writing/shortfall.ts'

/**
 * Makes an engine from a playbook. The same request always gets the same ideas, and nothing is saved in
 * between.
 */
export const builtInEngine = (playbook: Playbook): IdeationEngine => {
  // A delivery asks for ideas and for those of its days, of the same brand as it was read.
  const prepared = new WeakMap<Brand, IdeaSources>()
  const sourcesFor = (brand: Brand, today: string): IdeaSources => {
    const known = prepared.get(brand)
    const sources = known?.context.today === today ? known : ideaSourcesFor(playbook, brand, today)
    prepared.set(brand, sources)
    return { ...sources, context: { ...sources.context, pasted: new Set() } }
  }
  return {
    name: 'built-in',
    propose: async (request) => propose(sourcesFor(request.brand, request.today), request),
    proposeForDays: async (request) => proposeForDays(sourcesFor(request.brand, request.today), request),
    rerender: (brand, idea, today) => rerender(sourcesFor(brand, today), idea),
  }
}

function propose(sources: IdeaSources, request: IdeaRequest): Proposal {
  const { brief, count, past, today } = request
  const { playbook, trades, plays } = sources
  const memory = memoryOf(past, today)
  const asked =
    brief === null
      ? null
      : parseBrief(brief.briefDescription, sources.context, playbook, trades, rarityAmong(plays))
  const context = asked === null ? sources.context : withBrief(sources.context, asked)
  const inputs: IdeaInputs = { brand: sources.brand, context, words: playbook.words, ...briefInputs(asked) }
  const possible = candidatesFor(plays, context, wantedOf(request), asked, playbook.words.grave)
  const hasPassages = context.card.sections.length >= ENOUGH_PASSAGES
  const found =
    asked === null ? possible : possible.filter((candidate) => isGrounded(candidate, asked, hasPassages))
  const weighing: ScoringInput = {
    context,
    asked,
    memory,
    likes: preferencesFrom(past),
    unpublished: unpublishedIn(sources.brand.facts),
    seed: `${request.seed} ${today}`,
  }
  const ideaMaker = ideaMakerFor(inputs, asked)
  const serving = servingCandidates(found, weighing, asked, count)
  const open = availableNow(serving, memory, past, asked)
  // If the best ideas for a brief were used recently, the best of the others are taken.
  const nearest = (): Scored[] => {
    const rest = availableNow(
      found.filter(isNotReserve).map((candidate) => scoreCandidate(candidate, weighing)),
      memory,
      past,
      asked,
    )
    const best = Math.max(...rest.map(({ fit }) => fit))
    return rest.filter(({ fit }) => fit >= best - 2)
  }
  const isShort = asked !== null && playsIn(open) < count && playsIn(open) < playsIn(serving)
  const ideas = chooseMix(
    isShort ? nearest() : open,
    { count, isForBrief: asked !== null, memory, weakFormats: weakFormatsFor(sources) },
    ideaMaker((title) => memory.allowsTitle(title)),
  )
  const made =
    brief === null
      ? filledUp(
          ideas,
          found,
          { count, memory, past, weighing, weakFormats: weakFormatsFor(sources) },
          ideaMaker,
        )
      : ideas
  const had = playsIn(serving) - playsIn(open)
  if (made.length >= count) return { ideas: made, shortfall: null, needs: null }
  const form = asked?.form ?? null
  const needs = asked !== null && form === null && had === 0 ? formFor(asked) : null
  return { ideas: made, shortfall: shortfallOf(request, made.length, { had, form, needs }), needs }
}

/** With at least this many passages, a website says enough to answer a brief on its own. */
const ENOUGH_PASSAGES = 8

/** The formats that rarely reach the customers of the brand's trade. */
const weakFormatsFor = ({ playbook, trades: [trade] }: IdeaSources): FormContentType[] =>
  FormContentType.options.filter(
    (format) => playbook.words.weakFormats[format]?.includes(trade.family) === true,
  )

/** The formats and objectives that were requested, or else those of the profile, or else all. */
function wantedOf({ brand, brief }: IdeaRequest): WantedFormats {
  const orAll = <Name>(chosen: readonly Name[], all: readonly Name[]) => (chosen.length > 0 ? chosen : all)
  const objectives = orAll(brief?.contentObjectives ?? brand.contentObjectives, Objective.options)
  const asked = FormContentType.options.find((format) => format === brief?.contentType)
  return {
    formats: asked === undefined ? orAll(brand.contentTypes, FormContentType.options) : [asked],
    objectives,
  }
}

/** The key by which a candidate is remembered: its play and subject. */
const keyOf = ({ play, subject }: Candidate, asked: ParsedBrief | null) => ({
  play: play.id,
  offering: subject?.key ?? briefInputs(asked).topicKey,
})

function availableNow(
  serving: readonly Scored[],
  memory: Memory,
  past: readonly PastIdea[],
  asked: ParsedBrief | null,
): Scored[] {
  const isRefused = dismissedIn(past)
  return serving.filter(({ candidate }) => {
    const key = keyOf(candidate, asked)
    return (asked === null ? memory.allows(key) : memory.allowsForBrief(key)) && !isRefused(key)
  })
}

const playsIn = (serving: readonly Scored[]): number =>
  new Set(serving.map(({ candidate }) => candidate.play.id)).size

/** A play with a lower score than this has little to do with the brief. */
const LEAST_FIT = 2

/** Plays with at most this weight are a reserve for brands with few known facts. */
const RESERVE = -8

const isNotReserve = ({ play }: Candidate): boolean => play.weight > RESERVE

/**
 * Selects the candidates that answer the brief; without a brief, all. If the brief names something, only
 * candidates about it are used. If it names nothing, candidates for the same readers fill up the list.
 */
function servingCandidates(
  found: readonly Candidate[],
  weighing: ScoringInput,
  asked: ParsedBrief | null,
  count: number,
): Scored[] {
  if (asked === null) return found.map((candidate) => scoreCandidate(candidate, weighing))
  const all = found.map((candidate) => scoreCandidate(candidate, weighing))
  const best = Math.max(...all.map(({ fit, candidate }) => (isNotReserve(candidate) ? fit : 0)))
  const isOfThing = ({ subject }: Candidate) =>
    asked.thing !== null && subject?.offered?.key === asked.thing.offered.key
  const serving = all.filter(
    ({ fit, candidate, serves }) =>
      serves &&
      isNotReserve(candidate) &&
      fit >= LEAST_FIT &&
      // Other candidates about the brief's subject are kept, because the best one may fail to render.
      (fit >= best / 2 || isOfThing(candidate)),
  )
  const isEnough = asked.form !== null || !asked.namesNothing || playsIn(serving) >= count
  if (isEnough || (asked.intents.size === 0 && !asked.isOpen)) return serving
  return all.filter(({ fit, candidate }) => fit >= 0 && isForReaders(candidate.play, asked))
}

const isForReaders = ({ reader }: Candidate['play'], { readers }: ParsedBrief): boolean =>
  readers.size === 0 || readers.has(reader) || (reader === 'both' && !readers.has('lapsed'))

type IdeaMaker = (choice: Choice) => ProposedIdea | null

interface Refill {
  count: number
  memory: Memory
  past: readonly PastIdea[]
  weighing: ScoringInput
  weakFormats: readonly FormContentType[]
}

/**
 * If a delivery has too few fresh ideas, it is filled up with those unused for longest. Titles that were used
 * recently are only repeated if the brand has too few facts for others.
 */
function filledUp(
  ideas: readonly ProposedIdea[],
  found: readonly Candidate[],
  { count, memory, past, weighing, weakFormats }: Refill,
  ideaMaker: (isTitleFree: (title: string) => boolean) => IdeaMaker,
): ProposedIdea[] {
  const isRefused = dismissedIn(past)
  const made = [...ideas]
  for (const isTitleFree of [(title: string) => memory.allowsTitle(title), () => true]) {
    if (made.length >= count) break
    const here = new Set(made.map(({ key }) => key.play))
    const left = found
      .filter((candidate) => !here.has(candidate.play.id) && !isRefused(keyOf(candidate, null)))
      .map((candidate) => ({
        ...scoreCandidate(candidate, weighing),
        score: Math.min(1000, memory.daysSince(candidate.play.id)),
      }))
    made.push(
      ...chooseMix(
        left,
        { count: count - made.length, isForBrief: true, memory, weakFormats },
        ideaMaker(isTitleFree),
      ),
    )
  }
  return made
}

/** Returns a function that writes an idea, or null if it fails a check or its title was already used. */
function ideaMakerFor(
  inputs: IdeaInputs,
  asked: ParsedBrief | null,
): (isTitleFree: (title: string) => boolean) => IdeaMaker {
  const titles = new Set<string>()
  return (isTitleFree) => (choice) => {
    const isFree = (title: string) => isTitleFree(title) && !titles.has(titleKey(title))
    const rendered = renderPlay(
      inputs.context,
      choice.candidate.play,
      choice.format,
      choice.candidate.subject,
      isFree,
    )
    if (rendered === null) return null
    const named = asked === null ? rendered : ifNamesBrief(rendered, asked)
    if (named === null || !isFaultless(named, inputs)) return null
    titles.add(titleKey(named.title))
    return ideaOf(named, choice, inputs)
  }
}
