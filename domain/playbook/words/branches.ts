// Lists values of several branches, so that none of them reads as the whole brand's.
import type { BranchText } from '../card.ts'

/** With more branches than this, drafts leave out hours and phone numbers, because nobody reads such a list. */
const MOST_BRANCHES = 4

/** Lists the texts with their branch, as in "Mon-Fri 9-5, Sat 9-1 (Oakley); Tue-Sat 10-4 (Thorpe)". */
export function inBranches(texts: readonly BranchText[], between: string): string | null {
  const parts = [...Map.groupBy(texts, ({ branch }) => branch)]
  if (parts.length > MOST_BRANCHES) return null
  return parts
    .map(([branch, of]) =>
      branch === null
        ? of.map(({ text }) => text).join(between)
        : `${of.map(({ text }) => text).join(', ')} (${branch})`,
    )
    .join(between)
}
