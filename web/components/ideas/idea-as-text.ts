import { objectives } from '#contract/content.ts'
import type { Idea } from '#contract/ideas.ts'
import { kindLabel } from '../kinds.ts'

type Written = Pick<
  Idea,
  'title' | 'summary' | 'description' | 'contentType' | 'objective' | 'formatFields' | 'evidence'
>

/** An idea as plain text, to paste into a mail or a document: what to make and what it rests on, without scores. */
export function ideaAsText(idea: Written): string {
  const fields = idea.formatFields.map(({ label, lines }) =>
    lines.length === 1
      ? `${label}: ${lines[0]}`
      : [`${label}:`, ...lines.map((line) => `- ${line}`)].join('\n'),
  )
  const sources = idea.evidence.map(
    ({ quote, label, url }) => `“${quote}” (${url ? `${label}, ${url}` : label})`,
  )
  return [
    `${idea.title}\n${kindLabel(idea.contentType)}, ${objectives[idea.objective].toLowerCase()}`,
    idea.summary,
    idea.description.trim(),
    ...fields,
    ...(sources.length ? [['It rests on:', ...sources].join('\n')] : []),
  ].join('\n\n')
}
