/** What a lexicon can say below an offering, in complete sentences that hold for every brand of the trade. */
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
