// What is shown of an idea and what its parts are called: the same on screens, in reports, on paper, in mails and as text.
import type { ContentType } from '#contract/values/content.ts'
import { effortLabels, type FormatFields, type Idea, readerLabels } from '#contract/ideas.ts'

type Written = Pick<Idea, 'contentType' | 'description' | 'outline' | 'draft' | 'formatFields'>

/** The copy; ideas made before there were drafts have all their text in the description. */
export const textOf = ({ draft, description }: Pick<Written, 'draft' | 'description'>): string =>
  draft || description

/** What the points of an idea are in its format. */
export function outlineName(type: ContentType): string {
  if (type === 'podcast') return 'Questions'
  return type === 'video' || type === 'webinar' ? 'Scenes' : 'Outline'
}

/** The points, unless the copy or the fields say them all already, as an invitation does. */
export function outlineOf({ outline, formatFields }: Written): string[] {
  const lines = new Set(formatFields.flatMap((field) => field.lines.map((line) => `${field.label}: ${line}`)))
  return outline.every((point) => lines.has(point)) ? [] : outline
}

/** The points in brief, each in its first sentence, for those who were sent the idea and don't make it themselves. */
export const outlineInBrief = (idea: Written): string[] =>
  outlineOf(idea).map((point) => /^.{12,}?[.!?…](?=\s)/s.exec(point)?.[0] ?? point)

/** The subject of an email, which stands over its text. */
export const subjectOf = ({ contentType, formatFields }: Written): string | null =>
  (contentType === 'email' ? formatFields.find(isSubject)?.lines[0] : undefined) ?? null

/** The line that a post begins with, where its text begins with it. */
export function hookOf({ draft, formatFields }: Written): string | null {
  const hook = formatFields.find(({ label }) => label === 'Hook')?.lines[0]
  return hook && draft.startsWith(hook) ? hook : null
}

/** What only this format needs and neither the copy nor the outline says. */
export function fieldsOf(idea: Written): FormatFields {
  const subject = subjectOf(idea)
  const said = plain(idea.draft)
  const points = idea.outline.join('\n')
  return idea.formatFields.filter((field) => {
    const lines = field.lines.filter((line) => line.trim())
    if (lines.length === 0 || lines.join('\n') === points) return false
    return !(isSubject(field) && subject !== null) && !lines.every((line) => said.includes(plain(line)))
  })
}

const isSubject = ({ label }: FormatFields[number]) => label === 'Subject'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.!?…]+$/, '')

/** Who it speaks to and how long it takes to make, where that is known. */
export const aimOf = ({ reader, effort }: Pick<Idea, 'reader' | 'effort'>): string[] => [
  ...(reader ? [readerLabels[reader]] : []),
  ...(effort ? [effortLabels[effort]] : []),
]

/** A task, "By Friday 12 February: film the griddle", as its day and what to do; a task without a day has none. */
export function taskOf(task: string): { by: string | null; what: string } {
  const [, by, what] = /^((?:By|On) [^:]{0,30}\d[^:]{0,20}):\s+(\S.*)$/s.exec(task) ?? []
  return by === undefined || what === undefined ? { by: null, what: task } : { by, what: capital(what) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
