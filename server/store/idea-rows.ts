// Reads an idea's row: the parts that are shown, and the parts that a rewrite may change.
import { sql } from 'drizzle-orm'
import type { Idea } from '#contract/ideas.ts'
import type { RenderedParts } from '#domain/ideas/engine.ts'
import { labelToday } from './stored-labels.ts'
import { contentIdeas } from './tables.ts'

/** The columns that are shown. The columns for preventing repetition are long and only read where needed. */
export const columns = {
  id: contentIdeas.id,
  title: contentIdeas.title,
  summary: contentIdeas.summary,
  description: contentIdeas.description,
  outline: contentIdeas.outline,
  draft: contentIdeas.draft,
  callToAction: contentIdeas.callToAction,
  prepare: contentIdeas.prepare,
  checks: contentIdeas.checks,
  effort: contentIdeas.effort,
  reader: contentIdeas.reader,
  occasion: contentIdeas.occasion,
  tasks: contentIdeas.tasks,
  asks: contentIdeas.asks,
  edited: contentIdeas.edited,
  canUndo: sql<boolean>`${contentIdeas.previous} is not null`,
  profileId: contentIdeas.profileId,
  contentType: contentIdeas.contentType,
  objective: contentIdeas.objective,
  status: contentIdeas.status,
  isInstant: contentIdeas.isInstant,
  repeatsSummary: contentIdeas.repeatsSummary,
  dismissal: contentIdeas.dismissal,
  formatFields: contentIdeas.formatFields,
  evidence: contentIdeas.evidence,
  explanation: contentIdeas.explanation,
  engine: contentIdeas.engine,
  generatedAt: contentIdeas.generatedAt,
  position: contentIdeas.position,
}

export type Row = Pick<typeof contentIdeas.$inferSelect, Exclude<keyof typeof columns, 'canUndo'>> & {
  canUndo: boolean
}

export const ideaOf = ({ generatedAt, position: _position, ...row }: Row): Idea => ({
  ...row,
  evidence: row.evidence.map((piece) =>
    piece.kind === 'profile' ? { ...piece, label: labelToday(piece.label) } : piece,
  ),
  generatedAt: generatedAt.toISOString(),
})

/** The current values of the parts that a rewrite may change. */
export const partsOf = ({
  title,
  summary,
  description,
  outline,
  draft,
  callToAction,
  prepare,
  checks,
  formatFields,
  evidence,
  asks,
}: Idea): RenderedParts => ({
  title,
  summary,
  description,
  outline,
  draft,
  callToAction,
  prepare,
  checks,
  formatFields,
  evidence,
  asks,
})
