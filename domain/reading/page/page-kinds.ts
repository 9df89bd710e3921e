// Decides what a page is for, by its address and heading. Names in blog posts, staff lists and legal text are
// not offerings.
import { hostOf, pathOf, resolveAddress } from './address.ts'
import type { ReadPage, SiteBlock } from './read-blocks.ts'

export type PageKind = 'plain' | 'story' | 'people' | 'jobs' | 'around' | 'small-print'

const bySlug: readonly (readonly [RegExp, PageKind])[] = [
  [
    /^(?:blogs?|news|newsletters?|posts?|articles?|insights?|journal|stories|story|press|media|latest|updates?|category|tag|author|archives?|events-archive|case-stud(?:y|ies)|(?:our )?customers|(?:customer|success) stories|recipes?|(?:\p{L}+ s )?(?:top |helpful |handy |useful )?(?:hints|tips|advice)(?: (?:and|n) (?:hints|tips|tricks|advice))?|how to guides?|(?:19|20)\d\d)$/u,
    'story',
  ],
  [
    /^(?:privacy|cookies?|terms|conditions|legal|gdpr|disclaimer|accessibility|complaints?|safeguarding|polic(?:y|ies))\b|\b(?:polic(?:y|ies)|notice|statement|conditions)$/,
    'small-print',
  ],
  [
    /^(?:(?:our |the |meet (?:the |our )?)?(?:team|staff|people|coaches|trainers|instructors|teachers|trustees|governors|directors|board|committee|founders?|faculty|clergy)|who(?: s|s) who|who we are)$/,
    'people',
  ],
  [
    /^(?:careers?|jobs?|vacanc(?:y|ies)|recruitment|work (?:with|for) us|join (?:us|the team|our team))$/,
    'jobs',
  ],
  [
    /^(?:(?:the |our )?(?:local )?(?:area|attractions)|things to do|what to do|nearby|explore(?: .+)?|local guide|links|useful links|partners|suppliers|stockists|sponsors)$/,
    'around',
  ],
]

/** The kind of page by its path and its title. The home page never has a special kind. */
export function kindOfPage({ url, blocks }: Pick<ReadPage, 'url' | 'blocks'>, isHome: boolean): PageKind {
  if (isHome) return 'plain'
  const steps = pathOf(url)
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean)
  const names = [...steps, blocks[0]?.place.label.toLowerCase() ?? ''].map((step) =>
    step.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
  )
  for (const name of names) for (const [pattern, kind] of bySlug) if (pattern.test(name)) return kind
  return 'plain'
}

const asides =
  /\b(?:news|blogs?|insights?|articles?|stories|posts?|^press|press$|things to do|nearby|near (?:us|here|by)|local area|attractions|meet (?:the|our)|our (?:team|people|staff)|who(?:['’]s| is) who|reviews?|testimonials?|what (?:our |people |clients |customers )|careers?|vacanc(?:y|ies)|jobs|partners|sponsors|suppliers|as seen|accredit\w+|memberships? of|related|you may also|instagram|follow us|why (?:choose )?us|why \p{Lu}|find us|contact|directions|get in touch|privacy|terms|policies)\b/iu

/** Whether a heading is about something other than offerings: news, people, reviews, places nearby. */
export const isAside = (heading: string): boolean => asides.test(heading)

/**
 * Whether a block may name an offering: its heading is not about something else, and it doesn't link to a
 * blog post, a manual or another site.
 */
export const mayOffer = ({ heading, href, voice, place }: SiteBlock): boolean =>
  voice === undefined && !isAside(heading) && !elsewhere.test(href) && !leadsAway(href, place.of)

const elsewhere =
  /\/(?:blog|news|posts?|articles?|insights|docs?|documentation|manual|wiki|forum|community|tutorials?|learn|help|support)(?:[/#?.]|$)/i
const leadsAway = (href: string, page: string): boolean =>
  hostOf(resolveAddress(href, page) ?? page) !== hostOf(page)
