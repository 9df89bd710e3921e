// Decides which parts of an idea are shown and what they are called, the same on screen, in reports, PDFs,
// emails and copied text.
import type { ContentType } from '#contract/values/content.ts'
import { effortLabels, type FormatFields, type Idea, readerLabels } from '#contract/ideas.ts'

type Written = Pick<Idea, 'contentType' | 'description' | 'outline' | 'draft' | 'formatFields'>

/** The idea's text. Ideas from before drafts existed have it in the description. */
export const textOf = ({ draft, description }: Pick<Written, 'draft' | 'description'>): string =>
  draft || description

/** What the outline is called in this format. */
export function outlineName(type: ContentType): string {
  if (type === 'podcast') return 'Questions'
  return type === 'video' || type === 'webinar' ? 'Scenes' : 'Outline'
}

/** The outline, unless the draft or the fields already say all of it, as in an invitation. */
export function outlineOf({ outline, formatFields }: Written): string[] {
  const lines = new Set(formatFields.flatMap((field) => field.lines.map((line) => `${field.label}: ${line}`)))
  return outline.every((point) => lines.has(point)) ? [] : outline
}

/** The first sentence of each point, for people who receive the idea and don't produce it themselves. */
export const outlineInBrief = (idea: Written): string[] =>
  outlineOf(idea).map((point) => /^.{12,}?[.!?…](?=\s)/s.exec(point)?.[0] ?? point)

/** The subject of an email, shown above its text. */
export const subjectOf = ({ contentType, formatFields }: Written): string | null =>
  (contentType === 'email' ? formatFields.find(isSubject)?.lines[0] : undefined) ?? null

/** The first line of a post, if its draft starts with it. */
export function hookOf({ draft, formatFields }: Written): string | null {
  const hook = formatFields.find(({ label }) => label === 'Hook')?.lines[0]
  return hook && draft.startsWith(hook) ? hook : null
}

/** Fields of this format that neither the draft nor the outline already says. */
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

/** Who it is for and how long it takes to make, if known. */
export const audienceAndEffort = ({ reader, effort }: Pick<Idea, 'reader' | 'effort'>): string[] => [
  ...(reader ? [readerLabels[reader]] : []),
  ...(effort ? [effortLabels[effort]] : []),
]

/** Splits "By Friday 12 February: film the griddle" into its date and the task; a task may have no date. */
export function taskOf(task: string): { by: string | null; what: string } {
  const [, by, what] = /^((?:By|On) [^:]{0,30}\d[^:]{0,20}):\s+(\S.*)$/s.exec(task) ?? []
  return by === undefined || what === undefined ? { by: null, what: task } : { by, what: capital(what) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
