// Prints an idea as plain text, for people who judge ideas on paper.
import { effortLabels, readerLabels } from '#contract/ideas.ts'
import { contentTypeLabel } from '#contract/values/content.ts'
import type { ProposedIdea } from '#domain/ideas/engine.ts'

/** @param brief the brief it was made for, if any */
export function inText(idea: ProposedIdea, brief: string | undefined): string {
  const list = (name: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`${name}:`, ...lines.map((line) => `- ${line}`), '']
  return [
    `## ${idea.title}`,
    `Format: ${contentTypeLabel(idea.contentType)}`,
    ...(brief === undefined ? [] : [`Brief: ${brief}`]),
    `For: ${readerLabels[idea.reader]}. Effort: ${effortLabels[idea.effort]}.`,
    '',
    `Why: ${idea.summary}`,
    '',
    ...idea.formatFields
      .filter(({ label }) => label !== 'Questions')
      .flatMap(({ label, lines }) => list(label, lines)),
    ...list(
      idea.contentType === 'podcast' ? 'Questions' : 'Outline',
      idea.contentType === 'events' ? [] : idea.outline,
    ),
    'Draft:',
    '',
    idea.draft,
    '',
    `Call to action: ${idea.callToAction}`,
    '',
    ...list('Prepare', idea.prepare),
    ...list('Check before you publish', idea.checks),
  ].join('\n')
}
