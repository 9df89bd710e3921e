import { objectives } from '#contract/values/content.ts'
import { type Idea, isOwnRecord, OWN_RECORDS } from '#contract/ideas.ts'
import { forOccasion } from '#contract/values/occasions.ts'
import { kindLabel } from '../kinds.ts'
import { audienceAndEffort, fieldsOf, outlineName, outlineOf, subjectOf, textOf } from './idea-parts.ts'

/** An idea as plain text, to paste into an email or a document: everything its page shows except the questions. */
export function ideaAsText(idea: Idea, country: string | null = null): string {
  const subject = subjectOf(idea)
  const about = [kindLabel(idea.contentType), objectives[idea.objective], ...audienceAndEffort(idea)].join(
    ' · ',
  )
  const because = [idea.explanation?.because, idea.explanation?.now].filter(Boolean).join(' ')
  const sources = idea.evidence.map((piece) => `“${piece.quote}” (${placeOf(piece)})`)
  return [
    `${idea.title}\n${about}`,
    idea.summary,
    idea.occasion && forOccasion(idea.occasion, country),
    subject !== null && `Subject: ${subject}`,
    textOf(idea).trim(),
    idea.draft && idea.callToAction,
    ...fieldsOf(idea).map(({ label, lines }) =>
      lines.length === 1 ? `${label}: ${lines[0]}` : listed(label, lines),
    ),
    listed(outlineName(idea.contentType), outlineOf(idea)),
    listed('Production tasks', idea.tasks),
    listed('What to prepare', idea.prepare),
    listed('Check before you publish', idea.checks),
    because && `Why this idea: ${because}`,
    sources.length > 0 && ['Sources:', ...sources].join('\n'),
  ]
    .filter((part) => part)
    .join('\n\n')
}

/** A copy may be sent on, so sources that only the owner may see are not named. */
function placeOf(piece: Idea['evidence'][number]): string {
  if (isOwnRecord(piece)) return OWN_RECORDS
  return piece.url ? `${piece.label}, ${piece.url}` : piece.label
}

const listed = (name: string, lines: readonly string[]) =>
  lines.length > 0 && [`${name}:`, ...lines.map((line) => `- ${line}`)].join('\n')
