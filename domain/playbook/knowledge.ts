// What a lexicon may say of an offering below its line.

/** What the trade knows of an offering, each in whole sentences that hold for every brand of the trade. */
export const knowledgeFields = [
  'what-it-is',
  'who-for',
  'how-it-goes',
  'get-ready',
  'often-asked',
  'often-answered',
  'common-mistake',
  'in-season',
] as const
export type KnowledgeField = (typeof knowledgeFields)[number]
