// The built-in ideation engine: the playbook's plays, rendered with the brand card. It needs no key, no network and no model.
import { FormContentType, Objective } from '#contract/values/content.ts'
import type { Playbook } from '#domain/playbook/form.ts'
import { subjectOf } from '#domain/playbook/rendering/subjects.ts'
import { renderPlay } from '#domain/playbook/rendering/render-play.ts'
import { parseBrief, type ParsedBrief } from './brief/parse-brief.ts'
import { subjectKindOf, candidatesFor, type Candidate, type WantedFormats } from './choosing/candidates.ts'
import { chooseMix, type Choice } from './choosing/mix.ts'
import { rarityAmong } from './choosing/fit.ts'
import { isGrounded } from './choosing/grounded.ts'
import { scoreCandidate, type Scored, type ScoringInput } from './choosing/score.ts'
import { unpublishedIn } from './choosing/unpublished.ts'
import { proposeForDays, renderForDay } from './days-ahead.ts'
import type {
  IdeaRequest,
  IdeationEngine,
  StoredIdea,
  PastIdea,
  Proposal,
  ProposedIdea,
  RenderedParts,
} from './engine.ts'
import { isFaultless } from './gates/gates.ts'
import { preferencesFrom, dismissedIn } from './memory/marks.ts'
import { memoryOf, titleKey, type Memory } from './memory/memory.ts'
import { ideaSourcesFor, type IdeaSources } from './idea-sources.ts'
import { ideaOf, partsOf, type IdeaInputs } from './writing/idea-of.ts'
import { servingBrief, withBrief } from './writing/with-brief.ts'
import { shortfallOf } from './writing/shortfall.ts'

/** The engine over a playbook. The same request gives the same proposal; nothing is kept between requests. */
export const builtInEngine = (playbook: Playbook): IdeationEngine => ({
  name: 'built-in',
  propose: async (request) => propose(ideaSourcesFor(playbook, request.brand, request.today), request),
  proposeForDays: async (request) =>
    proposeForDays(ideaSourcesFor(playbook, request.brand, request.today), request),
  rerender: (brand, idea, today) => rerender(ideaSourcesFor(playbook, brand, today), idea),
})

function propose(sources: IdeaSources, request: IdeaRequest): Proposal {
  const { brief, count, past, today } = request
  const { playbook, trades, plays } = sources
  const memory = memoryOf(past, today)
  const asked =
    brief === null
      ? null
      : parseBrief(brief.briefDescription, sources.context, playbook, trades, rarityAmong(plays))
  const context = asked === null ? sources.context : withBrief(sources.context, asked)
  const inputs: IdeaInputs = { brand: sources.brand, context, words: playbook.words, ...briefOf(asked) }
  const possible = candidatesFor(plays, context, wantedOf(request), asked, playbook.words.grave)
  const found = asked === null ? possible : possible.filter((candidate) => isGrounded(candidate, asked))
  const weighing: ScoringInput = {
    context,
    asked,
    memory,
    likes: preferencesFrom(past),
    unpublished: unpublishedIn(sources.brand.facts),
    seed: `${request.seed} ${today}`,
  }
  const ideaMaker = ideaMakerFor(inputs, asked)
  const serving = weighed(found, weighing, asked, count)
  const open = openNow(serving, memory, past, asked)
  // Asked again, a brief whose best pieces came lately gets the nearest of the rest.
  const nearest = (): Scored[] => {
    const rest = openNow(
      found.filter(isNoReserve).map((candidate) => scoreCandidate(candidate, weighing)),
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
    { count, isForBrief: asked !== null, memory, seldom: seldomFor(sources) },
    ideaMaker((title) => memory.allowsTitle(title)),
  )
  const made =
    brief === null
      ? refilled(ideas, found, { count, memory, past, weighing, seldom: seldomFor(sources) }, ideaMaker)
      : ideas
  return {
    ideas: made,
    shortfall:
      made.length < count ? shortfallOf(request, made.length, playsIn(serving) - playsIn(open)) : null,
  }
}

/** Formats that seldom reach the people of the brand's trade. */
const seldomFor = ({ playbook, trades: [trade] }: IdeaSources): FormContentType[] =>
  FormContentType.options.filter((format) => playbook.words.seldom[format]?.includes(trade.family) === true)

/** What was asked for, else what the brand chose, else everything. */
function wantedOf({ brand, brief }: IdeaRequest): WantedFormats {
  const orAll = <Name>(chosen: readonly Name[], all: readonly Name[]) => (chosen.length > 0 ? chosen : all)
  const objectives = orAll(brief?.contentObjectives ?? brand.contentObjectives, Objective.options)
  const asked = FormContentType.options.find((format) => format === brief?.contentType)
  return {
    formats: asked === undefined ? orAll(brand.contentTypes, FormContentType.options) : [asked],
    objectives,
  }
}

/** What a brief is about, as memory keeps it: its thing, else its telling words. */
const topicKeyOf = ({ thing, stems }: ParsedBrief): string =>
  thing?.offered.key ?? `brief ${[...stems].slice(0, 6).join(' ')}`

const briefOf = (asked: ParsedBrief | null): Pick<IdeaInputs, 'brief' | 'topicKey'> =>
  asked === null ? { brief: null, topicKey: '' } : { brief: asked.text, topicKey: topicKeyOf(asked) }

/** What memory keeps an idea by: its play with what it is about. */
const keyOf = ({ play, subject }: Candidate, asked: ParsedBrief | null) => ({
  play: play.id,
  offering: subject?.key ?? (asked === null ? '' : topicKeyOf(asked)),
})

function openNow(
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

/** Below this a play has little to do with what was asked. */
const LEAST_FIT = 2

/** Plays of this weight and less are for brands of which little is known. */
const RESERVE = -8

const isNoReserve = ({ play }: Candidate): boolean => play.weight > RESERVE

/**
 * The candidates that serve the brief, or all where there is none. Where the brief names something, only pieces that hang on it come, and a
 * brief that nothing serves gets nothing: people are inputs so. Where it names nothing, what speaks to its readers makes up the number.
 */
function weighed(
  found: readonly Candidate[],
  weighing: ScoringInput,
  asked: ParsedBrief | null,
  count: number,
): Scored[] {
  if (asked === null) return found.map((candidate) => scoreCandidate(candidate, weighing))
  const all = found.map((candidate) => scoreCandidate(candidate, weighing))
  const best = Math.max(...all.map(({ fit, candidate }) => (isNoReserve(candidate) ? fit : 0)))
  const isOfThing = ({ subject }: Candidate) =>
    asked.thing !== null && subject?.offered?.key === asked.thing.offered.key
  const serving = all.filter(
    ({ fit, candidate, serves }) =>
      serves &&
      isNoReserve(candidate) &&
      fit >= LEAST_FIT &&
      // What is about the very thing stays where what fits better can't be inputs of it.
      (fit >= best / 2 || isOfThing(candidate)),
  )
  if (!asked.namesNothing || playsIn(serving) >= count || (asked.intents.size === 0 && !asked.isOpen))
    return serving
  return all.filter(({ fit, candidate }) => fit >= 0 && speaksTo(candidate.play, asked))
}

const speaksTo = ({ reader }: Candidate['play'], { readers }: ParsedBrief): boolean =>
  readers.size === 0 || readers.has(reader) || (reader === 'both' && !readers.has('lapsed'))

type IdeaMaker = (choice: Choice) => ProposedIdea | null

interface Refill {
  count: number
  memory: Memory
  past: readonly PastIdea[]
  weighing: ScoringInput
  seldom: readonly FormContentType[]
}

/**
 * A delivery that runs out of what is fresh takes what was unused longest: first with a title that didn't come lately, and where a
 * brand tells so little of itself that there is none, with one that did.
 */
function refilled(
  ideas: readonly ProposedIdea[],
  found: readonly Candidate[],
  { count, memory, past, weighing, seldom }: Refill,
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
        { count: count - made.length, isForBrief: true, memory, seldom },
        ideaMaker(isTitleFree),
      ),
    )
  }
  return made
}

/** Tells choices, unless a gate stops one, its title came lately, or one like it stands in this bundle. */
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
    const named = asked === null ? rendered : servingBrief(rendered, asked)
    if (named === null || !isFaultless(named, inputs)) return null
    titles.add(titleKey(named.title))
    return ideaOf(named, choice, inputs)
  }
}

function rerender(sources: IdeaSources, { key, occasion }: StoredIdea): RenderedParts | null {
  const { plays, brand, playbook, trades } = sources
  const play = plays.find(({ id }) => id === key.play)
  if (play === undefined) return null
  const asked = key.brief === undefined ? null : parseBrief(key.brief, sources.context, playbook, trades)
  const context = asked === null ? sources.context : withBrief(sources.context, asked)
  const about = subjectKindOf(play)
  const subject = subjectOf(context, about, key.offering)
  if (occasion === null && about !== null && key.offering !== '' && subject === null) return null
  const isOwn = brand.events.some(({ id }) => id === occasion?.id)
  const rendered =
    occasion === null
      ? renderPlay(context, play, key.format, subject)
      : renderForDay(sources, play, key.format, { ...occasion, isOwn }).rendered
  const named = rendered && asked ? servingBrief(rendered, asked) : rendered
  const inputs: IdeaInputs = { brand, context, words: playbook.words, ...briefOf(asked) }
  return named === null || !isFaultless(named, inputs) ? null : partsOf(named, inputs)
}
