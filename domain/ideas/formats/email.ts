import type { Telling } from '../telling.ts'
import { trimmedQuote } from '../wording/quotation.ts'
import type { Formatted } from './format-fields.ts'
import { keyPhrase, opening, shortQuote } from './key-phrase.ts'

export const SUBJECT_MOST = 60

/** A subject that a phone shows whole, and the line that inboxes show after it. */
export function email(telling: Telling): Formatted {
  const preview = /^.*?[.?!](?=\s|$)/.exec(telling.why)?.[0] ?? telling.why
  return {
    fields: [
      { label: 'Subject', lines: [subjectLine(telling)] },
      { label: 'Preview line', lines: [trimmedQuote(preview, 110)] },
    ],
    supporting: [],
  }
}

/** The title if it is short, its first half if that stands alone, else the fact with the question, or one of the two. */
function subjectLine(telling: Telling): string {
  const { question } = telling.candidate.listed.entry
  const key = keyPhrase(telling) ?? shortQuote(telling, SUBJECT_MOST)
  const opened = opening(telling, SUBJECT_MOST)
  const [half = ''] = telling.title.split(/(?<=[.?])\s|, (?=and |but |so )|: | – /)
  const subjects = [
    telling.title,
    ...(half.length >= 25 ? [half.replace(/[.,]$/, '')] : []),
    ...(opened === null ? [] : [`${opened} ${question}`]),
    question,
    ...(key === null ? [] : [key]),
  ].filter((subject) => subject.length <= SUBJECT_MOST)
  return subjects[0] ?? trimmedQuote(question, SUBJECT_MOST)
}
