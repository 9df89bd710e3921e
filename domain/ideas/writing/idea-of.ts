// Turns a rendered play into the idea that people see.
import type { ParsedBrief } from '../brief/parse-brief.ts'
import { cutTo } from '#contract/values/texts.ts'
import { contentTypeLabel } from '#contract/values/content.ts'
import type { IdeaOccasion } from '#contract/ideas.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { evidenceFor } from '#domain/brand/card/evidence.ts'
import type { SharedWords } from '#domain/playbook/form.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { RenderedPlay } from '#domain/playbook/rendering/render-play.ts'
import { joinList } from '#domain/playbook/words/list.ts'
import type { Choice } from '../choosing/mix.ts'
import type { ProposedIdea, RenderedParts } from '../engine.ts'

export interface IdeaInputs {
  brand: Brand
  context: RenderContext
  words: SharedWords
  /** The brief's text, if there was one. */
  brief: string | null
  /** The brief's topic, as stored in the key of an idea that isn't about an offering; empty without a brief. */
  topicKey: string
}

export function ideaOf(
  rendered: RenderedPlay,
  { objective }: Choice,
  inputs: IdeaInputs,
  day: { occasion: IdeaOccasion; tasks: string[]; distance: string } | null = null,
): ProposedIdea {
  const { play, format, subject } = rendered
  const parts = partsOf(rendered, inputs)
  return {
    ...parts,
    key: {
      play: play.id,
      offering: subject?.key ?? inputs.topicKey,
      intent: play.intent,
      format,
      objective,
      ...(day === null ? {} : { occasion: day.occasion.id }),
      ...(inputs.brief === null ? {} : { brief: inputs.brief }),
    },
    contentType: format,
    objective,
    effort: play.effort,
    reader: play.reader,
    occasion: day?.occasion ?? null,
    tasks: day?.tasks ?? [],
    explanation: {
      because: purposeOf(rendered, inputs.words),
      now: day?.distance ?? whyNow(rendered, inputs),
    },
    engine: 'built-in',
  }
}

/** The parts that rendering again may change. */
export function partsOf(rendered: RenderedPlay, { brand, context, brief }: IdeaInputs): RenderedParts {
  const { title, why, outline, draft, callToAction, prepare, checks, fields, used, asks } = rendered
  return {
    title,
    summary: why,
    description: `${draft}\n\n${callToAction}`,
    outline,
    draft,
    callToAction,
    prepare,
    checks,
    formatFields: fields,
    evidence: evidenceFor(used, brand, context, brief),
    asks: asks.map(({ id, ask, example, choices }) => ({
      id,
      ask,
      example,
      choices: choices && [...choices],
    })),
  }
}

const readers = {
  new: 'people who don’t know you yet',
  existing: 'people who already come to you',
  lapsed: 'people who used to come',
  both: 'new people and those who know you',
  public: 'people nearby',
}

/** "It ..., for people who don’t know you yet." */
function purposeOf({ play, format }: RenderedPlay, words: SharedWords): string {
  const job = words.jobs[play.intent]
  const piece = contentTypeLabel(format)
  return job === undefined
    ? `${piece} for ${readers[play.reader]}.`
    : `It ${job}, for ${readers[play.reader]}.`
}

function whyNow({ play, used, subject }: RenderedPlay, { brief, context }: IdeaInputs): string | null {
  if (brief !== null) {
    const [request = ''] = brief.split('\n')
    return `You asked for: “${request.length > 120 ? `${cutTo(request, 117).trimEnd()}…` : request}”`
  }
  if (play.windows.length > 0) return 'It suits this time of year.'
  const own = [
    ...(subject === null ? [] : [subject.spoken]),
    ...(context.card.reviews.some(({ id }) => used.has(id)) ? ['a review'] : []),
    ...(context.card.people.some(({ id }) => used.has(id)) ? ['your people'] : []),
    ...(context.card.prices.some(({ id }) => used.has(id)) ? ['your prices'] : []),
    ...([...used].some((id) => id.startsWith('answer:')) ? ['your own answers'] : []),
  ]
  return own.length === 0 ? null : `Based on ${joinList(own)}.`
}

/** The memory key of a brief's topic: its thing, or else its first significant words. */
const topicKeyOf = ({ thing, stems }: ParsedBrief): string =>
  thing?.offered.key ?? `brief ${[...stems].slice(0, 6).join(' ')}`

/** What a brief adds to the inputs of its ideas. */
export const briefInputs = (asked: ParsedBrief | null): Pick<IdeaInputs, 'brief' | 'topicKey'> =>
  asked === null ? { brief: null, topicKey: '' } : { brief: asked.source, topicKey: topicKeyOf(asked) }
