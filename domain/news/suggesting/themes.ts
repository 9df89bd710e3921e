/** The themes of stories that suggestions are written for. `any` fits every story. */
export const newsThemes = [
  'prices-up',
  'prices-down',
  'rules',
  'shortage',
  'study',
  'technology',
  'opening',
  'closing',
  'award',
  'weather',
  'health',
  'jobs',
  'funding',
  'event',
  'safety',
  'environment',
  'taste',
  'any',
] as const
export type NewsTheme = (typeof newsThemes)[number]
