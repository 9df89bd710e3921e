// Groups facts that one sentence of a document gives, so that people count, see and choose the sentence once.
import type { Fact } from '#contract/facts.ts'

/** Facts with the same quote from the same document. */
export type SameQuote<OneFact extends Fact> = readonly [OneFact, ...OneFact[]]

export const factsByQuote = <OneFact extends Fact>(facts: readonly OneFact[]): SameQuote<OneFact>[] =>
  [...Map.groupBy(facts, ({ documentId, quote }) => `${documentId ?? ''} ${quote}`).values()].flatMap(
    ([first, ...others]) => (first === undefined ? [] : [[first, ...others] as const]),
  )
