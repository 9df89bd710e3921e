// Prints lines of the library: the first alternative whose conditions are met, with its slots filled. A line
// with an unknown slot is not printed.
import type { FormContentType } from '#contract/values/content.ts'
import type { Sentence, ValueId } from '../card.ts'
import type {
  Alternative,
  Block,
  Condition,
  Line,
  Need,
  Region,
  Repeated,
  Text,
  WayOfWorking,
} from '../form.ts'
import { asSentence, capitalised, countWords } from '../words/list.ts'
import { withArticleAfter } from '../words/articles.ts'
import { slotValue, type SlotValue, type Slots } from './slots.ts'

/** Everything that lines are printed with, for one format and one subject. */
export interface Voice {
  slots: Slots
  answers: ReadonlyMap<string, string>
  region: Region
  format: FormContentType
  hasOfferings: boolean
  works: readonly WayOfWorking[]
  /** The rows that fill a repeated line, each with its own slots. */
  rows: (what: Repeated, isDraft: boolean) => readonly ReadonlyMap<string, SlotValue>[]
  /** Finds the brand's own sentence on a topic. */
  sentenceOn: (topic: string) => Sentence | undefined
  /** The brand's sentences that drafts of the same request have printed already. */
  pasted: Set<ValueId>
}

/** Records what was printed, and what was missing. */
export interface Trace {
  used: Set<ValueId>
  /** Slots and answers that lines needed but nobody has given. These become the questions below the idea. */
  missed: Set<string>
  /** The brand's own sentences that this idea prints. */
  quoted: Set<ValueId>
}

export const newTrace = (): Trace => ({ used: new Set(), missed: new Set(), quoted: new Set() })

export interface Printed {
  text: string
  isOptional: boolean
}

/** Prints the lines of a section. Null stands for the end of a paragraph. */
export function printBlock(block: Block, voice: Voice, trace: Trace, isDraft: boolean): (Printed | null)[] {
  return block.flatMap((line): (Printed | null)[] => {
    if (line === null) return [null]
    const isOptional = line[0]?.isOptional === true
    // Of a repeated line, all but the first may be removed if the text is too long.
    return printLine(line, voice, trace, isDraft).map((text, at) => ({
      text,
      isOptional: isOptional || at > 0,
    }))
  })
}

export function printLine(line: Line, voice: Voice, trace: Trace, isDraft = false): string[] {
  for (const alternative of line) {
    if (!alternative.conditions.every((condition) => isMet(condition, voice, trace))) continue
    const printed = alternative.each
      ? repeated(alternative, alternative.each, voice, trace, isDraft)
      : (onTopic(alternative, voice, trace, isDraft) ?? filled(alternative.text, voice, trace))
    if (printed.length > 0) return printed
    if (alternative.topic !== null && isTopicQuoted(alternative.topic, voice, trace)) return []
  }
  return []
}

/** Prints one of several texts, such as titles: the first whose conditions are met. */
export const printFirst = (alternatives: readonly Alternative[], voice: Voice, trace: Trace): string | null =>
  printLine(alternatives, voice, trace)[0] ?? null

function filled(text: Text, voice: Voice, trace: Trace, own?: ReadonlyMap<string, SlotValue>): string[] {
  const found = fill(text, voice, trace, own)
  return found === null ? [] : [tidy(found)]
}

function repeated(
  { text }: Alternative,
  { what, most }: { what: Repeated; most: number },
  voice: Voice,
  trace: Trace,
  isDraft: boolean,
): string[] {
  return voice
    .rows(what, isDraft)
    .values()
    .flatMap((row) => filled(text, voice, trace, row))
    .take(most)
    .toArray()
}

/**
 * The brand's own sentence isn't inserted if it has more words than this, because it would dominate the
 * draft.
 */
const LONGEST_PASTED = 26

/**
 * If the line has a topic and the brand has its own sentence on it, that sentence is printed instead: quoted
 * in an outline, inserted in a draft.
 */
function onTopic(
  { topic, text }: Alternative,
  voice: Voice,
  trace: Trace,
  isDraft: boolean,
): string[] | null {
  const sentence = topic === null ? undefined : voice.sentenceOn(topic)
  if (sentence === undefined) return null
  if (!isDraft) {
    if (trace.quoted.has(sentence.id)) return null
    trace.quoted.add(sentence.id)
    trace.used.add(sentence.id)
    return [`${labelOf(text)}: “${asSentence(sentence.text)}”`]
  }
  if (countWords(sentence.text) > LONGEST_PASTED || voice.pasted.has(sentence.id)) return null
  voice.pasted.add(sentence.id)
  trace.quoted.add(sentence.id)
  trace.used.add(sentence.id)
  return [asSentence(sentence.text)]
}

/**
 * Whether the idea already has the brand's own sentence on this topic. A general line next to it might
 * contradict it.
 */
const isTopicQuoted = (topic: string, voice: Voice, trace: Trace): boolean => {
  const sentence = voice.sentenceOn(topic)
  return sentence !== undefined && trace.quoted.has(sentence.id)
}

function labelOf([first]: Text): string {
  const [, label] = typeof first === 'string' ? (/^([^:.]{3,40}):/.exec(first) ?? []) : []
  return label ?? 'In your own words'
}

function isMet(condition: Condition, voice: Voice, trace: Trace): boolean {
  if (condition.is === 'region') return condition.region === voice.region
  if (condition.is === 'works') return condition.waysOfWorking.some((one) => voice.works.includes(one))
  if (condition.is === 'format') return condition.formats.includes(voice.format)
  if (condition.is === 'lacks') return condition.slots.every((slot) => !isKnown(slot, voice))
  if (condition.is === 'has') return condition.needs.every((need) => isNeedMet(need, voice, trace))
  const answer = voice.answers.get(condition.question)?.toLowerCase()
  if (answer === undefined) {
    trace.missed.add(condition.question)
    return false
  }
  return condition.values.includes(answer) !== condition.not
}

const isKnown = (slot: string, { slots, answers }: Voice): boolean =>
  slotValue(slots, slot) !== undefined || answers.has(slot)

/** Whether a need is met. A lenient need is also met if no offerings are known. */
export function isNeedMet({ slot, isLenient }: Need, voice: Voice, trace: Trace): boolean {
  if (isKnown(slot, voice) || (isLenient && !voice.hasOfferings)) return true
  trace.missed.add(slot)
  return false
}

/**
 * Fills the slots of a text. Null if one is unknown, unless it is in an optional part, which is then left
 * out.
 */
function fill(text: Text, voice: Voice, trace: Trace, own?: ReadonlyMap<string, SlotValue>): string | null {
  let said = ''
  const used: ValueId[] = []
  for (const piece of text) {
    // "Half Moons’ bread": only the library's own possessives are changed, and no words that somebody typed.
    if (typeof piece === 'string') said += said.endsWith('s') ? piece.replace(/^’s(?=\s)/, '’') : piece
    else if ('uk' in piece) said += voice.region === 'us' ? piece.us : piece.uk
    else if ('slot' in piece) {
      const known = (own && slotValue(own, piece.slot)) ?? slotValue(voice.slots, piece.slot)
      if ((known === undefined || known.text === '') && piece.slot !== 'in-town') {
        trace.missed.add(piece.slot.charAt(0).toLowerCase() + piece.slot.slice(1))
        return null
      }
      const text = piece.slot === 'offering' ? withArticleAfter(said, known?.text ?? '') : (known?.text ?? '')
      said += beginsSentence(said) ? capitalised(text) : text
      used.push(...(known?.from ?? []))
    } else {
      const part = fill(piece.optional, voice, trace, own)
      said += part === null ? '' : beginsSentence(said) ? capitalisedPart(part) : part
    }
  }
  for (const id of used) trace.used.add(id)
  return said
}

const beginsSentence = (said: string) => /[.?!]["”’]?\s+$/.test(said)
const capitalisedPart = (part: string) =>
  part.replace(/^(\s*)(\p{Ll})/u, (_, gap: string, letter: string) => gap + letter.toUpperCase())

/**
 * Corrects a text after its slots were filled: doubled full stops, spaces before commas,
 * the first letter.
 */
const tidy = (text: string): string =>
  capitalised(
    text
      .replaceAll(/([.!?])([”’])\./g, '$1$2')
      .replaceAll(/([.!?…])\.(?=\s|$)/g, '$1')
      .replaceAll(/ +([,.;:?!])/g, '$1')
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  )
