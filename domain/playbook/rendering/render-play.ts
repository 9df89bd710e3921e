// Renders one play for one brand in one format, with every part of the idea.
import type { FormContentType } from '#contract/values/content.ts'
import type { ValueId } from '../card.ts'
import type { Block, Line, Play, Question } from '../form.ts'
import { asSentence, countWords } from '../words/list.ts'
import { newTrace, printBlock, printFirst, printLine, type Printed, type Trace, type Voice } from './lines.ts'
import type { RenderContext } from './render-context.ts'
import type { Subject } from './subjects.ts'
import { voiceOf } from './voice.ts'

export interface Labelled {
  label: string
  lines: string[]
}

export interface RenderedPlay {
  play: Play
  format: FormContentType
  subject: Subject | null
  title: string
  why: string
  outline: string[]
  draft: string
  callToAction: string
  prepare: string[]
  checks: string[]
  /** The parts that only this format has, such as a subject line, a hook or a guest. */
  fields: Labelled[]
  /** The values of the card that the idea uses. They become its evidence. */
  used: ReadonlySet<ValueId>
  /** The house questions whose answers would improve the idea, at most two. */
  asks: Question[]
}

/** Lists every text of the idea that people read. */
export const textsOf = (rendered: RenderedPlay): string[] => [
  rendered.title,
  rendered.why,
  ...rendered.outline,
  rendered.draft,
  rendered.callToAction,
  ...rendered.prepare,
  ...rendered.checks,
  ...rendered.fields.flatMap(({ lines }) => lines),
]

export const LONGEST_TITLE = 85
export const LONGEST_DRAFT = 110
const MOST_POINTS = 6
const MOST_ASKS = 2

/**
 * Renders the play. Null if its title, reason, draft or call to action can't be printed for this brand.
 * @param isFree whether a title may be used; if not, the next one is tried
 */
export function renderPlay(
  context: RenderContext,
  play: Play,
  format: FormContentType,
  subject: Subject | null,
  isFree: (title: string) => boolean = () => true,
): RenderedPlay | null {
  const voice = voiceOf(context, format, subject)
  const trace = newTrace()
  const title = titleOf(play, voice, trace, isFree)
  const why = printFirst(play.whys, voice, trace)
  const { points, fields } = pointsOf(play, voice, trace)
  const draft = draftOf(play, voice, trace)
  const callToAction = printBlock(play.cta, voice, trace, true).find((line) => line !== null)?.text
  if (title === null || why === null || draft === '' || callToAction === undefined) return null
  return {
    play,
    format,
    subject,
    title,
    why,
    outline: points,
    draft,
    callToAction,
    prepare: printedIn(printBlock(play.prepare, voice, trace, false)).slice(0, 4),
    checks: play.assumes.flatMap((alternative) => printLine([alternative], voice, trace)),
    fields,
    used: trace.used,
    asks: asksOf(context, trace),
  }
}

/**
 * Finds a title that can be printed, is short enough and may be used. Titles for this format are tried first.
 */
function titleOf(
  { titles }: Play,
  voice: Voice,
  trace: Trace,
  isFree: (title: string) => boolean,
): string | null {
  const isOfFormat = (at: number) => titles[at]?.conditions.some(({ is }) => is === 'format') === true
  const order = titles
    .map((_, at) => at)
    .toSorted((one, other) => Number(isOfFormat(other)) - Number(isOfFormat(one)))
  const rendered = order.flatMap((at) => {
    const alternative = titles[at]
    return alternative === undefined ? [] : printLine([alternative], voice, trace)
  })
  return rendered.find((title) => title.length <= LONGEST_TITLE && isFree(title)) ?? null
}

function pointsOf(play: Play, voice: Voice, trace: Trace): { points: string[]; fields: Labelled[] } {
  if (voice.format === 'podcast' && play.podcast !== null) {
    const { guest, questions, segments } = play.podcast
    const asked = linesOf(questions, voice, trace)
    const fields = [
      { label: 'Guest', lines: linesOf(guest, voice, trace).slice(0, 1) },
      { label: 'Questions', lines: asked },
      { label: 'Segments', lines: linesOf(segments, voice, trace) },
    ]
    return { points: asked, fields: fields.filter(({ lines }) => lines.length > 0) }
  }
  if (voice.format === 'events' && play.event !== null) {
    const lines = printedIn(printBlock(play.event, voice, trace, false))
    return { points: lines, fields: lines.flatMap(labelled) }
  }
  const points = shortened(
    printBlock(play.outline, voice, trace, false),
    ({ length }) => length > MOST_POINTS,
  )
  const fields = [
    ...(voice.format === 'email'
      ? [{ label: 'Subject', lines: one(printFirst(play.subjects, voice, trace)) }]
      : []),
    ...(voice.format === 'linkedin' ? [{ label: 'Hook', lines: one(hookOf(play, voice, trace)) }] : []),
  ]
  return { points: printedIn(points), fields: fields.filter(({ lines }) => lines.length > 0) }
}

const one = (text: string | null) => (text === null ? [] : [text])
const hookOf = ({ linkedin }: Play, voice: Voice, trace: Trace): string | null =>
  linkedin?.hook ? (printLine(linkedin.hook, voice, trace)[0] ?? null) : null
const linesOf = (lines: readonly Line[], voice: Voice, trace: Trace) =>
  lines.flatMap((line) => printLine(line, voice, trace))

/** Splits a text such as "When: Saturday at ten" into a label and the rest. */
function labelled(text: string): Labelled[] {
  const [, label, said] = /^([^:.]{2,30}):\s*(.+)$/.exec(text) ?? []
  return label === undefined || said === undefined ? [] : [{ label, lines: [said] }]
}

function draftOf(play: Play, voice: Voice, trace: Trace): string {
  if (voice.format === 'events' && play.event !== null) return invitation(play.event, voice, trace)
  const own = voice.format === 'linkedin' ? (play.linkedin?.draft ?? []) : []
  const hook = voice.format === 'linkedin' ? hookOf(play, voice, trace) : null
  const most = LONGEST_DRAFT - (hook === null ? 0 : countWords(hook))
  const lines = shortened(
    printBlock(own.length > 0 ? own : play.draft, voice, trace, true),
    (lines) => wordsIn(lines) > most,
  )
  const draft = paragraphs(lines)
  return hook === null || draft.startsWith(hook) ? draft : `${hook}\n\n${draft}`
}

/**
 * Prints an invitation: what happens as a sentence, and then when, where and for how many, each on a line of
 * its own.
 */
function invitation(event: Block, voice: Voice, trace: Trace): string {
  const parts = printedIn(printBlock(event, voice, trace, true)).flatMap(labelled)
  const [what, ...rest] = parts
  const happens = what === undefined ? '' : asSentence(what.lines.join(' '))
  return [happens, ...rest.map(({ label, lines }) => `${label}: ${asSentence(lines.join(' '))}`)].join('\n\n')
}

/** Removes optional lines, starting with the last, until the text is short enough. */
function shortened(
  lines: readonly (Printed | null)[],
  isTooLong: (lines: readonly Printed[]) => boolean,
): (Printed | null)[] {
  const left = [...lines]
  const present = () => left.filter((line) => line !== null)
  while (isTooLong(present())) {
    const at = left.findLastIndex((line) => line?.isOptional === true)
    if (at < 0) break
    left.splice(at, 1)
  }
  return left
}

const printedIn = (lines: readonly (Printed | null)[]) =>
  lines.flatMap((line) => (line === null ? [] : [line.text]))
const wordsIn = (lines: readonly Printed[]) => lines.reduce((sum, { text }) => sum + countWords(text), 0)

const paragraphs = (lines: readonly (Printed | null)[]): string =>
  lines
    .map((line) => line?.text ?? '\n\n')
    .join(' ')
    .replaceAll(/\s*\n\n[\s\n]*/g, '\n\n')
    .trim()

/** Selects the house questions whose answers the play's lines needed. Those of the trade come first. */
const asksOf = ({ questions, card }: RenderContext, { missed }: Trace): Question[] =>
  questions.filter(({ id }) => missed.has(id) && !card.answers.has(id)).slice(0, MOST_ASKS)
