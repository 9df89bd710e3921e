// Tells where on the site a block is, by its page's address and title: on the home page, on a page about the
// brand, or on one with short-lived text.
import { pathOf } from '../page/address.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

const slugOf = ({ place }: Pick<SiteBlock, 'place'>): string =>
  pathOf(place.url ?? place.of)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const ofBrand =
  /\b(?:about|(?:our |the |my )(?:story|history|people|team|journey|beginnings?)|story|history|heritage|who (?:we are|i am|was|is)|meet (?:the|our)|team|staff|founders?|how (?:it|we|i) (?:all )?(?:began|started|came|got)|where (?:it|we) (?:all )?(?:began|started))\b/i
const ofStory =
  /\b(?:story|history|heritage|beginnings?|who (?:was|we are)|about|how (?:it|we|i|this) (?:all )?(?:began|started|came|got)|where (?:it|we) (?:all )?(?:began|started))\b/i
const passing =
  /\b(?:news|blogs?|posts?|insights?|articles?|journal|tips|advice|guides?|press|media|archives?|jobs?|careers?|vacanc\w+|privacy|cookies?|terms|polic(?:y|ies)|legal|complaints?|events?|what['’]?s on|calendar|stories|case stud(?:y|ies)|notices?)\b/i
const passingHeading =
  /\b(?:jobs?|join (?:us|the team|our team)|work (?:for|with) us|careers?|vacanc\w+|hiring|complaints?|small print|cookies?|privacy|covid\S*|notices?|terms|conditions|returns|refunds?|cancell?ations?|missed appointments?|newsletter|posted|case stud(?:y|ies)|parking|getting here|directions|allerg\w+|delivery|send us|message)\b/i

export const isOnHomePage = (block: SiteBlock, home: string): boolean => block.place.of === home

/** Whether the page is about the brand. */
export const isBrandPage = (place: SiteBlock['place']): boolean =>
  ofBrand.test(slugOf({ place })) || ofBrand.test(place.label)

/** Whether the page or the heading is about the brand. */
export const isAboutBrand = (block: SiteBlock): boolean =>
  isBrandPage(block.place) || ofBrand.test(block.heading)

/** Whether the page or the heading is about the brand's history. */
export const isAboutHistory = (block: SiteBlock): boolean =>
  ofStory.test(slugOf(block)) || ofStory.test(block.place.label) || ofStory.test(block.heading)

/** Whether a heading announces the brand's history. */
export const isHistoryHeading = (heading: string): boolean => ofStory.test(heading)

/** Pages of news, jobs and small print, which are soon outdated or don't interest readers. */
export const isShortLived = (block: SiteBlock): boolean =>
  (passing.test(slugOf(block)) && !isAboutBrand(block)) || passingHeading.test(block.heading)

/** How far down its page a block is, counted in blocks of running text. */
export function depthsOf(blocks: readonly SiteBlock[]): Map<SiteBlock, number> {
  const depths = new Map<SiteBlock, number>()
  const counts = new Map<string, number>()
  for (const block of blocks) {
    const at = counts.get(block.place.of) ?? 0
    depths.set(block, at)
    if (block.region === 'main' && block.form !== 'title') counts.set(block.place.of, at + 1)
  }
  return depths
}

/** Blocks with the headings above them as titles and headings, even if these are too short to be sure elsewhere. */
export function withShortHeadings(blocks: readonly SiteBlock[]): SiteBlock[] {
  let short: SiteBlock | null = null
  return blocks.map((block) => {
    if (block.level > 0) {
      short = block.form === 'title' ? null : block
      return { ...block, form: 'title' }
    }
    const isBelow = short !== null && short.place.of === block.place.of && short.heading === block.heading
    return isBelow && short !== null ? { ...block, heading: short.text } : block
  })
}
