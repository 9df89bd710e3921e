// Reads the answers that a form adds to a brief, one labelled line each. Users write them for their
// customers, so drafts print them unchanged.
import { type BriefFormAnswers, BriefFormKind, briefForms } from '#contract/brief-form.ts'
import { asSentence, capitalised } from '#domain/playbook/words/list.ts'
import { isRequest } from '#domain/playbook/rendering/section-text.ts'
import { withApostrophes } from '../spelling.ts'

export interface FilledForm {
  kind: BriefFormKind
  /** The headline without its full stop, such as "Men on Mats". */
  headline: string
  /** The user's own sentences; empty for a series. */
  text: string
  /** Short facts with their labels, such as "When: Tuesdays at 8am". */
  facts: readonly { name: 'who' | 'when' | 'where' | 'price'; line: string }[]
  when: string | null
  /** A sentence that says what readers should do next. */
  next: string | null
  /** The parts of a series, in order. */
  parts: readonly string[]
}

export interface SplitBrief {
  /** What the user asks for, without the answers of the form. */
  request: string
  form: FilledForm | null
}

/** Splits a brief into what the user asks for and the filled-in form. An incomplete form is ignored. */
export function splitBrief(text: string): SplitBrief {
  const lines = text.split('\n')
  for (const kind of BriefFormKind.options) {
    const at = lines.findIndex((line) => labelIn(line, kind) === 'headline')
    if (at < 0) continue
    const form = formOf(kind, answersIn(lines.slice(at), kind))
    if (form !== null) return { request: lines.slice(0, at).join('\n').trim() || form.headline, form }
  }
  return { request: text, form: null }
}

const plain = (label: string) => label.toLowerCase().replaceAll('’', "'").trim()

function labelIn(line: string, kind: BriefFormKind): keyof BriefFormAnswers | undefined {
  const [label, ...rest] = line.split(':')
  if (rest.length === 0) return undefined
  return briefForms[kind].find((field) => plain(field.label) === plain(label ?? ''))?.name
}

/** Collects the answers by label. A line without a label continues the one before. */
function answersIn(lines: readonly string[], kind: BriefFormKind): BriefFormAnswers {
  const answers: BriefFormAnswers = {}
  let last: keyof BriefFormAnswers | undefined
  for (const line of lines) {
    const name = labelIn(line, kind)
    const said = name === undefined ? line : line.slice(line.indexOf(':') + 1)
    last = name ?? last
    if (last !== undefined) answers[last] = `${answers[last] ?? ''}\n${said}`.trim()
  }
  return answers
}

function formOf(kind: BriefFormKind, answers: BriefFormAnswers): FilledForm | null {
  const headline = tidied(answers.headline).replace(/[.:,;]+$/, '')
  const text = tidied(answers.text)
  const parts = (answers.parts ?? '')
    .split('\n')
    .map((part) => tidied(part).replace(/^(?:[-•*]|(?:day\s)?\d{1,2}[.):]\s)\s*/i, ''))
    .filter((part) => part !== '')
  if (headline === '' || (kind === 'series' ? parts.length < 2 : text === '')) return null
  const facts = briefForms[kind].flatMap(({ name, label }) => {
    if (name !== 'who' && name !== 'when' && name !== 'where' && name !== 'price') return []
    const said = tidied(answers[name]).replace(/[.;,]+$/, '')
    return said === '' ? [] : [{ name, line: `${label}: ${said}` }]
  })
  const next = tidied(answers.next)
  const labelOfNext = briefForms[kind].find(({ name }) => name === 'next')?.label ?? ''
  return {
    kind,
    headline: kind === 'thanks' ? headline : capitalised(headline),
    text: text === '' ? '' : asSentence(text),
    facts,
    when: tidied(answers.when) || null,
    // "At the counter or by phone" needs its label to be clear.
    next: next === '' ? null : asSentence(isRequest(next) ? next : `${labelOfNext}: ${next}`),
    parts: parts.map(capitalised),
  }
}

const tidied = (text = ''): string =>
  withApostrophes(text)
    .replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replaceAll(/\s+([,.;:?!])/g, '$1')
    .trim()
