import type { Telling } from '../telling.ts'
import { trimmedQuote } from '../wording/quotation.ts'
import type { Formatted } from './format-fields.ts'
import { opening } from './key-phrase.ts'

export const SUBJECT_MOST = 60

/** A subject that a phone shows whole, and the line that inboxes show after it. */
export function email(telling: Telling): Formatted {
  const subject = subjectLine(telling)
  return {
    fields: [
      { label: 'Subject', lines: [subject] },
      { label: 'Preview line', lines: [previewLine(telling, subject)] },
    ],
    supporting: [],
  }
}

/** Why it matters, after the fact where the subject has not said it. */
function previewLine(telling: Telling, subject: string): string {
  const point = /^.*?[.?!](?=\s|$)/.exec(telling.why)?.[0] ?? telling.why
  const opened = opening(telling, 70)
  const isSaid = opened === null || subject.includes(opened.replace(/[.?!]$/, ''))
  const whole = isSaid ? point : `${opened} ${point}`
  if (whole.length <= 140) return whole
  return isSaid ? trimmedQuote(point, 110) : opened
}

/** The title if it is short, its first half if that stands alone, else the fact with the question, or one of the two. */
function subjectLine(telling: Telling): string {
  const { question } = telling.candidate.listed.entry
  const opened = opening(telling, SUBJECT_MOST)
  const [half = ''] = telling.title.split(/(?<=[.?])\s|, (?=and |but |so )|: | – /)
  const subjects = [
    telling.title,
    ...(half.length >= 25 ? [half.replace(/[.,]$/, '')] : []),
    ...(opened === null ? [] : [`${opened} ${question}`]),
    question,
  ].filter((subject) => subject.length <= SUBJECT_MOST)
  return subjects[0] ?? trimmedQuote(question, SUBJECT_MOST)
}
