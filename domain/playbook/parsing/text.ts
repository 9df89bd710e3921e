// Parses the text of a line: its slots, optional parts, British-American pairs, and the conditions before it.
import { FormContentType } from '#contract/values/content.ts'
import {
  repeatable,
  waysOfWorking,
  type Alternative,
  type Condition,
  type Need,
  type Piece,
  type Repeated,
  type Text,
} from '../form.ts'
import type { Numbered } from './source.ts'

const piece = /\[\[(?<optional>.*?)\]\]|\{~(?<us>[^|}]*)\|(?<uk>[^}]*)\}|\{(?<slot>[A-Za-z][\w-]*)\}/g

/** Splits a text at its slots, and makes its quotation marks and apostrophes typographic. */
export function textOf(said: string): Text {
  const text = printed(said)
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(piece)) {
    if (match.index > end) pieces.push(text.slice(end, match.index))
    end = match.index + match[0].length
    const { optional, us, uk, slot } = match.groups ?? {}
    if (optional !== undefined) pieces.push({ optional: textOf(optional) })
    else if (slot !== undefined) pieces.push({ slot })
    else pieces.push({ us: us ?? '', uk: uk ?? '' })
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

const printed = (text: string) => text.replaceAll("'", '’').replaceAll(/"([^"]*)"/g, '“$1”')

/**
 * Parses an alternative and the conditions in brackets before it. Brackets that contain no conditions are
 * part of the text.
 */
export function alternativeOf({ text, at }: Numbered): Alternative {
  const [, inside, rest] = /^\(([^)]*)\)\s*(.*)$/.exec(text) ?? []
  const read = inside?.split(/\s*;\s*/).map((tag) => tagOf(tag.trim())) ?? []
  const tags = read.filter((tag) => tag !== null)
  const isTagged = read.length > 0 && tags.length === read.length
  const alternative: Alternative = {
    conditions: [],
    text: textOf(isTagged ? (rest ?? '') : text),
    isOptional: false,
    topic: null,
    each: null,
    at,
  }
  return isTagged ? tags.reduce(tagged, alternative) : alternative
}

type Tag =
  | Condition
  | { is: 'maybe' }
  | { is: 'topic'; topic: string }
  | { is: 'each'; each: { what: Repeated; most: number } }

function tagged(alternative: Alternative, tag: Tag): Alternative {
  if (tag.is === 'maybe') return { ...alternative, isOptional: true }
  if (tag.is === 'topic') return { ...alternative, topic: tag.topic }
  if (tag.is === 'each') return { ...alternative, each: tag.each }
  return { ...alternative, conditions: [...alternative.conditions, tag] }
}

function tagOf(tag: string): Tag | null {
  if (tag === 'maybe') return { is: 'maybe' }
  if (tag === 'us' || tag === 'uk') return { is: 'region', region: tag }
  const formats = tag.split('|').map((name) => formatOf(name.trim()))
  if (formats.every((format) => format !== null)) return { is: 'format', formats }
  const [, ways] = /^works=(.+)$/.exec(tag) ?? []
  if (ways !== undefined)
    return {
      is: 'works',
      waysOfWorking: waysOfWorking.filter((one) => ways.split('|').some((way) => way.trim() === one)),
    }
  const [, topic] = /^topic ([\w-]+)$/.exec(tag) ?? []
  if (topic !== undefined) return { is: 'topic', topic }
  const [, repeated, most = '4'] = /^each (\w+)(?: (\d))?$/.exec(tag) ?? []
  const what = repeatable.find((name) => name === repeated)
  if (what !== undefined) return { is: 'each', each: { what, most: Number(most) } }
  const [, has] = /^has (.+)$/.exec(tag) ?? []
  if (has !== undefined) return { is: 'has', needs: has.split(/\s*\+\s*/).map(needOf) }
  const [, lacks] = /^no ([\w-]+(?:\s*\+\s*[\w-]+)*)$/.exec(tag) ?? []
  if (lacks !== undefined) return { is: 'lacks', slots: lacks.split(/\s*\+\s*/) }
  return parseAnswerCondition(tag)
}

/** Parses a condition on an answer, such as `kind=floor|both` or `kind!=floor`. */
export function parseAnswerCondition(tag: string): Extract<Condition, { is: 'answer' }> | null {
  const [, question, sign, values] = /^([\w-]+)(!?=)(.+)$/.exec(tag) ?? []
  if (question === undefined || values === undefined) return null
  const asked = values.split('|').map((value) => value.trim().toLowerCase())
  return { is: 'answer', question, values: asked, not: sign === '!=' }
}

export const needOf = (said: string): Need => ({
  slot: said.replace(/\?$/, ''),
  isLenient: said.endsWith('?'),
})

/** Finds a format by its name. "event" is accepted for "events". */
export const formatOf = (name: string): FormContentType | null =>
  FormContentType.options.find((format) => format === (name === 'event' ? 'events' : name)) ?? null

/** Lists every slot in a text, including those in its optional parts. */
export const slotsIn = (text: Text): string[] =>
  text.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : 'slot' in piece
        ? [piece.slot]
        : 'optional' in piece
          ? slotsIn(piece.optional)
          : [],
  )
