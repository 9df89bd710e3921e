import type { IdeaKey } from '#domain/ideas/engine.ts'

/** An idea's structure as one text: two ideas with the same are the same idea however they are worded. */
export const keyed = ({ subject, entry, stage, format, objective }: IdeaKey): string =>
  [subject, entry, stage, format, objective].join('|')
