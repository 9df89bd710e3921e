/**
 * The kinds of knowledge that a lexicon can have about an offering. Each is in complete sentences that are
 * true for every brand of the trade.
 */
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
