// Removes lines that most pages share, since they belong to the layout around the content. Lines with digits
// are kept once, because they give hours, prices and addresses.
import type { ReadPage, SiteBlock } from './read-blocks.ts'

/**
 * Removes the lines found on half or more of the pages. Lines with digits stay on the first page that has
 * them.
 */
export function withoutSharedLines(pages: readonly ReadPage[]): ReadPage[] {
  const counts = new Map<string, number>()
  for (const { blocks } of pages)
    for (const key of new Set(blocks.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isShared = (block: SiteBlock) => (counts.get(keyOf(block)) ?? 0) >= Math.max(2, pages.length / 2)
  const kept = new Set<string>()
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.filter((block) => {
      if (!isShared(block) || block.region === 'nav') return true
      if (!/\d/.test(block.text) || kept.has(keyOf(block))) return false
      kept.add(keyOf(block))
      return true
    }),
  }))
}

const keyOf = ({ text }: SiteBlock) => text.toLowerCase()
